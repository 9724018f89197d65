import { compare } from '../../src/review/compare/compare';
import type { Review } from '../../src/review/compare/review';
import type { SiteRecord } from '../../src/review/record/schema';

const CUSTOMER = 'fennel.stores';

/** A record in which a customer has other stores, in words and in the register of facts. */
function withOtherStores(record: SiteRecord): SiteRecord {
  const stores = record.facts[CUSTOMER] ?? '';
  const words = new RegExp(`\\b${stores}(?= stores)`, 'g');
  const other = String(Number(stores) - 4);
  return {
    ...record,
    facts: { ...record.facts, [CUSTOMER]: other },
    pages: record.pages.map((page) => ({
      ...page,
      description: page.description.replace(words, other),
      blocks: page.blocks.map(([kind, text]): [string, string] => [
        kind,
        text.replace(words, other),
      ]),
    })),
  };
}

/** What a review says when one fact of a customer has moved: the change that a list of files says least of. */
export const sampleReview = (record: SiteRecord): Review =>
  compare(withOtherStores(record), record);
