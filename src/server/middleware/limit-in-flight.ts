import type { RequestHandler } from 'express';
import type { PressureGate } from '../pressure.js';

/** Stage pressure: 503 with Retry-After for more than can be answered in time. */
export function limitInFlight(gate: PressureGate): RequestHandler {
  return (request, response, next) => {
    try {
      gate.enter();
    } catch (refusal) {
      if (!response.shouldKeepAlive) return gate.holdBack(refusal);
      response.once('close', () => gate.coolDown(request.socket));
      throw refusal;
    }
    response.once('close', () => gate.leave());
    return next();
  };
}
