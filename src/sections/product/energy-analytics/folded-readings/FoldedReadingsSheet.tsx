import { curve, line } from '../../../../ui/plot/scale';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { foldedReadings } from './schema';
import * as styles from './FoldedReadingsSheet.module.css';

type FoldsSheetProps = Pick<
  SectionProps<typeof foldedReadings>['sheets'][number],
  'kind' | 'first' | 'second' | 'marked'
>;

const FULL = { from: 0, to: 100 };

const columns = (values: readonly number[], isShown: (index: number) => boolean): string => {
  const step = 1000 / values.length;
  return values
    .map((value, index) =>
      isShown(index)
        ? `M${Math.round(index * step)} 1000h${Math.round(step * 0.72)}v-${Math.round(value * 10)}h-${Math.round(step * 0.72)}z`
        : '',
    )
    .join('');
};

/** Dots as lines of no length with round caps, which keep their shape when stretched. */
const dots = (across: readonly number[], up: readonly number[]): string =>
  across.map((x, index) => `M${x * 10} ${1000 - (up[index] ?? 0) * 10}h0`).join('');

/** Chart without axes. */
export function FoldedReadingsSheet({ kind, first, second, marked }: FoldsSheetProps) {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {kind === 'columns' ? (
        <>
          <path className={styles.column} d={columns(first, (index) => index !== marked)} />
          <path className={styles.meant} d={columns(first, (index) => index === marked)} />
        </>
      ) : null}
      {kind === 'lines' ? (
        <>
          <path className={styles.second} d={line(curve(second ?? [], FULL))} />
          <path className={styles.line} d={line(curve(first, FULL))} />
        </>
      ) : null}
      {kind === 'dots' ? <path className={styles.dots} d={dots(first, second ?? [])} /> : null}
    </svg>
  );
}
