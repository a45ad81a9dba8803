/**
 * The command line of @modelcontextprotocol/conformance on Node 20: it imports `globSync` of `fs`, which is there from
 * Node 22 on and which its server scenarios do not call.
 */
import { register } from 'node:module';

const text = (source) => `data:text/javascript,${encodeURIComponent(source)}`;
const FS = text("export * from 'node:fs'; export const globSync = () => [];");

register(
  text(`export async function resolve(specifier, context, next) {
    const isTheirs = context.parentURL?.includes('@modelcontextprotocol/conformance');
    return specifier === 'fs' && isTheirs ? { url: ${JSON.stringify(FS)}, shortCircuit: true } : next(specifier, context);
  }`),
);

await import('../../node_modules/@modelcontextprotocol/conformance/dist/index.js');
