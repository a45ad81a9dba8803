import { expect } from '@jest/globals';

/** Body of a refusal, once everything that holds for all of them has been looked at. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly traceId: string;
  readonly help?: string;
  readonly errors?: readonly {
    readonly parameter?: string;
    readonly pointer?: string;
    readonly message: string;
  }[];
}

export async function expectProblem(response: Response, status: number, kind: string): Promise<ProblemBody> {
  const body = await expectPlainProblem(response, status, kind);
  expect(body.help).toMatch(new RegExp(`^http://.+/docs/errors/${kind}$`));
  expect(response.headers.get('link')).toContain(`<${body.help}>; rel="help"`);
  return body;
}

/** The same where the pages of the service are not: what listens beside it. */
export async function expectPlainProblem(
  response: Response,
  status: number,
  kind: string,
): Promise<ProblemBody> {
  const text = await response.text();
  expect(`${response.status} ${text}`).toMatch(new RegExp(`^${status} `));
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const body = JSON.parse(text) as ProblemBody;
  expect(body).toMatchObject({ type: `dutygraph://errors/${kind}`, status });
  expect(body.traceId).toBe(response.headers.get('x-service-trace-id'));
  expect(text).not.toMatch(/\bat .*\.(ts|js):\d+|dg_(live|test)_[A-Za-z0-9]{8}/);
  return body;
}
