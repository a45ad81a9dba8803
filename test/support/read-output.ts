/** All that a command prints, which it may hand over in parts. */
export async function readOutput(stdout: string | AsyncIterable<string>): Promise<string> {
  if (typeof stdout === 'string') return stdout;
  let text = '';
  for await (const part of stdout) text += part;
  return text;
}
