import type { Posted } from '../leads/schema';
import { readJson, readUrlEncoded } from './readPosted';

/** Why a request is refused before its form is looked at. */
export type Refusal = 'wrongMethod' | 'otherOrigin' | 'wrongType' | 'tooLarge' | 'unreadable';

export const LARGEST_BODY = 32 * 1024;

export const types = { json: 'application/json', urlEncoded: 'application/x-www-form-urlencoded' };

export const typeOf = (request: Request): string =>
  (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Browsers name the origin of every POST; a page of another site may not send our forms. */
function isOurs(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** The body, if it is no larger than it may be: what comes after that is not read. */
async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length')) > LARGEST_BODY) return undefined;
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    const bytes = part.value as Uint8Array;
    size += bytes.byteLength;
    if (size > LARGEST_BODY) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(bytes, { stream: true });
  }
}

/** Reads a request, or says why it is refused. */
export async function readRequest(request: Request): Promise<Posted | Refusal> {
  if (request.method !== 'POST') return 'wrongMethod';
  if (!isOurs(request)) return 'otherOrigin';
  const type = typeOf(request);
  if (type !== types.json && type !== types.urlEncoded) return 'wrongType';
  const body = await readBody(request);
  if (body === undefined) return 'tooLarge';
  return type === types.urlEncoded ? readUrlEncoded(body) : (readJson(body) ?? 'unreadable');
}
