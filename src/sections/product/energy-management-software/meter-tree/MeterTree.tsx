import { useId } from 'react';
import { useKeptChoice } from '../../../../browser/useKeptChoice';
import { branches } from './branches';
import { Breadcrumbs } from '../../../../ui/primitives/Breadcrumbs';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Container } from '../../../../ui/primitives/Container';
import { HeroText } from '../../../../ui/hero/HeroText';
import { MeterTreeBranches } from './MeterTreeBranches';
import { MeterTreeLabels } from './MeterTreeLabels';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { meterTree } from './schema';
import * as styles from './MeterTree.module.css';

/** Gap between two branch ends, in thousandths of the height. */
const GAP = 21;

/** Radio buttons choose the time; the heading stands on the trunk. */
export function MeterTree(hero: SectionProps<typeof meterTree>) {
  const heading = useId();
  const { wash, breadcrumbs, here, title, ask, times, meters, caption } = hero;
  const { form, keep } = useKeptChoice();
  const trees = times.map((_, time) =>
    branches(
      meters.map(({ amounts }) => amounts[time] ?? 0),
      GAP,
    ),
  );
  return (
    <section aria-labelledby={heading} data-wash={wash ?? 'family'} className={styles.root}>
      <Container className={styles.crumbs}>
        <Breadcrumbs trail={breadcrumbs} here={here ?? title} />
      </Container>
      <form ref={form} onChange={keep} className={styles.stage}>
        <div className={styles.trunk}>
          <Container className={styles.words}>
            <HeroText hero={hero} heading={heading} />
          </Container>
        </div>
        <ChoiceRow
          legend={ask}
          name="time"
          look="chips"
          choices={times.map(({ name }, time) => ({ key: String(time), content: name }))}
          className={styles.times}
        />
        <MeterTreeBranches trees={trees} rest={meters.findIndex(({ isRest }) => isRest)} />
        <MeterTreeLabels meters={meters} times={times} trees={trees} />
      </form>
      <Container>
        <p className={styles.caption}>{caption}</p>
      </Container>
    </section>
  );
}
