import type { Values } from '../../forms/definition';
import type { NamedForm } from '../../forms/delivery';
import { session } from '../session';

const keyOf = ({ slug }: NamedForm): string => `form-id-${slug}`;

/** A random UUID (version 4); `crypto.randomUUID` is missing where a page is not served safely. */
function randomId(): string {
  const { randomUUID } = crypto as Partial<Crypto>;
  if (randomUUID) return randomUUID.call(crypto);
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
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
