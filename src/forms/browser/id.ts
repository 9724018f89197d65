import type { Values } from '../definition';
import type { NamedForm } from '../deliverFromBrowser';
import { uuidFrom } from '../uuid';
import { session } from '../../browser/session';

const keyOf = ({ slug }: NamedForm): string => `form-id-${slug}`;

/** A random UUID; `crypto.randomUUID` is missing where a page is not served safely. */
function randomId(): string {
  const { randomUUID } = crypto as Partial<Crypto>;
  return randomUUID?.call(crypto) ?? uuidFrom(crypto.getRandomValues(new Uint8Array(16)), 4);
}

/**
 * The same words keep their id over every try and every reload, so that they are counted once. Other
 * words are another lead: the first may have arrived although its answer was lost.
 */
export function idFor(form: NamedForm, fields: Values): string {
  const words = JSON.stringify(fields);
  const [id, ofWords] = (session.read(keyOf(form)) ?? '').split('\n');
  if (id && ofWords === words) return id;
  const next = randomId();
  session.write(keyOf(form), `${next}\n${words}`);
  return next;
}

export const forgetId = (form: NamedForm): void => session.forget(keyOf(form));
