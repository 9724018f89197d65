import type { CardOf } from '../../content-model/kind';
import openings from '../../copy/openings.json';
import copy from '../../copy/share.json';
import { pictureOf } from '../../share/pictureOf';
import { fill } from '../../text/fillWords';
import { payWords } from '../../ui/opening/band';
import type { Opening } from './schema';

/** A role: where, and for how much. */
export const openingCard: CardOf<Opening> = (page) => {
  const { team, place, pay } = page.data;
  const words = payWords(pay);
  return {
    look: 'model',
    ground: 'pine-50',
    over: place === 'anywhere' ? openings.anywhere : openings.places[place],
    under: pay.span ? fill(openings.span, { pay: words, span: pay.span }) : words,
    picture: pictureOf(page)?.file,
    label: fill(copy.opening, { team: openings.teams[team] }),
  };
};
