import { prefersJson } from '../../http/accept.ts';
import { everyAnswer, pageResponse, problemResponse, textResponse } from '../../http/responses.ts';
import { fieldNames } from '../inputs.ts';
import type { ParameterError } from '../parse.ts';
import * as words from './copy.ts';
import { errorPage } from './errorPage.ts';

const DAY = 24 * 60 * 60;

/** A browser asks again sooner than the CDN does, with the tag of the report that it has. */
const forBrowsers = { 'Cache-Control': `public, max-age=${5 * 60}` };

/** A report changes only with a deploy, which empties the CDN's cache. */
const cached = {
  ...forBrowsers,
  'Netlify-CDN-Cache-Control': `public, durable, max-age=${30 * DAY}`,
  'Netlify-Vary': `query=${fieldNames.join('|')}`,
};

export function reportResponse(pdf: Uint8Array<ArrayBuffer>, tag: string): Response {
  return new Response(pdf, {
    headers: {
      ...everyAnswer,
      ...cached,
      ETag: tag,
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="document.pdf"',
      'Content-Length': String(pdf.byteLength),
    },
  });
}

/** 304: the client has the report. The CDN must not keep this in the report's place. */
export const knownResponse = (tag: string): Response =>
  new Response(null, {
    status: 304,
    headers: {
      ...everyAnswer,
      ...forBrowsers,
      'Netlify-CDN-Cache-Control': 'no-store',
      ETag: tag,
    },
  });

/** 400: a page for a person, Problem Details (RFC 9457) for a program. */
export async function parameterErrorResponse(
  errors: readonly ParameterError[],
  accept: string | null,
): Promise<Response> {
  const vary = { Vary: 'Accept' };
  if (prefersJson(accept)) {
    const list = errors.map(({ parameter, got, takes }) => ({ parameter, got, takes }));
    const problem = { status: 400, title: 'Bad Request', detail: words.lead, errors: list };
    return problemResponse(problem, vary);
  }
  // Its address has what somebody typed, which is nobody else's business.
  return pageResponse(400, await errorPage(errors), { ...vary, 'Referrer-Policy': 'no-referrer' });
}

export const methodResponse = (): Response =>
  textResponse(405, words.wrongMethod, { Allow: 'GET, HEAD' });

export const serverErrorResponse = (): Response => textResponse(500, words.serverError);
