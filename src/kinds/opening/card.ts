import type { CardOf } from '../../content-model/kind';
import openings from '../../copy/openings.json';
import copy from '../../copy/share.json';
import { groundOf } from '../../share/layouts/figure';
import { fill } from '../../text/fillWords';
import type { Opening } from './schema';

/** A role: its figure, and where it is. */
export const openingCard: CardOf<Opening> = (page) => {
  const { team, place, figure } = page.data;
  return {
    look: 'figure',
    figure,
    ground: groundOf(figure),
    over: place === 'anywhere' ? openings.anywhere : openings.places[place],
    label: fill(copy.opening, { team: openings.teams[team] }),
  };
};
