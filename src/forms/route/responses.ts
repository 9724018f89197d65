import { prefersJson } from '../../http/accept';
import {
  jsonResponse,
  pageResponse,
  problemResponse,
  seeOther,
  textResponse,
} from '../../http/responses';
import { fill } from '../../text/fillWords';
import copy from '../../copy/forms.json';
import { site } from '../../site';
import type { Receipt } from '../submission';
import { formPage, type Filled } from './formPage';
import { types, typeOf, type Refusal } from './readRequest';
import type { Outcome } from './receive';

const words = copy.answers;

/** Whether a program asks, which is sent data; a browser without script is sent pages. */
const wantsJson = (request: Request): boolean =>
  typeOf(request) === types.json || prefersJson(request.headers.get('Accept'));

const vary = { Vary: 'Accept' };

interface Answer {
  readonly status: number;
  readonly title: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const refusals: Readonly<Record<Refusal | 'unknownForm', Answer>> = {
  wrongMethod: { status: 405, title: 'Method Not Allowed', headers: { Allow: 'POST' } },
  otherOrigin: { status: 403, title: 'Forbidden' },
  unknownForm: { status: 404, title: 'Not Found' },
  wrongType: {
    status: 415,
    title: 'Unsupported Media Type',
    headers: { Accept: Object.values(types).join(', ') },
  },
  tooLarge: { status: 413, title: 'Content Too Large' },
  unreadable: { status: 400, title: 'Bad Request' },
};

/** What is answered to a request that no form of ours sends. */
export function refusalResponse(refusal: keyof typeof refusals, request: Request): Response {
  const { status, title, headers } = refusals[refusal];
  const detail = words[refusal];
  return wantsJson(request)
    ? problemResponse({ status, title, detail }, { ...vary, ...headers })
    : textResponse(status, detail, { ...vary, ...headers });
}

/** To the thank-you page, or for a program what became of it. */
export const doneResponse = (state: Receipt['state'], thanks: string, request: Request): Response =>
  wantsJson(request) ? jsonResponse({ state } satisfies Receipt, vary) : seeOther(thanks);

type Undone = Exclude<Outcome, { state: Receipt['state'] }>;

function answerTo(outcome: Undone): Answer {
  switch (outcome.state) {
    case 'refused':
      return { status: 422, title: 'Unprocessable Content' };
    case 'tooMany': {
      const headers = { 'Retry-After': String(outcome.seconds) };
      return { status: 429, title: 'Too Many Requests', headers };
    }
    case 'lost':
      return { status: 503, title: 'Service Unavailable', headers: { 'Retry-After': '60' } };
  }
}

/** The form again, filled in, with what to do. */
export async function formResponse(
  outcome: Undone,
  filled: Filled,
  request: Request,
): Promise<Response> {
  const { status, title, headers } = answerTo(outcome);
  const errors = outcome.state === 'refused' ? outcome.errors : [];
  const notice = fill(words[outcome.state], { email: site.email });
  if (wantsJson(request)) {
    return problemResponse(
      { status, title, detail: notice, ...(errors.length > 0 ? { errors } : {}) },
      { ...vary, ...headers },
    );
  }
  const page = await formPage(filled, errors, notice);
  // Its form is posted to us again, with an origin that tells so.
  return pageResponse(status, page, { ...vary, ...headers, 'Referrer-Policy': 'same-origin' });
}
