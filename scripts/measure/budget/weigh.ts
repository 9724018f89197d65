import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Reading } from './measures';

const encodings = {
  // What a CDN keeps for a file that never changes; the local platform compresses nothing.
  brotli: (body: Buffer) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipSync(body),
  raw: (body: Buffer) => body,
};
type Encoding = keyof typeof encodings;

// Pages share most of their files.
const weights = new Map<string, Promise<number>>();

async function fetchWeight(url: string, encoding: Encoding): Promise<number> {
  const response = await fetch(url);
  return encodings[encoding](Buffer.from(await response.arrayBuffer())).length;
}

function weigh(url: string, encoding: Encoding): Promise<number> {
  const key = `${encoding} ${url}`;
  const weight = weights.get(key) ?? fetchWeight(url, encoding);
  weights.set(key, weight);
  return weight;
}

const pathOf = (url: string): string => new URL(url).pathname;

async function weighAll(urls: readonly string[], encoding: Encoding): Promise<[string, number][]> {
  const bytes = await Promise.all(urls.map((url) => weigh(url, encoding)));
  return urls.map((url, index): [string, number] => [pathOf(url), bytes[index] ?? 0]);
}

/** Bytes of all files together, compressed one by one; names them with theirs, the heaviest first. */
export async function sumOf(urls: readonly string[], encoding: Encoding): Promise<Reading> {
  const files = await weighAll(urls, encoding);
  files.sort(([, one], [, other]) => other - one);
  return {
    value: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    of: files.map(([path, bytes]) => `${path} ${bytes} B`).join(', '),
  };
}

/** Bytes of the heaviest file and its path. */
export async function heaviestOf(urls: readonly string[]): Promise<Reading> {
  const files = await weighAll(urls, 'raw');
  return files.reduce<Reading>(
    (heaviest, [of, value]) => (value > heaviest.value ? { value, of } : heaviest),
    { value: 0 },
  );
}
