import type { SpanCard } from '../../content-model/card';
import { box, type Element } from '../element';
import { ROOM, type Colors, type Look } from '../cardLayout';
import { fitted, HEADING, words } from '../type';

const WIDTH = ROOM.width - 2 * ROOM.side;

/** A title, and below it a line from one span to another. */
export function span({ title, from, to, tone }: SpanCard, colors: Colors): Look {
  const color = colors[tone] ?? '';
  const end = ([amount, what]: readonly [string, string]): Element =>
    box(
      { alignItems: 'baseline' },
      words('heading', 74, amount, { color, marginRight: what ? 14 : 0 }),
      what ? words('label', 46, what, { color: colors['ink-700'] ?? '' }) : undefined,
    );
  return {
    parts: [
      box(
        { position: 'absolute', left: ROOM.side, top: 50 },
        fitted(title, HEADING, { width: WIDTH, height: 364, from: 122, to: 56 }),
      ),
      box(
        {
          position: 'absolute',
          left: ROOM.side,
          top: ROOM.height - 40 - 74,
          width: WIDTH,
          alignItems: 'center',
        },
        end(from),
        box({ flexGrow: 1, height: 6, margin: '0 28px', backgroundColor: color }),
        end(to),
      ),
    ],
  };
}
