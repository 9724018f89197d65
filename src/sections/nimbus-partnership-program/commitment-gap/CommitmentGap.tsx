import { useId } from 'react';
import { replaceQuery } from '../../../browser/route';
import { useQuery } from '../../../browser/useQuery';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { outlookOf, readCommitment } from './commitment';
import { listPrice } from '../../../pricing/price';
import { formatDollars } from '../../../format/number.ts';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Select } from '../../../ui/primitives/Select';
import { Text } from '../../../ui/primitives/Text';
import { TextField } from '../../../ui/primitives/TextField';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { CommitmentYear } from './CommitmentYear';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { commitmentGap } from './schema';
import * as styles from './CommitmentGap.module.css';

const COUNTS = ['promised', 'used', 'month'] as const;

/** Fields of the commitment, kept in the address, and a chart of the year. */
export function CommitmentGap(hero: SectionProps<typeof commitmentGap>) {
  const heading = useId();
  const query = useQuery();
  const params = new URLSearchParams(query);
  const year = readCommitment(query, hero.usualYear);
  const sizes = hero.sizes;
  const size = sizes[Number(params.get('size') ?? 2) - 1] ?? sizes[1];
  const price = size ? listPrice(size) : 0;
  const outlook = outlookOf(year, price);
  const { left, covered, fresh } = outlook;
  const answer = left === 0 ? copy.over : fresh > 0 ? copy.part : copy.whole;
  const set = (name: string, value: string): void => {
    params.set(name, value);
    replaceQuery(params.toString());
  };
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={hero} heading={heading} />
        </div>
        <div className={styles.drawing}>
          <Scripted>
            <form
              aria-label={copy.form}
              className={styles.fields}
              onSubmit={(event) => event.preventDefault()}
            >
              {COUNTS.map((name) => (
                <TextField
                  key={name}
                  id={`cloud-${name}`}
                  name={name}
                  label={copy[name]}
                  inputMode="numeric"
                  autoComplete="off"
                  value={params.get(name) ?? String(hero.usualYear[name])}
                  onChange={({ target }) => set(name, target.value)}
                />
              ))}
              <Select
                id="cloud-size"
                name="size"
                label={copy.size}
                value={params.get('size') ?? '2'}
                choices={sizes.map(({ name }, index) => ({ value: String(index + 1), text: name }))}
                onChange={({ target }) => set('size', target.value)}
              />
            </form>
          </Scripted>
          <CommitmentYear year={year} outlook={outlook} price={price} />
          <p className={styles.answer} aria-live="polite">
            {fill(answer, {
              left: formatDollars(left),
              price: formatDollars(price),
              covered: formatDollars(covered),
              fresh: formatDollars(fresh),
            })}
          </p>
          <Text look="source" isSoft>
            {hero.caption}
          </Text>
        </div>
      </div>
    </HeroGround>
  );
}
