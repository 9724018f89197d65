import type { ModelCard } from '../../content-model/card';
import { box } from '../element';
import { ROOM, type Colors, type Look } from '../cardLayout';
import { fitted, HEADING, LABEL, largeWords, words } from '../type';

const MODEL = { as: 'model', left: 572, top: 8, width: 720 } as const;

/** Words on the left, a model on the right that runs out of the picture. */
export function model(card: ModelCard, colors: Colors): Look {
  const { title, large, over, under, picture } = card;
  const width = picture ? (large ? 560 : 600) : ROOM.width - 2 * ROOM.side;
  const height = 450 - (large ? 190 : 0) - (over ? 62 : 0) - (under ? 76 : 0);
  const largest = picture ? 108 : 124;
  return {
    pictures: picture ? [{ file: picture, ...MODEL }] : [],
    parts: [
      box(
        {
          position: 'absolute',
          left: ROOM.side,
          top: 52,
          width,
          height: ROOM.height - 52 - 40,
          flexDirection: 'column',
        },
        large && largeWords(large, colors, { marginBottom: 22 }),
        over ? words('label', 42, over, { marginBottom: 20 }) : undefined,
        fitted(title, HEADING, { width, height, from: large && picture ? 84 : largest, to: 32 }),
        under
          ? box(
              { marginTop: 'auto' },
              fitted(under, LABEL, { width, height: 56, from: 48, to: 28 }),
            )
          : undefined,
      ),
    ],
  };
}
