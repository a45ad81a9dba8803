import type { RequestHandler } from 'express';
import type { Authenticator } from '../../accounts/authenticate.js';
import { continueWith } from '../../terms/after.js';
import { contextOf, type HttpContext } from '../http-context.js';
import type { Route } from '../route.js';
import { readHeaderValues } from '../target.js';

export interface AuthenticateParts {
  readonly authenticator: Authenticator;
  /** The address of the peer that sent the request. */
  readonly addressOf: (http: HttpContext) => string;
}

/** Stage address: 429 for an address over its limit of bad keys (fault H5), before anything else is asked. */
export function refuseBlockedAddress({ authenticator, addressOf }: AuthenticateParts): RequestHandler {
  return (_request, response, next) => {
    authenticator.refuseBlockedAddress(addressOf(contextOf(response)));
    next();
  };
}

/** Stage authenticate: who is asking. A key sent to a route that needs none is not looked at. */
export function authenticate(route: Route, { authenticator, addressOf }: AuthenticateParts): RequestHandler {
  const { tokens, access } = route;
  return (request, response, next) => {
    const http = contextOf(response);
    http.trace?.enter('authenticate');
    const authorization = readHeaderValues(request, 'authorization');
    if (authorization.length === 0 && access === 'optionalKey') return next();
    const address = addressOf(http);
    const hasOtherHeader = request.headers['x-api-key'] !== undefined;
    const credentials = { authorization, address, hasOtherHeader, ...(tokens && { tokens }) };
    return continueWith(authenticator.authenticate(credentials), (caller) => {
      http.caller = caller;
      route.refuseCaller?.(http);
      next();
    });
  };
}
