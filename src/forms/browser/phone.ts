import type * as Phones from 'libphonenumber-js/min';

type Library = typeof Phones;

let library: Library | undefined;

/** Loads what knows the numbers of every country; asked for when a field for one is used. */
export async function loadPhoneNumbers(): Promise<void> {
  // Without it numbers are checked by their look.
  library ??= await import('libphonenumber-js/min').catch(() => undefined);
}

/**
 * Whether a number is as long as those of its country, as far as that is known by now. A number
 * without a country may be of any.
 */
export const isPossibleNumber = (value: string): boolean =>
  library === undefined ||
  !value.trim().startsWith('+') ||
  library.parsePhoneNumberFromString(value)?.isPossible() === true;

/** A number as it is written in its country and abroad, if it says which country it is of. */
export function phoneInWords(value: string): string {
  const number = value.trim().startsWith('+')
    ? library?.parsePhoneNumberFromString(value)
    : undefined;
  return number?.isPossible() ? number.formatInternational() : value;
}
