import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { median, restBetter, nightShare, type NightLoad } from './nightLoad';
import { formatCount } from '../../../../format/number';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { nightBeside } from './schema';
import * as styles from './NightBesideResult.module.css';

interface NightBesideResultProps extends Pick<
  SectionProps<typeof nightBeside>,
  'steps' | 'verdicts'
> {
  readonly load: NightLoad;
}

/** Result: the share in percent, and its meaning. */
export function NightBesideResult({ load, steps, verdicts }: NightBesideResultProps) {
  const share = nightShare(load);
  const total = steps.reduce((sum, { buildings }) => sum + buildings, 0);
  const usual = median(steps) * load.day;
  const verdict = verdicts.find(({ below }) => share < below) ?? verdicts.at(-1);
  const count = formatCount(restBetter(share, steps));
  return (
    <div aria-live="polite" className={styles.root}>
      <p>
        <b className={styles.share}>{fill(copy.share, { percent: Math.round(share * 100) })}</b>{' '}
        {copy.ofDay}
      </p>
      <p className={styles.rank}>{fill(copy.rank, { count, total: formatCount(total) })}</p>
      <p>
        {verdict?.text}{' '}
        {load.night - usual >= 1
          ? fill(copy.gap, {
              kw: formatCount(usual),
              less: formatCount(load.night - usual),
            })
          : null}
      </p>
    </div>
  );
}
