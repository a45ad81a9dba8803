import type { Metrics } from './metrics.js';
import type { Log } from './ports.js';
import { listenBeside, type SideAddress, type SideListener } from './side-listener.js';

/** `/metrics` on a port of its own. */
export function listenForMetrics(
  metrics: Pick<Metrics, 'contentType' | 'render'>,
  address: SideAddress,
  log: Log,
): Promise<SideListener> {
  const page = {
    path: '/metrics',
    answer: async () => ({ status: 200, contentType: metrics.contentType, body: await metrics.render() }),
    onFailure: (error: unknown) => log.error({ err: error }, 'the metrics could not be written'),
  };
  return listenBeside(page, address);
}
