import { answerHeaders } from '../../security/headers.ts';
import { fieldNames } from '../inputs.ts';
import type { ParameterError } from '../parse.ts';
import { prefersJson } from './accept.ts';
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

const uncached = { 'Cache-Control': 'no-store', 'Netlify-CDN-Cache-Control': 'no-store' };

const always = { ...answerHeaders, 'X-Robots-Tag': 'noindex' };

export function reportResponse(pdf: Uint8Array<ArrayBuffer>, tag: string): Response {
  return new Response(pdf, {
    headers: {
      ...always,
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
    headers: { ...always, ...forBrowsers, 'Netlify-CDN-Cache-Control': 'no-store', ETag: tag },
  });

/** 400: a page for a person, Problem Details (RFC 9457) for a program. */
export async function parameterErrorResponse(
  errors: readonly ParameterError[],
  accept: string | null,
): Promise<Response> {
  const shared = { ...always, ...uncached, Vary: 'Accept' };
  if (prefersJson(accept)) {
    const body = { type: 'about:blank', title: 'Bad Request', status: 400 };
    const list = errors.map(({ parameter, got, takes }) => ({ parameter, got, takes }));
    return new Response(JSON.stringify({ ...body, detail: words.lead, errors: list }), {
      status: 400,
      headers: { ...shared, 'Content-Type': 'application/problem+json' },
    });
  }
  const { html, contentSecurityPolicy } = await errorPage(errors);
  return new Response(html, {
    status: 400,
    headers: {
      ...shared,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
    },
  });
}

export const methodResponse = (): Response => text(405, words.wrongMethod, { Allow: 'GET, HEAD' });

export const serverErrorResponse = (): Response => text(500, words.serverError);

function text(status: number, body: string, headers: Record<string, string> = {}): Response {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(`${body}\n`, {
    status,
    headers: { ...always, ...uncached, ...type, ...headers },
  });
}
