import type { IncomingMessage, ServerResponse } from 'node:http';
import { Exchange } from './exchange.js';
import type { Log } from './ports.js';
import type { PressureGate } from './pressure.js';
import { refuse } from './refuse.js';
import { admit, authenticate, findRoute, readBody, type StageParts } from './stages.js';
import { checkTarget } from './target.js';
import type { Tracing } from './tracing/tracing.js';

export interface HandlerParts extends StageParts {
  readonly log: Log;
  readonly pressure: PressureGate;
  /** Null or absent: traces are off. */
  readonly tracing?: Tracing | null;
  /** Called when the response is finished or the connection lost. */
  readonly onClose: (exchange: Exchange) => void;
}

/** The way of every request: docs/lifecycle.md draws it with the refusal of each stage. */
export function createHandler(
  parts: HandlerParts,
): (request: IncomingMessage, response: ServerResponse) => Exchange {
  return (request, response) => {
    const exchange = new Exchange(request, response, parts.clock.elapsed());
    if (parts.tracing) exchange.trace = parts.tracing.begin(exchange);
    response.once('close', () => {
      parts.onClose(exchange);
      exchange.trace?.end();
    });
    answer(exchange, parts).catch((cause: unknown) => refuse(exchange, cause, parts.log));
    return exchange;
  };
}

/** The order of the checks is part of the contract: what is refused first does not depend on what comes after. */
async function answer(exchange: Exchange, parts: HandlerParts): Promise<void> {
  checkTarget(exchange.request, exchange.target, parts.limits.targetBytes);
  parts.authenticator.refuseBlockedAddress(parts.addressOf(exchange));
  const route = findRoute(exchange, parts);
  if (route === null) return;
  route.refuseAtOnce?.();
  // Probes are answered under pressure too: they cost nothing, and a balancer goes by them.
  if (route.access !== 'open') enter(exchange, parts.pressure);
  const { trace } = exchange;
  trace?.enter('authenticate');
  await authenticate(exchange, route, parts);
  route.refuseCaller?.(exchange);
  trace?.enter('admit');
  await admit(exchange, route, parts);
  trace?.enter('readBody');
  await readBody(exchange, route, parts);
  trace?.enter('answer');
  await route.answer(exchange);
}

function enter({ response }: Exchange, pressure: PressureGate): void {
  pressure.enter();
  response.once('close', () => pressure.leave());
}
