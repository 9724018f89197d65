import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { median, nightShare, restBetter, type NightLoad } from './nightLoad';
import type { nightBeside } from './schema';
import words from './words.json';

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
  const more = load.night - usual;
  return (
    <div aria-live="polite">
      <Stack gap={2} isWide>
        <p>
          <Text as="b" look="figureXl">
            {fill(words.share, { percent: Math.round(share * 100) })}
          </Text>{' '}
          <Text as="span" look="unit">
            {words.ofDay}
          </Text>
        </p>
        <Text look="verdict">
          {fill(words.rank, {
            count: formatCount(restBetter(share, steps)),
            total: formatCount(total),
          })}
        </Text>
        <Text>
          {verdict?.text}{' '}
          {more >= 1 ? fill(words.gap, { kw: formatCount(usual), less: formatCount(more) }) : null}
        </Text>
      </Stack>
    </div>
  );
}
