import { Fragment, useId, useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { Container } from '../../../../ui/primitives/Container';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { measureNames, ranksBy } from '../rank';
import { RankColumn } from './RankColumn';
import { RankStrokes } from './RankStrokes';
import type { rankLines } from './schema';
import words from './words.json';
import * as styles from './Ranks.module.css';

type RanksProps = Pick<SectionProps<typeof rankLines>, 'portfolio' | 'followed'>;

/** Three orders side by side; pointer, touch and arrow keys follow a building through them. */
export function Ranks({ portfolio: { orders, buildings }, followed }: RanksProps) {
  const group = useId();
  const [chosen, choose] = useState(followed);
  const isChosen = buildings.map(({ code }) => code === chosen);
  const columns = measureNames.map((name) => ({ name, ranks: ranksBy(name, buildings) }));
  return (
    <Container>
      <fieldset className={styles.root}>
        <legend className="visuallyHidden">{words.legend}</legend>
        {buildings.map(({ code, city }) => (
          <input
            key={code}
            type="radio"
            name={group}
            id={`${group}${code}`}
            aria-label={`${code}, ${city}`}
            checked={code === chosen}
            className="visuallyHidden"
            onChange={() => choose(code)}
          />
        ))}
        <div className={styles.heads}>
          {orders.map(({ title, unit }) => (
            <p key={title}>
              <Text as="b" look="label">
                {title}
              </Text>{' '}
              <Text as="span" look="source" className={styles.unit}>
                {unit}
              </Text>
            </p>
          ))}
        </div>
        <div className={styles.chart}>
          {columns.map(({ name, ranks }, index) => (
            <Fragment key={name}>
              {index > 0 ? (
                <RankStrokes from={columns[index - 1]?.ranks ?? []} to={ranks} chosen={isChosen} />
              ) : null}
              <RankColumn {...{ name, buildings, chosen, group }} onChoose={choose} />
            </Fragment>
          ))}
        </div>
        <div className={styles.says} role="status">
          {buildings.map(({ code, city, remark }) => (
            <Text key={code} look="small" className={code === chosen ? undefined : styles.room}>
              <Emphasis text={fill(words.says, { code, city, remark })} />
            </Text>
          ))}
        </div>
      </fieldset>
    </Container>
  );
}
