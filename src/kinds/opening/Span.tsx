import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import { Band } from '../../ui/plot/Band';
import { Lanes } from '../../ui/plot/Lanes';
import { percentOf } from '../../ui/plot/scale';
import { Swatch } from '../../ui/plot/Swatch';
import { ChoiceRow } from '../../ui/primitives/ChoiceRow';
import { Emphasis } from '../../ui/primitives/Emphasis';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import * as styles from './Span.module.css';
import type { JobSpan } from './spanSchema';
import { lengthOf, markOf, sumsOf, ticksOf } from './spanWords';

interface SpanProps {
  readonly span: JobSpan;
}

/**
 * A week of the job to scale, line by line. A choice of a kind fades the others and says what it is,
 * without scripts.
 */
export function Span({ span }: SpanProps) {
  const { title, unit, kinds, rows, source, hasSums, ...range } = span;
  const sums = sumsOf(rows, kinds.length);
  const at = (value: number): number => percentOf(value, range);
  const said = (blocks: JobSpan['rows'][number]['blocks']): string =>
    blocks
      .map(([from, to, kind]) =>
        fill(copy.block, {
          from: markOf(unit, from),
          to: markOf(unit, to),
          name: kinds[kind - 1]?.name ?? '',
        }),
      )
      .join('; ');
  return (
    <figure className={styles.root}>
      <figcaption>
        <Heading level={2} size="xs">
          {title}
        </Heading>
      </figcaption>
      <Lanes
        ticks={ticksOf(range.from, range.to, range.every).map((tick) => ({
          at: at(tick),
          text: markOf(unit, tick),
        }))}
        lanes={rows.map(({ name, blocks }) => ({
          name,
          content: (
            <>
              <span className="visuallyHidden">{said(blocks) || copy.off}</span>
              {blocks.map(([from, to, kind]) => (
                <span key={from} data-kind={kind}>
                  <Band from={at(from)} to={at(to)} fill={kinds[kind - 1]?.fill ?? 'strong'} />
                </span>
              ))}
            </>
          ),
        }))}
      />
      <ChoiceRow
        legend={copy.kinds}
        isLegendHidden
        look="chips"
        first={-1}
        choices={kinds.map(({ name, fill: color }, index) => ({
          key: String(index + 1),
          content: (
            <span className={styles.kind}>
              <Swatch fill={color} />
              {hasSums ? <b>{lengthOf(unit, sums[index] ?? 0)}</b> : null}
              {name}
            </span>
          ),
        }))}
      />
      <div className={styles.reads}>
        {kinds.map(({ name, read }) => (
          <Text key={name} isSoft className={styles.read}>
            <Emphasis text={read} />
          </Text>
        ))}
      </div>
      <Text look="source">{source}</Text>
    </figure>
  );
}
