import { claimSource } from '../../../format/claimSource';
import { place } from '../../../ui/plot/place';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { DeskTwiceLong } from './DeskTwiceLong';
import { DeskTwiceShort } from './DeskTwiceShort';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { deskTwice } from './schema';
import * as styles from './DeskMinutes.module.css';

/** Two columns downward on one scale of minutes. */
export function DeskMinutes(section: SectionProps<typeof deskTwice>) {
  const { title, lead, anchor, before, after, left, claim } = section;
  const sumOf = (side: typeof before): number =>
    side.steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const sums = { before: sumOf(before), after: sumOf(after) };
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <div
        className={styles.root}
        style={place({ all: String(sums.before), done: String(sums.after) })}
      >
        <div className={styles.side}>
          <Heading level={3} size="xs" className={styles.name}>
            {before.name}{' '}
            <Text as="b" look="figureSm">
              {claim?.before?.text}
            </Text>
          </Heading>
          <DeskTwiceLong steps={before.steps} />
        </div>
        <div className={styles.side}>
          <Heading level={3} size="xs" className={styles.name}>
            {after.name}{' '}
            <Text as="b" look="figureSm">
              {claim?.after?.text}
            </Text>
          </Heading>
          <DeskTwiceShort steps={after.steps} left={left} rest={sums.before - sums.after} />
        </div>
      </div>
      {claim ? (
        <Text look="source" className={styles.source}>
          {claimSource(claim)}
        </Text>
      ) : null}
    </Section>
  );
}
