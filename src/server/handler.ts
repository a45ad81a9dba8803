import type { IncomingMessage, ServerResponse } from 'node:http';
import { after, type Soon } from '../terms/after.js';
import { Problem } from '../terms/errors.js';
import { Exchange } from './exchange.js';
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
  readonly onClose: (exchange: Exchange) => void;
}

/** What a listener does with requests. */
export interface Handler {
  /** Answers it, now or later. */
  handle(request: IncomingMessage, response: ServerResponse): Exchange;
  /** To be called once, when the response is finished or the connection lost. */
  close(exchange: Exchange): void;
  /** To be called when the listener begins to stop: what has been sent to it is read from now on. */
  drain(): void;
}

/** The way of every request: docs/lifecycle.md draws it with the refusal of each stage. */
export function createHandler(parts: HandlerParts): Handler {
  return {
    handle: (request, response) => {
      const exchange = new Exchange(request, response, parts.clock.elapsed());
      exchange.slot = parts.watch.begin(exchange.traceId, request.url!);
      if (parts.tracing) exchange.trace = parts.tracing.begin(exchange);
      answerOrRefuse(exchange, parts);
      parts.watch.leave();
      return exchange;
    },
    close: (exchange) => {
      parts.onClose(exchange);
      parts.watch.end(exchange.slot);
      exchange.trace?.end();
      if (exchange.isCounted) parts.pressure.leave();
      if (exchange.isTooMuch) parts.pressure.coolDown(exchange.request.socket);
    },
    drain: () => parts.pressure.endCoolDowns(),
  };
}

/** A refusal waits until what came with the headers is read: then no body is left that stands between the two. */
function answerOrRefuse(exchange: Exchange, parts: HandlerParts): void {
  const refuseFor = (cause: unknown): void => refuse(exchange, cause, parts.log);
  try {
    const answered = answer(exchange, parts);
    if (answered instanceof Promise) answered.catch(refuseFor);
  } catch (cause) {
    queueMicrotask(() => refuseFor(cause));
  }
}

/** The order of the checks is part of the contract: what is refused first does not depend on what comes after. */
function answer(exchange: Exchange, parts: HandlerParts): Soon<void> {
  checkMessage(exchange.request, parts.limits);
  checkTarget(exchange.request, exchange.target, parts.limits.targetBytes);
  parts.authenticator.refuseBlockedAddress(parts.addressOf(exchange));
  const route = findRoute(exchange, parts);
  if (route === null) return;
  parts.watch.name(exchange.slot, route.name);
  route.refuseAtOnce?.();
  // Probes are answered under pressure too: they cost nothing, and a balancer goes by them.
  const refusal = route.access === 'open' ? null : enter(exchange, parts.pressure);
  return refusal ?? pass(exchange, route, parts);
}

/** The stages that may have to wait. */
function pass(exchange: Exchange, route: Route, parts: HandlerParts): Soon<void> {
  const { trace, slot } = exchange;
  const { watch } = parts;
  const answerBody = (): Soon<void> => {
    trace?.enter('answer');
    watch.describe(slot, exchange.bodyText);
    watch.enter(slot);
    try {
      return route.answer(exchange);
    } finally {
      watch.leave();
    }
  };
  const read = (): Soon<void> => {
    trace?.enter('readBody');
    const body = readBody(exchange, route, parts);
    const { refuseBody } = route;
    if (!(body instanceof Promise) || refuseBody === undefined) return after(body, answerBody);
    return body.then(answerBody, (cause: unknown) => {
      if (!(cause instanceof Problem) || cause.kind !== 'malformed-request') throw cause;
      refuseBody(exchange, cause);
    });
  };
  const enterBudget = (): Soon<void> => {
    route.refuseCaller?.(exchange);
    trace?.enter('admit');
    return after(admit(exchange, route, parts), read);
  };
  trace?.enter('authenticate');
  return after(authenticate(exchange, route, parts), enterBudget);
}

/** Null: it is taken on. */
function enter(exchange: Exchange, pressure: PressureGate): Promise<never> | null {
  try {
    pressure.enter();
  } catch (refusal) {
    if (!exchange.response.shouldKeepAlive) return pressure.holdBack(refusal);
    exchange.isTooMuch = true;
    throw refusal;
  }
  exchange.isCounted = true;
  return null;
}
