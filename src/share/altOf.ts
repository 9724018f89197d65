import type { Card, Large } from '../content-model/card';
import { sentenceOf } from '../content-model/entry-figure/marksOf';
import { withoutJoiners } from './fit';

const largeOf = (large: Large | undefined): string | undefined =>
  large && [large.big, ...large.beside].join(' ');

/** What of a card stands beside its title, in reading order. */
function factsOf(card: Card): readonly (string | undefined)[] {
  switch (card.look) {
    case 'model':
      return [largeOf(card.large), card.over, card.under];
    case 'sheet':
      return [card.left, card.right];
    case 'change':
      return [[card.from, card.to].filter(Boolean).join(' → ')];
    case 'span':
      return [card.from, card.to].map((end) => end.join(' ').trim());
    case 'cover':
      return [card.under];
    case 'rows':
    case 'figures':
      return [
        largeOf(card.large),
        ...card.rows.map((row) => row.join(' ').trim()).filter((row) => row !== card.title),
      ];
    case 'figure':
      return [card.over, sentenceOf(card.figure)];
    case 'curve':
      return [];
  }
}

/** A share picture in words: all that it says, and what else is to be seen on it. */
export const altOf = (card: Card, seen?: string): string =>
  withoutJoiners(
    [card.title.replaceAll('\n', ' '), ...factsOf(card), card.label, seen]
      .filter(Boolean)
      .map((part) => String(part).replace(/[^.?!]$/, '$&.'))
      .join(' '),
  );
