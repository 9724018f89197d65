import type { Card } from '../content-model/card';
import { box, type Element } from './element';
import { beam } from './beam';
import { ROOM, type Colors, type Look, type Placed } from './cardLayout';
import { change } from './layouts/change';
import { cover } from './layouts/cover';
import { curveLayout } from './layouts/curve';
import { figure } from './layouts/figure';
import { figures } from './layouts/figures';
import { model } from './layouts/model';
import { rows } from './layouts/rows';
import { sheet } from './layouts/sheet';
import { span } from './layouts/span';

/** A share picture, ready to be drawn: a ground, pictures on it, and words and lines over all, on a beam. */
export interface Drawing {
  readonly ground: string;
  /** Drawn before the pictures. */
  readonly behind?: Element | undefined;
  readonly pictures: readonly Placed[];
  readonly tree: Element;
  readonly beam: Element;
}

/** What is above the beam. */
const room = { position: 'relative', width: ROOM.width, height: ROOM.height } as const;

function lookOf(card: Card, colors: Colors): Look {
  switch (card.look) {
    case 'model':
      return model(card, colors);
    case 'sheet':
      return sheet(card, colors);
    case 'change':
      return change(card, colors);
    case 'span':
      return span(card, colors);
    case 'curve':
      return curveLayout(card, colors);
    case 'cover':
      return cover(card, colors);
    case 'rows':
      return rows(card, colors);
    case 'figures':
      return figures(card, colors);
    case 'figure':
      return figure(card, colors);
  }
}

/** Lays a card out. @throws Error where a text does not fit */
export function layOut(card: Card, colors: Colors): Drawing {
  const { behind, pictures = [], parts, ink = 'ink-900' } = lookOf(card, colors);
  const ground = colors[card.ground];
  if (!ground) throw new Error(`The palette has no color ${card.ground}`);
  return {
    ground,
    behind: behind && box(room, ...behind),
    pictures,
    tree: box({ ...room, color: colors[ink] ?? '', fontFamily: 'label' }, ...parts),
    beam: beam(card.label, colors),
  };
}
