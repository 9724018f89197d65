import type { RowsCard } from '../../content-model/card';
import { box, rule } from '../element';
import { ROOM, type Colors, type Look } from '../cardLayout';
import { fitted, HEADING, LABEL } from '../type';

const WIDTH = ROOM.width - 2 * ROOM.side;
const GAP = 40;
const RULE = 4;

/** A title, and columns that each begin with a figure. */
export function figures({ title, rows }: RowsCard, colors: Colors): Look {
  const width = (WIDTH - GAP * (rows.length - 1)) / rows.length;
  return {
    parts: [
      box(
        { position: 'absolute', left: ROOM.side, top: 50 },
        fitted(title, HEADING, { width: WIDTH, height: 216, from: 124, to: 64 }),
      ),
      box(
        {
          position: 'absolute',
          left: ROOM.side,
          top: 300,
          width: WIDTH,
          justifyContent: 'space-between',
        },
        ...rows.map(([value, text]) =>
          box(
            {
              width,
              height: 210,
              position: 'relative',
              flexDirection: 'column',
              paddingTop: 20 + RULE,
            },
            rule(width, RULE, colors['ink-900'] ?? ''),
            fitted(
              value,
              HEADING,
              { width, height: 100, from: 96, to: 44 },
              {
                color: colors['brick-600'] ?? '',
                marginBottom: 12,
              },
            ),
            fitted(text, LABEL, { width, height: 84, from: 38, to: 18 }),
          ),
        ),
      ),
    ],
  };
}
