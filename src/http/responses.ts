import { answerHeaders } from './securityHeaders.ts';
import type { AnswerPage } from './page.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of whatever a function answers: none of it is for search engines. */
export const everyAnswer: Headers = { ...answerHeaders, 'X-Robots-Tag': 'noindex' };

const uncached: Headers = { 'Cache-Control': 'no-store', 'Netlify-CDN-Cache-Control': 'no-store' };

const answer = (status: number, body: string | null, headers: Headers): Response =>
  new Response(body, { status, headers: { ...everyAnswer, ...uncached, ...headers } });

export const textResponse = (status: number, sentence: string, headers: Headers = {}): Response =>
  answer(status, `${sentence}\n`, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });

export const jsonResponse = (body: object, headers: Headers = {}): Response =>
  answer(200, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });

interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** What is wrong, one by one. */
  readonly errors?: readonly object[];
}

/** Problem Details (RFC 9457), for programs. */
export const problemResponse = (problem: Problem, headers: Headers = {}): Response =>
  answer(problem.status, JSON.stringify({ type: 'about:blank', ...problem }), {
    'Content-Type': 'application/problem+json',
    ...headers,
  });

export const pageResponse = (status: number, page: AnswerPage, headers: Headers = {}): Response =>
  answer(status, page.html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.contentSecurityPolicy,
    ...headers,
  });

/** After a form: the browser asks for the next page with GET. */
export const seeOther = (location: string): Response => answer(303, null, { Location: location });
