import type * as Phones from 'libphonenumber-js/min';
import { looksLikePhone, type IsPhone } from '../../forms/validate';

type Library = typeof Phones;

let library: Library | undefined;

/** Loads what knows the numbers of every country; asked for when a field for one is used. */
export async function loadPhoneNumbers(): Promise<void> {
  // Without it numbers are checked by their look.
  library ??= await import('libphonenumber-js/min').catch(() => undefined);
}

/**
 * A check that knows how long the numbers of each country are, once it is loaded. A number without
 * a country may be of any, so its look is all that counts.
 */
export const phoneCheck = (): IsPhone | undefined =>
  library &&
  ((value) =>
    looksLikePhone(value) &&
    (!value.trim().startsWith('+') ||
      library?.parsePhoneNumberFromString(value)?.isPossible() === true));

/** A number as it is written in its country and abroad, if it says which country it is of. */
export function phoneInWords(value: string): string {
  const number = value.trim().startsWith('+')
    ? library?.parsePhoneNumberFromString(value)
    : undefined;
  return number?.isPossible() ? number.formatInternational() : value;
}
