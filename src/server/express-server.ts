import { createServer, IncomingMessage, ServerResponse, type Server, type ServerOptions } from 'node:http';
import type { Express } from 'express';

/**
 * An HTTP server whose requests and responses are made with the prototypes of the application. Express gives them to
 * each that has others, after which V8 no longer knows the shape of the object.
 */
export function createExpressServer(app: Express, options: ServerOptions): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse<AppRequest> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return createServer({ ...options, IncomingMessage: AppRequest, ServerResponse: AppResponse });
}
