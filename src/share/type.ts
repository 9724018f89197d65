import type { Large } from '../content-model/card';
import type { CutName } from './cuts';
import { box, type Element, type Style } from './element';
import { fit, pieces, RAISED_SIZE, widthOf as measure, withoutJoiners, type Box } from './fit';
import type { Colors } from './cardLayout';

/** How headings of share pictures are set. */
export const HEADING = { cut: 'heading', tracking: -0.028, leading: 0.96 } as const;

/** How everything else is. */
export const LABEL = { cut: 'label', tracking: -0.01, leading: 1.08 } as const;

const sizesFrom = (largest: number, smallest: number): number[] => {
  const sizes: number[] = [];
  for (let size = largest; size >= smallest; size -= 4) sizes.push(size);
  return sizes;
};

type Room = Pick<Box, 'width' | 'height'> & { readonly from: number; readonly to: number };

/** A text that fills its room in the largest size between two, in pixels. */
export function fitted(
  text: string,
  type: typeof HEADING | typeof LABEL,
  { width, height, from, to }: Room,
  style: Style = {},
): Element {
  const { size, lines } = fit(text, { ...type, width, height, sizes: sizesFrom(from, to) });
  return box(
    {
      flexDirection: 'column',
      ...typeStyle(type.cut, size, type.tracking, type.leading),
      ...style,
    },
    ...lines.map((line) => set(line, size)),
  );
}

/** A line, with its raised figures. */
const set = (line: string, size: number, style: Style = {}): Element =>
  box(
    { whiteSpace: 'pre', ...style },
    ...pieces(withoutJoiners(line)).map(({ text, isRaised }) =>
      isRaised ? box({ fontSize: Math.round(size * RAISED_SIZE) }, text) : box({}, text),
    ),
  );

/** One line in one size. */
export const words = (cut: CutName, size: number, text: string, style: Style = {}): Element =>
  set(text, size, { ...typeStyle(cut, size, trackingOf(cut), 1), ...style });

/** Width of one line in one size, in pixels. */
export const widthOf = (cut: CutName, size: number, text: string): number =>
  measure(text, { cut, size, tracking: trackingOf(cut) });

const trackingOf = (cut: CutName): number => (cut === 'heading' ? -0.03 : -0.01);

const typeStyle = (cut: CutName, size: number, tracking: number, leading: number): Style => ({
  fontFamily: cut,
  fontSize: size,
  lineHeight: leading,
  letterSpacing: tracking * size,
});

/** A large number or day, and the lines beside it. */
export const largeWords = ({ big, beside }: Large, colors: Colors, style: Style = {}): Element =>
  box(
    { alignItems: 'center', ...style },
    words('heading', 190, big, {
      color: colors['brick-600'] ?? '',
      lineHeight: 0.84,
      marginRight: 24,
    }),
    box({ flexDirection: 'column' }, ...beside.map((line) => words('label', 48, line))),
  );
