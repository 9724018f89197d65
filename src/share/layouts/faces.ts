import type { FacesCard } from '../../content-model/card';
import { box } from '../element';
import { ROOM, type Colors, type Look, type Placed } from '../cardLayout';
import { fitted, HEADING, words } from '../type';

const FACE = { as: 'face', width: 270 } as const;

/** Where the faces stand, by how many there are; each but the first before the one behind it. */
const PLACES: readonly (readonly Pick<Placed, 'left' | 'top' | 'width'>[])[] = [
  [],
  [{ left: 806, top: 92, width: 356 }],
  [
    { left: 770, top: 40, width: 290 },
    { left: 912, top: 232, width: 290 },
  ],
  [
    { left: 770, top: 132, width: 270 },
    { left: 946, top: 14, width: 270 },
    { left: 960, top: 262, width: 270 },
  ],
];

/** A moment above a title, and the faces of those who speak. */
export function faces(card: FacesCard, colors: Colors): Look {
  const shown = card.faces.slice(0, PLACES.length - 1);
  const width = shown.length > 0 ? 690 : ROOM.width - 2 * ROOM.side;
  return {
    pictures: shown.map((file, index) => ({
      file,
      ...FACE,
      ...(PLACES[shown.length]?.[index] ?? { left: 0, top: 0 }),
    })),
    parts: [
      box(
        {
          position: 'absolute',
          left: ROOM.side,
          top: 56,
          width,
          height: ROOM.height - 56 - 44,
          flexDirection: 'column',
          justifyContent: 'space-between',
        },
        words('label', 54, card.over, { color: colors[card.tone] ?? '' }),
        fitted(card.title, HEADING, { width, height: 350, from: 132, to: 44 }),
      ),
    ],
  };
}
