import type { RequestHandler } from 'express';
import { contextOf } from '../http-context.js';
import type { LoopWatch } from '../loop-watch.js';
import type { Route } from '../route.js';

/** The last stage: the route answers, now or later. The watch over the event loop learns what was asked. */
export function answer(route: Route, watch: LoopWatch): RequestHandler {
  return (_request, response) => {
    const http = contextOf(response);
    http.trace?.enter('answer');
    watch.describe(http.slot, http.bodyText);
    watch.enter(http.slot);
    try {
      return route.answer(http);
    } finally {
      watch.leave();
    }
  };
}
