import { createToday } from '../server/today.js';
import { runGoods, type GoodsCommand } from './goods/run-goods.js';
import { runCommand } from './run-command.js';

/** `dutygraph search` and `dutygraph classify`: goods in words, on the data of this machine. */
export async function answerGoods(command: GoodsCommand): Promise<void> {
  const { env } = process;
  const today = createToday(() => (env.CLOCK ? new Date(env.CLOCK) : new Date()));
  const answer = () =>
    runGoods({
      command,
      words: process.argv.slice(2),
      apiKey: env.DUTYGRAPH_API_KEY,
      openContext: async () => (await import('./local-context.js')).openLocalContext(env, today),
    });
  await runCommand(command, answer);
}
