import { retext } from 'retext';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { BLANK } from './maskMarkdown.ts';

export interface Slip {
  readonly offset: number;
  readonly actual: string;
  readonly expected: string;
}

const reader = retext().use(retextRepeatedWords).use(retextIndefiniteArticle);

/** Words written twice, and the wrong one of "a" and "an". */
export function slipsIn(text: string): Slip[] {
  return reader.processSync(text).messages.flatMap(({ place, actual = '', expected }) => {
    const offset = place && 'start' in place ? (place.start.offset ?? 0) : 0;
    // How a fact will read that is filled in later, nobody knows here.
    const isBeforeBlank = text
      .slice(offset + actual.length)
      .trimStart()
      .startsWith(BLANK);
    return isBeforeBlank ? [] : [{ offset, actual, expected: expected?.[0] ?? '' }];
  });
}
