"""Links that hold a secret lead to addresses that anybody may see: the secret stays in a cookie of that address alone.

In: a request for a link, or for what lies behind it. Out: a redirection that hands the cookie over, or whether the
request holds the secret. So a secret stands in no address bar, history or `Referer`, and several seats can be open in
one browser: each address has its own cookie.
"""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

COOKIE = "rulewright"
KEPT_FOR = 30 * 24 * 60 * 60
"""Seconds for which a browser keeps its seat; opening the link again begins anew."""


def public_name(secret: str) -> str:
    """Names what a secret opens, and tells nothing about it."""
    return hashlib.sha256(f"address:{secret}".encode()).hexdigest()[:20]


def seat_address(token: str) -> str:
    """Where the pages of a link are."""
    return f"/seat/{public_name(token)}"


def host_address(key: str) -> str:
    """Where the page of the host is."""
    return f"/tables/{public_name(key)}"


def is_same(given: str, secret: str) -> bool:
    """Compared in a time that tells nothing."""
    return secrets.compare_digest(given.encode(), secret.encode())


def holds(request: Request, secret: str) -> bool:
    """Whether a request comes from a browser that has opened the link."""
    return is_same(request.cookies.get(COOKIE, ""), secret)


def entered(request: Request, secret: str, address: str) -> Response:
    """On to the address, with the secret; the address that held it is told to nobody."""
    answer = RedirectResponse(address, 303, {"referrer-policy": "no-referrer"})
    answer.set_cookie(
        COOKIE,
        secret,
        max_age=KEPT_FOR,
        path=address,
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",  # strict cookies do not come along where a link in a letter is followed
    )
    return answer
