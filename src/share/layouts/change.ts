import type { ChangeCard } from '../../content-model/card';
import { box, type Element } from '../element';
import { ROOM, type Colors, type Look } from '../cardLayout';
import { fitted, HEADING, widthOf, words } from '../type';

const WIDTH = ROOM.width - 2 * ROOM.side;
const MARK = { as: 'mark', left: 800, top: 412, width: 340, height: 84 } as const;

/** What was before is this much smaller than what is now. */
const BEFORE = 0.64;

/** The line between two figures is no shorter than this, with its ends. */
const LINE = 230;

function sizeOf(from: string | undefined, to: string): number {
  const sizes = [236, 212, 188, 164, 140, 116, 96];
  const before = (size: number): number =>
    from ? LINE + widthOf('heading', size * BEFORE, from) : 0;
  return sizes.find((size) => before(size) + widthOf('heading', size, to) <= WIDTH) ?? 84;
}

/** The live line, which takes all the room that the figures leave. */
function line(colors: Colors, ground: string): Element {
  const live = colors['brick-500'] ?? '';
  const end = (side: 'left' | 'right'): Element =>
    box({
      position: 'absolute',
      [side]: -14,
      top: -18,
      width: 44,
      height: 44,
      borderRadius: 22,
      border: `13px solid ${live}`,
      backgroundColor: colors[ground] ?? '',
    });
  return box(
    { position: 'relative', flexGrow: 1, height: 8, margin: '0 34px', backgroundColor: live },
    end('left'),
    end('right'),
  );
}

/** What it was, a line, and what it is. */
export function change({ from, to, title, mark, ground }: ChangeCard, colors: Colors): Look {
  const size = sizeOf(from, to);
  const width = mark ? 680 : WIDTH;
  return {
    pictures: mark ? [{ file: mark, ...MARK }] : [],
    parts: [
      box(
        {
          position: 'absolute',
          left: ROOM.side,
          top: 50,
          width: WIDTH,
          height: 236,
          alignItems: 'center',
        },
        from
          ? words('heading', Math.round(size * BEFORE), from, { color: colors['stone-500'] ?? '' })
          : undefined,
        from ? line(colors, ground) : undefined,
        words('heading', size, to),
      ),
      box(
        {
          position: 'absolute',
          left: ROOM.side,
          top: 316,
          width,
          height: 180,
          alignItems: 'flex-end',
        },
        fitted(title, HEADING, { width, height: 180, from: 72, to: 40 }),
      ),
    ],
  };
}
