import { CHOICE_COOKIE, REVISION } from './categories.ts';
import type { Choice } from './choice';
import { cookies } from './table';

const SECONDS_A_MONTH = (365.25 * 24 * 60 * 60) / 12;

const monthsKept = cookies.find(({ name }) => name === CHOICE_COOKIE)?.kept.count ?? 0;

/** A choice as a cookie for `document.cookie`; secure where the page is. */
export const choiceCookie = ({ granted, on }: Choice, protocol = 'https:'): string =>
  `${CHOICE_COOKIE}=${REVISION}.${granted.join('-')}.${on}; Path=/; Max-Age=${monthsKept * SECONDS_A_MONTH}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
