import type { Caller } from '../accounts/caller.js';
import type { Clock } from '../accounts/clock.js';
import type { UsageRecorder } from '../accounts/usage-recorder.js';
import { memberOf } from '../terms/lazily.js';
import { MAX_QUOTED } from '../terms/result.js';
import type { HttpContext } from './http-context.js';
import type { Metrics } from './metrics.js';
import type { Log, ParentLog } from './ports.js';

/** The link of a report is a secret. */
const SHARED = '/shared/';

/** Anything that looks like an API key, whole or cut. */
const API_KEY = /dg_(live|test)_[A-Za-z0-9]*/g;
const KEY_START = 'dg_';
const UNPRINTABLE = /[^\x20-\x7e]/;

export interface RequestLogParts {
  readonly log: ParentLog;
  readonly usage: Pick<UsageRecorder, 'record'>;
  readonly clock: Pick<Clock, 'elapsed'>;
  readonly addressOf: (http: HttpContext) => string;
  readonly metrics?: Pick<Metrics, 'observe'> | undefined;
}

/**
 * One line for each request, and one count of the account's usage. The query string is left out: it may hold what a
 * caller should have put elsewhere.
 */
export function createRequestLog({
  log,
  usage,
  clock,
  addressOf,
  metrics,
}: RequestLogParts): (http: HttpContext) => void {
  const logOf = logsOf(log);
  return (http) => {
    const { request, response, route, caller, traceId, target } = http;
    const status = response.statusCode;
    if (caller && route) {
      usage.record({
        accountId: caller.accountId,
        keyId: caller.keyId,
        operation: route.name,
        failed: status >= 400,
      });
    }
    const ms = clock.elapsed() - http.startedAt;
    metrics?.observe({
      operation: route?.name ?? 'none',
      method: request.method ?? '',
      status,
      seconds: ms / 1000,
    });
    const line = {
      traceId,
      method: request.method,
      path: safePathOf(target.path),
      status,
      complete: response.writableFinished,
      ms: Math.round(ms * 100) / 100,
      address: addressOf(http),
      userAgent: toSafeText(request.headers['user-agent'] ?? ''),
    };
    logOf(caller, route).info(line, 'request');
  };
}

/** Stands for an unknown caller. */
const NOBODY = {};

type LogOf = (caller: Caller | null, route: HttpContext['route']) => Log;

/** The log with the account, the key and the route as fields, serialized once for a remembered caller. */
function logsOf(log: ParentLog): LogOf {
  const known = new WeakMap<object, Map<string, Log>>();
  return (caller, route) => {
    if (route === null) return log;
    const owner = caller ?? NOBODY;
    let logs = known.get(owner);
    if (logs === undefined) known.set(owner, (logs = new Map<string, Log>()));
    return memberOf(logs, route.name, () =>
      log.child({ route: route.name, account: caller?.accountId, key: caller?.keyId }),
    );
  };
}

/** A path as it may be logged. */
export function safePathOf(path: string): string {
  return path.startsWith(SHARED) ? `${SHARED}***` : toSafeText(path);
}

/** The start of a text in one printable line without keys: what callers send cannot forge a second line. */
function toSafeText(text: string): string {
  const start = text.slice(0, MAX_QUOTED);
  return redactKeys(UNPRINTABLE.test(start) ? start.replace(/[^\x20-\x7e]/g, '?') : start);
}

export function redactKeys(text: string): string {
  return text.includes(KEY_START) ? text.replace(API_KEY, 'dg_$1_[redacted]') : text;
}
