import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import type { Amount } from '../closeLedger';
import words from './words.json';

/** When a line was entered, if it was, and what it counts besides tons. */
export const amountsOf = ({ day, kwh, lb }: Amount & { readonly day?: string | undefined }) =>
  [day, kwh && fill(words.kwh, { kwh: formatCount(kwh) }), lb && fill(words.lb, { lb })]
    .filter(Boolean)
    .join(', ');
