import { cellPath, runs } from '../../../../ui/plot/cells';
import { Icon } from '../../../../ui/primitives/Icon';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { signalFilter } from './schema';
import * as styles from './SignalFilter.module.css';

const COLUMNS = 40;

/** The opened reason highlights its cells. */
export function SignalFilter(section: SectionProps<typeof signalFilter>) {
  const { title, anchor, lead, label, reasons, kept, source } = section;
  const counts = [...reasons.map(({ count }) => count), kept.count];
  const rows = Math.ceil(counts.reduce((sum, count) => sum + count, 0) / COLUMNS);
  const lines = [
    ...Array.from({ length: COLUMNS + 1 }, (_, x) => `M${x} 0v${rows}`),
    ...Array.from({ length: rows + 1 }, (_, y) => `M0 ${y}h${COLUMNS}`),
  ];
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="tint">
      <div className={styles.root}>
        <svg
          className={styles.sheet}
          viewBox={`0 0 ${COLUMNS} ${rows}`}
          role="img"
          aria-label={label}
        >
          {runs(counts).map((run, index) => (
            <path
              key={run.from}
              className={index < reasons.length ? styles.cells : styles.kept}
              d={cellPath(run, COLUMNS)}
            />
          ))}
          <path className={styles.lines} d={lines.join('')} />
        </svg>
        <div>
          {reasons.map((reason, index) => (
            <details key={reason.title} name="sieve" className={styles.reason} open={index === 0}>
              <summary className={styles.summary}>
                <b className={styles.count}>{reason.count}</b> {reason.title}
                <Icon name="plus" className={styles.sign} />
              </summary>
              <div className={styles.text}>
                <Prose html={reason.text} />
              </div>
            </details>
          ))}
          <div className={styles.rest}>
            <p className={styles.jobs}>
              <b className={styles.count}>{kept.count}</b> {kept.title}
            </p>
            <Text look="small">{kept.text}</Text>
          </div>
          <p className={styles.source}>{source}</p>
        </div>
      </div>
    </Section>
  );
}
