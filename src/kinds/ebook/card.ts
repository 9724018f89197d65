import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { besides } from '../../share/pictureOf';
import { fill } from '../../text/fillWords';
import type { Ebook } from './schema';

const BINDINGS: Readonly<Record<Ebook['cover'], { ground: string; binding: string }>> = {
  amber: { ground: 'amber-50', binding: 'amber-400' },
  ice: { ground: 'ice-50', binding: 'ice-400' },
  pine: { ground: 'pine-50', binding: 'pine-600' },
  ink: { ground: 'stone-100', binding: 'ink-900' },
  brick: { ground: 'clay-100', binding: 'brick-600' },
  rose: { ground: 'paper', binding: 'brick-100' },
  stone: { ground: 'paper', binding: 'stone-300' },
};

/** A book: its cover, and how much there is of it. */
export const ebookCard: CardOf<Ebook> = ({ data, file }) => ({
  look: 'cover',
  ...BINDINGS[data.cover],
  cover: besides(file, data.image.src),
  under: fill(copy.book, { pages: data.pages, minutes: data.minutes }),
});
