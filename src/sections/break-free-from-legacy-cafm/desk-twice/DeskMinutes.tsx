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

/** A system, and the minutes that its desk takes. */
const headingOf = (name: string, minutes: string | undefined) => (
  <Heading level={3} size="xs" className={styles.name}>
    {name}{' '}
    <Text as="b" look="figureSm">
      {minutes}
    </Text>
  </Heading>
);

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
          {headingOf(before.name, claim?.before?.text)}
          <DeskTwiceLong steps={before.steps} />
        </div>
        <div className={styles.side}>
          {headingOf(after.name, claim?.after?.text)}
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
