import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Express, Request, Response } from 'express';
import { createExpressServer } from './express-server.js';
import { findContext } from './http-context.js';
import { keepShapes } from './kept-shapes.js';
import type { ServerLimits } from './limits.js';
import { refuseUnparsed, toBytes, type ParserError } from './parser-errors.js';
import type { Log } from './ports.js';
import { createTraceId } from './trace.js';

export interface ListenerParts {
  /** Answers every request that Node's parser takes. */
  readonly app: Express;
  /** To be called when the stop begins: what has been sent is read from now on. */
  readonly onStop: () => void;
  /** To be called when every connection has ended. */
  readonly onStopped: () => void;
  readonly limits: ServerLimits;
  readonly log: Log;
}

/**
 * A connection and the last request on it that is under way. Connections are kept rather than requests: a map that
 * changes with every request is copied every so often, and the dead copies in V8's old generation retain all later
 * requests until the whole heap is collected.
 */
interface Connection {
  response: ServerResponse | null;
  /** A request that was answered before all of it was there. */
  unread: IncomingMessage | null;
}

/**
 * Connections that the system completes while the process is busy, if it allows as many (`net.core.somaxconn`). Those
 * beyond are dropped and retried after a second or more: with Node's default of 511, a burst of clients saw such
 * delays, and resets.
 */
const MAX_UNACCEPTED = 4_096;
/** What a client that asked for a tunnel has to read that there is none. */
const TUNNEL_MS = 1_000;
/** The application answers everything: nothing comes after it. */
const UNUSED = (): void => undefined;
/** How often connections are looked at for exceeded times. */
const CHECK_INTERVAL_MS = 500;

/**
 * The HTTP/1.1 listener. Its stop is clean: what was received is answered, and every connection ends after a
 * response rather than under a request.
 */
export class Listener {
  readonly server: HttpServer;
  private readonly connections = new Map<Socket, Connection>();
  private stopping: Promise<void> | null = null;
  /** Idle connections have had their time and are closed. */
  private isDrained = false;

  constructor(private readonly parts: ListenerParts) {
    const { limits } = parts;
    keepShapes();
    this.server = createExpressServer(parts.app, {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      // The edge checks it, so that its absence is answered like any other fault.
      requireHostHeader: false,
      noDelay: true,
    });
    // A client that stops reading is checked twice: it may have read something since the last write.
    this.server.timeout = limits.idleTimeoutMs / 2;
    // One more than are accepted: Node drops those beyond, and a request that has too many must be noticed.
    this.server.maxHeadersCount = limits.headers + 1;
    const take = (request: IncomingMessage, response: ServerResponse): void => this.take(request, response);
    this.server.on('request', take);
    // The reader of the body sends `100 Continue`, after every check that may refuse the headers.
    this.server.on('checkContinue', take);
    // An expectation that is not understood may be ignored (RFC 9110, section 10.1.1).
    this.server.on('checkExpectation', take);
    this.server.on('connect', (_request, socket) => refuseTunnel(socket));
    this.server.on('clientError', (error: ParserError, socket) => this.refuse(error, socket as Socket));
  }

  get isStopping(): boolean {
    return this.stopping !== null;
  }

  /** Resolves with the address once connections are accepted; rejects when the address is not available. */
  listen(port: number, host?: string): Promise<AddressInfo> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen({ port, host, backlog: MAX_UNACCEPTED }, () => {
        this.server.off('error', reject);
        resolve(this.server.address() as AddressInfo);
      });
    });
  }

  /**
   * Stops: no new connections; requests under way are finished; idle connections may bring what is already on its
   * way and are then closed. Resolves when every connection has ended.
   */
  stop(): Promise<void> {
    return (this.stopping ??= this.drain());
  }

  private async drain(): Promise<void> {
    const { drainMs, stopMs } = this.parts.limits;
    this.parts.onStop();
    for (const response of this.underWay()) if (!response.headersSent) response.shouldKeepAlive = false;
    const idle = setTimeout(() => {
      this.isDrained = true;
      for (const response of this.underWay()) endAfter(response);
      this.server.closeIdleConnections();
    }, drainMs);
    const all = setTimeout(() => this.server.closeAllConnections(), stopMs);
    // http.Server.close would cut idle connections at once, and with them requests that are on the wire.
    await new Promise<void>((resolve) => NetServer.prototype.close.call(this.server, () => resolve()));
    clearTimeout(idle);
    clearTimeout(all);
    // Node looks at the connections until its own close is called, and keeps the server and all that it refers to.
    this.server.close();
    this.parts.onStopped();
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // It crossed the end of its connection on the wire and cannot be answered: so no part of it is carried out.
    if (socket.writableEnded) return void socket.destroy();
    if (this.isStopping) response.shouldKeepAlive = false;
    if (this.isDrained) endAfter(response);
    const connection = this.connectionOf(socket);
    connection.response = response;
    response.on('close', () => {
      if (connection.response === response) connection.response = null;
      if (!request.complete) connection.unread = request;
    });
    this.parts.app(request as Request, response as Response, UNUSED);
  }

  private connectionOf(socket: Socket): Connection {
    const known = this.connections.get(socket);
    if (known !== undefined) return known;
    const connection: Connection = { response: null, unread: null };
    this.connections.set(socket, connection);
    socket.on('close', () => this.connections.delete(socket));
    return connection;
  }

  private underWay(): readonly ServerResponse[] {
    return [...this.connections.values()].flatMap(({ response }) => response ?? []);
  }

  /**
   * A request may be waiting for the rest of its body when the parser gives up: its response is the refusal. One that has
   * its response already gets no second one.
   */
  private refuse(error: ParserError, socket: Socket): void {
    const connection = this.connections.get(socket);
    const response = connection?.response ?? null;
    const isAnswered = connection?.unread?.complete === false;
    if (isAnswered || (response?.headersSent && !response.writableFinished)) {
      socket.destroy();
      return;
    }
    const traceId = (response && findContext(response)?.traceId) ?? createTraceId();
    const kind = refuseUnparsed(error, socket, { targetLimit: this.parts.limits.targetBytes, traceId });
    if (kind !== null)
      this.parts.log.info({ traceId, code: error.code, problem: kind }, 'unparsed request refused');
  }
}

/**
 * Node leaves such a connection to its listener: without a listener for errors, a client that resets it would end the
 * process.
 */
function refuseTunnel(socket: Duplex): void {
  const end = (): void => void socket.destroy();
  socket.on('error', end).on('end', end);
  socket.end(toBytes('method-not-allowed', 'CONNECT is not taken.', createTraceId()));
  // A peer that keeps sending would receive a reset before it has read the response.
  socket.resume();
  setTimeout(end, TUNNEL_MS).unref();
}

/**
 * Ends the connection after this response. Not before the drain is over: the client may have been told that the
 * connection stays open, and its next request may be on its way.
 */
function endAfter(response: ServerResponse): void {
  const { socket } = response;
  response.once('finish', () => socket?.end());
}
