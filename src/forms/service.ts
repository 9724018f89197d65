import { deadline } from '../http/deadline';
import type { FormDefinition } from './definition';
import { readErrors } from './serviceErrors';
import type { Submission } from './leads/schema';
import type { FormError } from './validate';

/** The marketing-form service; its protocol is in docs/developers/forms.md. */
export interface Service {
  readonly baseUrl: string;
  readonly portal: string;
}

/** How the service took a submission. */
export type Reply =
  | { readonly state: 'sent' }
  /** The visitor can fix it. */
  | { readonly state: 'refused'; readonly errors: readonly FormError[] }
  /** It did not take it now; `isBusy` where it asks for fewer. */
  | { readonly state: 'failed'; readonly reason: string; readonly isBusy: boolean };

/** Slower than this counts as no answer. */
export const PATIENCE = 8000;

/** Contacts, to which the service files what it is sent. */
const CONTACT = '0-1';

export function submitUrl({ baseUrl, portal }: Service, form: FormDefinition): string {
  const base = baseUrl.replace(/\/+$/, '');
  return `${base}/submissions/v3/integration/submit/${encodeURIComponent(portal)}/${form.service}`;
}

/** A submission as the service takes it. `origin` is that of the site. */
export function submitBody(submission: Submission, origin: string): object {
  const { id, fields, visitor, page, pageName } = submission;
  const named = Object.entries({ ...fields, submission_id: id });
  return {
    fields: named.map(([name, value]) => ({ objectTypeId: CONTACT, name, value })),
    context: { ...(visitor ? { hutk: visitor } : {}), pageUri: `${origin}${page}`, pageName },
  };
}

const failed = (reason: string, isBusy = false): Reply => ({ state: 'failed', reason, isBusy });

/**
 * Reads what the service answered; `undefined` is a body that is no JSON. Only what the visitor can fix
 * is a refusal, and only what the service itself says is a yes: a page of somebody between us and it,
 * such as the sign-in of a hotel, has taken nothing.
 */
export function readReply(status: number, body: unknown, form: FormDefinition): Reply {
  if (status >= 200 && status < 300) {
    return typeof body === 'object'
      ? { state: 'sent' }
      : failed(`status ${status}, no answer of it`);
  }
  if (status === 429) return failed('busy', true);
  if (status !== 400) return failed(`status ${status}`);
  const { errors, unknown } = readErrors(body, form);
  if (errors.length > 0) return { state: 'refused', errors };
  return failed(`status 400 ${unknown.join(' ')}`.trim());
}

interface Sending {
  readonly service: Service;
  readonly origin: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly patience?: number;
}

/** Sends a submission to the service. It never throws: no answer is a failure like others. */
export async function sendToService(
  submission: Submission,
  form: FormDefinition,
  { service, origin, fetch = globalThis.fetch, patience = PATIENCE }: Sending,
): Promise<Reply> {
  try {
    const response = await fetch(submitUrl(service, form), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(submitBody(submission, origin)),
      credentials: 'omit',
      signal: deadline(patience),
    });
    const text = await response.text();
    return readReply(response.status, parse(text), form);
  } catch (error) {
    return failed((error as Error | undefined)?.name ?? 'no answer');
  }
}

/** Null for no words at all, which is an answer (204). */
function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
