import { deadline } from '../http/deadline';
import { isForDesk, type FormDefinition } from './definition';
import type { Sent, Submission } from './leads/schema';
import { sendToService, type Service } from './service';
import { FORMS_PATH, TRAP, type Receipt } from './submission';
import type { FormError } from './validate';

/** A form with the name of its file. */
export interface NamedForm extends FormDefinition {
  readonly slug: string;
}

/** How a form ended on its way from the browser. */
export type Delivery =
  | { readonly state: Receipt['state'] }
  | { readonly state: 'refused'; readonly errors: readonly FormError[] }
  /** Too many from this network; again after so many seconds. */
  | { readonly state: 'tooMany'; readonly seconds: number }
  /** Nobody has it but the visitor. */
  | { readonly state: 'failed' };

export interface Ways {
  /** The marketing-form service; null where there is none, which is never asked. */
  readonly service: Service | null;
  readonly origin: string;
  /** Milliseconds for which the visitor had the form open. */
  readonly openFor: number;
  /** What stands in the field that no person sees. */
  readonly trap: string;
  /** A thank-you page other than that of the form. */
  readonly thanks?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
}

/** The function keeps a form before it sends it on, which takes longer than the service alone. */
const PATIENCE = 30_000;

const SECONDS_TO_WAIT = 60;

/** By way of this site: no blocker knows it, and what the service does not take is kept. */
async function sendToSite(submission: Submission, ways: Ways): Promise<Delivery> {
  const { openFor, trap, thanks, fetch = globalThis.fetch } = ways;
  const { visitor: _, at: __, ...sent } = submission;
  try {
    const response = await fetch(FORMS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...sent, thanks, openFor, [TRAP]: trap } satisfies Sent),
      signal: deadline(PATIENCE),
    });
    if (response.status === 429) {
      const seconds = Number(response.headers.get('Retry-After')) || SECONDS_TO_WAIT;
      return { state: 'tooMany', seconds };
    }
    const answer = (await response.json()) as Partial<Receipt> & { errors?: readonly FormError[] };
    const { state, errors = [] } = answer;
    if (response.status === 200 && (state === 'sent' || state === 'kept')) return { state };
    // Without an error there is nothing that a visitor could fix.
    if (response.status === 422 && errors.length > 0) return { state: 'refused', errors };
    return { state: 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

/**
 * Delivers a form: to the marketing-form service, and where that does not take it, by way of this
 * site. The id that travels along makes both one (docs/developers/forms.md). A machine goes our way
 * alone, where it is answered like everybody, and so does what is for the privacy desk.
 */
export async function deliverFromBrowser(
  submission: Submission,
  form: FormDefinition,
  ways: Ways,
): Promise<Delivery> {
  const { service, origin, trap, fetch } = ways;
  if (service && trap === '' && !isForDesk(form)) {
    const reply = await sendToService(submission, form, {
      service,
      origin,
      ...(fetch ? { fetch } : {}),
    });
    if (reply.state !== 'failed') return reply;
  }
  return sendToSite(submission, ways);
}
