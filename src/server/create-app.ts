import express, { type Express, type RequestHandler } from 'express';
import { admit, type AdmitParts } from './middleware/admit.js';
import { createAllowOrigins } from './middleware/allow-origins.js';
import { answer } from './middleware/answer.js';
import { authenticate, refuseBlockedAddress, type AuthenticateParts } from './middleware/authenticate.js';
import { beginRequest, type BeginParts } from './middleware/begin-request.js';
import { checkMessage } from './middleware/check-message.js';
import { checkTarget } from './middleware/check-target.js';
import { compressAnswers } from './middleware/compress-answers.js';
import { findRoute } from './middleware/find-route.js';
import { limitInFlight } from './middleware/limit-in-flight.js';
import { readBody } from './middleware/read-body.js';
import { refuse, refuseUnknown } from './middleware/refuse.js';
import type { ServerLimits } from './limits.js';
import type { Log } from './ports.js';
import type { PressureGate } from './pressure.js';
import type { Route } from './route.js';

export interface AppParts extends BeginParts, AuthenticateParts, AdmitParts {
  readonly limits: ServerLimits;
  readonly log: Log;
  readonly pressure: PressureGate;
  /** Origins whose pages may read answers; none unless given. */
  readonly allowedOrigins?: readonly string[];
}

/**
 * The path of every request; docs/lifecycle.md draws it with the refusal of each stage. The order is part of the contract:
 * what is refused first does not depend on what comes after.
 */
export function createApp(routes: readonly Route[], parts: AppParts): Express {
  const app = express();
  // Nothing here reads them, and each costs time in every request.
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.use(
    beginRequest(parts),
    checkMessage(parts.limits),
    checkTarget(parts.limits),
    refuseBlockedAddress(parts),
    compressAnswers(),
    findRoute(routes, {
      watch: parts.watch,
      allowOrigins: createAllowOrigins(parts.allowedOrigins ?? []),
      stagesOf: (route) => stagesOf(route, parts),
    }),
    refuseUnknown,
    refuse(parts.log),
  );
  return app;
}

/** Probes and pages are answered under pressure too: they cost little, and a load balancer relies on them. */
function stagesOf(route: Route, parts: AppParts): readonly RequestHandler[] {
  const ofCaller = [limitInFlight(parts.pressure), authenticate(route, parts), admit(route, parts)];
  return [
    ...(route.access === 'open' ? [] : ofCaller),
    readBody(route, parts.limits),
    answer(route, parts.watch),
  ];
}
