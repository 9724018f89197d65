import type { SheetCard } from '../../content-model/card';
import { box } from '../element';
import { ROOM, type Colors, type Look } from '../cardLayout';
import { fitted, HEADING, LABEL, words } from '../type';

const WIDTH = ROOM.width - 2 * ROOM.side;
const MODEL = { as: 'model', left: 648, top: 118, width: 620 } as const;

/** A sheet of paper: two facts on a rule; the words below, and a model where there is one. */
export function sheet({ left, right, title, text, picture }: SheetCard, colors: Colors): Look {
  const width = picture ? 620 : WIDTH;
  const room = { width, height: text ? 200 : 358, from: picture ? 84 : 112, to: 44 };
  return {
    pictures: picture ? [{ file: picture, ...MODEL }] : [],
    parts: [
      box(
        {
          position: 'absolute',
          left: ROOM.side,
          top: 50,
          width: WIDTH,
          height: ROOM.height - 50 - 36,
          flexDirection: 'column',
        },
        box(
          {
            justifyContent: 'space-between',
            paddingBottom: 24,
          },
          words('strong', 42, left),
          words('label', 42, right),
        ),
        box({ height: 4, marginBottom: 28, backgroundColor: colors['ink-900'] ?? '' }),
        fitted(title, HEADING, room),
        text
          ? box(
              { marginTop: 'auto' },
              fitted(
                text,
                LABEL,
                { width: WIDTH, height: 140, from: 46, to: 28 },
                { color: colors['ink-700'] ?? '' },
              ),
            )
          : undefined,
      ),
    ],
  };
}
