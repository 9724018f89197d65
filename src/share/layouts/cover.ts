import type { CoverCard } from '../../content-model/card';
import { box } from '../element';
import { ROOM, type Colors, type Look } from '../cardLayout';
import { fitted, HEADING, LABEL } from '../type';

/** The cover runs into the beam, as a book that stands behind it. */
const COVER = { as: 'cover', left: 786, top: 44, width: 354, height: 472 } as const;

const WIDTH = 660;

/** A book and its title. */
export function cover({ title, under, cover: file, binding }: CoverCard, colors: Colors): Look {
  return {
    pictures: [{ file, ...COVER, binding: binding && colors[binding] }],
    parts: [
      box(
        {
          position: 'absolute',
          left: ROOM.side,
          top: 52,
          width: WIDTH,
          height: ROOM.height - 52 - 40,
          flexDirection: 'column',
          justifyContent: 'space-between',
        },
        fitted(title, HEADING, { width: WIDTH, height: 364, from: 112, to: 48 }),
        fitted(
          under,
          LABEL,
          { width: WIDTH, height: 56, from: 48, to: 32 },
          {
            color: colors['ink-700'] ?? '',
          },
        ),
      ),
    ],
  };
}
