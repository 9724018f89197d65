import type { RowsCard } from '../../content-model/card';
import { box, rule } from '../element';
import { ROOM, type Colors, type Look } from '../cardLayout';
import { fitted, HEADING, LABEL, largeWords, widthOf, words } from '../type';

const WIDTH = ROOM.width - 2 * ROOM.side;
const ROW = 76;
const RULE = 2;

/** A title, and rows as in an index: what comes first, then what it is. */
export function rows({ title, large, rows: all }: RowsCard, colors: Colors): Look {
  const height = ROOM.height - 50 - 20 - ROW * all.length;
  const first = Math.max(...all.map(([key]) => widthOf('strong', 38, key)));
  const left = first > 0 ? Math.ceil(first) + 28 : 0;
  const holds = (size: number): boolean =>
    all.every(([, text]) => widthOf('label', size, text) <= WIDTH - left);
  const size = [40, 36, 32, 28].find(holds) ?? 28;
  return {
    parts: [
      box(
        {
          position: 'absolute',
          left: ROOM.side,
          top: 46,
          width: WIDTH,
          height: ROOM.height - 46 - 18,
          flexDirection: 'column',
          justifyContent: 'space-between',
        },
        large
          ? largeWords(large, colors)
          : fitted(title, HEADING, { width: WIDTH, height: height - 16, from: 124, to: 56 }),
        box(
          { flexDirection: 'column' },
          ...all.map(([key, text]) =>
            box(
              {
                width: WIDTH,
                height: ROW,
                position: 'relative',
                alignItems: 'center',
                paddingTop: RULE,
              },
              rule(WIDTH, RULE, colors['ink-900'] ?? ''),
              left > 0 ? box({ width: left }, words('strong', 38, key)) : undefined,
              fitted(text, LABEL, { width: WIDTH - left, height: 62, from: size, to: 20 }),
            ),
          ),
        ),
      ),
    ],
  };
}
