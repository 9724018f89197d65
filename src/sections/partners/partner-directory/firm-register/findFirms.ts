import {
  CERTIFIED_FOR,
  PARTNER_REGIONS,
  PARTNER_TYPES,
} from '../../../../content-model/partnerTerms';
import type { Firm } from '../firmsOn';

/** Filters of the register; an empty string means all. */
export interface FirmChoice {
  readonly region: string;
  readonly type: string;
  readonly for: string;
}

const known = (words: readonly string[], value: string | null): string =>
  value !== null && words.includes(value) ? value : '';

/** Filters in a query; unknown values mean all. */
export function readFirmChoice(query: string): FirmChoice {
  const params = new URLSearchParams(query);
  return {
    region: known(PARTNER_REGIONS, params.get('region')),
    type: known(PARTNER_TYPES, params.get('type')),
    for: known(CERTIFIED_FOR, params.get('for')),
  };
}

/** Query with the filters set; other parameters stay. */
export function writeFirmChoice(query: string, choice: FirmChoice): string {
  const params = new URLSearchParams(query);
  for (const key of ['region', 'type', 'for'] as const) {
    if (choice[key] === '') params.delete(key);
    else params.set(key, choice[key]);
  }
  return params.toString();
}

export const findFirms = (firms: readonly Firm[], choice: FirmChoice): Firm[] =>
  firms.filter(
    (firm) =>
      (choice.region === '' || firm.region === choice.region) &&
      (choice.type === '' || firm.type === choice.type) &&
      (choice.for === '' || firm.certificates.some((one) => one.for === choice.for)),
  );
