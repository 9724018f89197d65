import { fill } from '../../../../text/fillWords';
import { place } from '../../../../ui/plot/place';
import '../../../../ui/plot/fills.css';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Text } from '../../../../ui/primitives/Text';
import { KINDS, marksOf, minutesSpent } from './minutes';
import type { Run } from './schema';
import words from './words.json';
import * as styles from './RunBars.module.css';

interface RunBarsProps {
  readonly run: Run;
  /** Time of the alarm. */
  readonly start: string;
  /** Minutes of the full scale. */
  readonly all: number;
  readonly hasHint?: boolean;
  /** In the room after the last bar, which a shorter stop leaves. */
  readonly left?: string;
}

/** One stop: a bar for each minute, as high as what was done in it; each span says its words. */
export function RunBars({ run, start, all, hasHint = false, left }: RunBarsProps) {
  const { name, spans, read } = run;
  const minutes = minutesSpent(spans);
  return (
    <ReadOut
      label={fill(words.label, { name })}
      marks={marksOf(spans, start, all)}
      start={read}
      hasHint={hasHint}
    >
      <div className={styles.root} style={place({ end: (minutes / all) * 100 })}>
        <Text look="small" className={left ? styles.rest : styles.name}>
          <Emphasis text={fill(words.total, { name, minutes })} /> {left}
        </Text>
        <div className={styles.bars}>
          {spans.map(({ kind, minutes: each, text }, index) => (
            <i
              key={text}
              className={styles.span}
              data-fill={KINDS[kind].fill}
              data-mark={index}
              style={place({ w: (each / all) * 100, h: KINDS[kind].height, minute: 100 / each })}
            />
          ))}
        </div>
      </div>
    </ReadOut>
  );
}
