import { useState } from 'react';
import { replaceQuery } from '../../../browser/route';
import { useQuery } from '../../../browser/useQuery';
import { ActLine } from '../../../ui/primitives/ActLine';
import { Heading } from '../../../ui/primitives/Heading';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { readChoice, writeChoice, type WallChoice } from './choice';
import { ItSheet } from './ItSheet';
import { matches } from './matches';
import { Plates } from './Plates';
import type { systemWall } from './schema';
import { SystemSays } from './SystemSays';
import { SystemTable } from './SystemTable';
import { WallTools } from './WallTools';
import copy from './words.json';
import * as styles from './SystemWall.module.css';

/** Two walls of systems, and the sheet between them under a beam; the address keeps what is ticked. */
export function SystemWall(section: SectionProps<typeof systemWall>) {
  const { title, anchor, groups, preset, priceWords, notIncluded, otherwise, act } = section;
  const query = useQuery();
  const [read, setRead] = useState<string>();
  const choice = readChoice(query, preset);
  const systems = groups.flatMap((group) => group.systems);
  const hits = systems.filter((system) => matches(system, choice)).map(({ id }) => id);
  const choose = (change: Partial<WallChoice>): void =>
    replaceQuery(writeChoice(query, { ...choice, ...change }));
  const toggle = (id: string): void => {
    const others = choice.picked.filter((other) => other !== id);
    choose({ picked: others.length < choice.picked.length ? others : [...others, id] });
  };
  const ticked = groups
    .map((group) => ({
      ...group,
      systems: group.systems.filter(({ id }) => choice.picked.includes(id)),
    }))
    .filter((group) => group.systems.length > 0);
  const isNarrowed = choice.find !== '' || choice.only !== 'all';
  const plates = (side: 'left' | 'right') => (
    <Plates
      groups={groups.filter((group) => group.side === side)}
      {...{ hits, read, isNarrowed }}
      picked={choice.picked}
      onRead={setRead}
      onToggle={toggle}
    />
  );
  return (
    <Section title={title} anchor={anchor} head="own" ground="sunken" isFlush>
      <div className={styles.head}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <WallTools
          {...{ systems, choice, otherwise, isNarrowed }}
          count={hits.length}
          onChoose={choose}
        />
      </div>
      <div className={styles.wall}>
        <div className={styles.left}>
          {plates('left')}
          <Scripted>
            <SystemSays system={systems.find(({ id }) => id === read)} className={styles.says} />
          </Scripted>
        </div>
        <div className={styles.right}>{plates('right')}</div>
        <div className={styles.middle}>
          <Text as="div" look="name" className={styles.beam}>
            {copy.record}
          </Text>
          <ItSheet groups={ticked} price={priceWords} note={notIncluded} />
        </div>
      </div>
      <SystemTable systems={systems} />
      <ActLine {...act} />
    </Section>
  );
}
