import type { IncomingMessage, ServerResponse } from 'node:http';
import { continueWith, type Soon } from '../terms/after.js';
import { Problem } from '../terms/errors.js';
import { HttpContext } from './http-context.js';
import type { LoopWatch } from './loop-watch.js';
import { checkMessage } from './message.js';
import type { Log } from './ports.js';
import type { PressureGate } from './pressure.js';
import { refuse } from './refuse.js';
import type { Route } from './route.js';
import { admit, authenticate, findRoute, readBody, type StageParts } from './stages.js';
import { checkTarget } from './target.js';
import type { Tracing } from './tracing/tracing.js';

export interface HandlerParts extends StageParts {
  readonly log: Log;
  readonly pressure: PressureGate;
  /** Notes what the event loop is doing. */
  readonly watch: LoopWatch;
  /** Null or absent: traces are off. */
  readonly tracing?: Tracing | null;
  /** Called when the response is finished or the connection lost. */
  readonly onClose: (http: HttpContext) => void;
}

/** What a listener does with requests. */
export interface Handler {
  /** Answers it, now or later. */
  handle(request: IncomingMessage, response: ServerResponse): HttpContext;
  /** To be called once, when the response is finished or the connection lost. */
  close(http: HttpContext): void;
  /** To be called when the listener begins to stop: what has been sent to it is read from now on. */
  drain(): void;
}

/** The path of every request; docs/lifecycle.md draws it with the refusal of each stage. */
export function createHandler(parts: HandlerParts): Handler {
  return {
    handle: (request, response) => {
      const http = new HttpContext(request, response, parts.clock.elapsed());
      http.slot = parts.watch.begin(http.traceId, request.url!);
      if (parts.tracing) http.trace = parts.tracing.begin(http);
      answerOrRefuse(http, parts);
      parts.watch.leave();
      return http;
    },
    close: (http) => {
      parts.onClose(http);
      parts.watch.end(http.slot);
      http.trace?.end();
      if (http.isCounted) parts.pressure.leave();
      if (http.isTooMuch) parts.pressure.coolDown(http.request.socket);
    },
    drain: () => parts.pressure.endCoolDowns(),
  };
}

/**
 * A refusal waits until what came with the headers is read, so that no part of the body is left in front of the next
 * request.
 */
function answerOrRefuse(http: HttpContext, parts: HandlerParts): void {
  const refuseFor = (cause: unknown): void => refuse(http, cause, parts.log);
  try {
    const answered = answer(http, parts);
    if (answered instanceof Promise) answered.catch(refuseFor);
  } catch (cause) {
    queueMicrotask(() => refuseFor(cause));
  }
}

/** The order of the checks is part of the contract: what is refused first does not depend on what comes after. */
function answer(http: HttpContext, parts: HandlerParts): Soon<void> {
  checkMessage(http.request, parts.limits);
  checkTarget(http.request, http.target, parts.limits.targetBytes);
  parts.authenticator.refuseBlockedAddress(parts.addressOf(http));
  const route = findRoute(http, parts);
  if (route === null) return;
  parts.watch.name(http.slot, route.name);
  route.refuseAtOnce?.();
  // Probes are answered under pressure too: they cost nothing, and a load balancer relies on them.
  const refusal = route.access === 'open' ? null : enter(http, parts.pressure);
  return refusal ?? pass(http, route, parts);
}

/** The stages that may have to wait. */
function pass(http: HttpContext, route: Route, parts: HandlerParts): Soon<void> {
  const { trace, slot } = http;
  const { watch } = parts;
  const answerBody = (): Soon<void> => {
    trace?.enter('answer');
    watch.describe(slot, http.bodyText);
    watch.enter(slot);
    try {
      return route.answer(http);
    } finally {
      watch.leave();
    }
  };
  const read = (): Soon<void> => {
    trace?.enter('readBody');
    const body = readBody(http, route, parts);
    const { refuseBody } = route;
    if (!(body instanceof Promise) || refuseBody === undefined) return continueWith(body, answerBody);
    return body.then(answerBody, (cause: unknown) => {
      if (!(cause instanceof Problem) || cause.kind !== 'malformed-request') throw cause;
      refuseBody(http, cause);
    });
  };
  const enterBudget = (): Soon<void> => {
    route.refuseCaller?.(http);
    trace?.enter('admit');
    return continueWith(admit(http, route, parts), read);
  };
  trace?.enter('authenticate');
  return continueWith(authenticate(http, route, parts), enterBudget);
}

/** Null: it is accepted. */
function enter(http: HttpContext, pressure: PressureGate): Promise<never> | null {
  try {
    pressure.enter();
  } catch (refusal) {
    if (!http.response.shouldKeepAlive) return pressure.holdBack(refusal);
    http.isTooMuch = true;
    throw refusal;
  }
  http.isCounted = true;
  return null;
}
