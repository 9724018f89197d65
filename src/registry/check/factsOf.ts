import type { Facts } from '../../text/fillFacts';
import { priceFacts } from '../../pricing/priceFacts';
import { formatEntered } from '../../format/number';

/** A file of `content/data/`: its kind, its name and what it says. */
export interface FactSource {
  readonly kind: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const shown = (value: unknown): string =>
  typeof value === 'number' ? formatEntered(value) : String(value);

/**
 * Every fact that words may refer to: those of customers (`orrin.contracts`), the figures of the
 * register of claims (`claims.orrin-first-visit`) and the prices (`prices.staff-1`).
 */
export function factsOf(sources: readonly FactSource[]): Facts {
  const facts = new Map(priceFacts);
  for (const { kind, name, data } of sources) {
    if (kind === 'Claim') facts.set(`claims.${name}`, shown(data['figure']));
    if (kind !== 'Customer') continue;
    for (const [key, value] of Object.entries(data['facts'] ?? {})) {
      facts.set(`${name}.${key}`, shown(value));
    }
  }
  return facts;
}
