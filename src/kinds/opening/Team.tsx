import copy from '../../copy/openings.json';
import { Heading } from '../../ui/primitives/Heading';
import { Portrait } from '../../ui/primitives/Portrait';
import { Prose } from '../../ui/primitives/Prose';
import { Section } from '../../ui/primitives/Section';
import { Split } from '../../ui/primitives/Split';
import { Stack } from '../../ui/primitives/Stack';
import { Text } from '../../ui/primitives/Text';
import * as styles from './Team.module.css';
import type { Part } from './cutAtHeadings';

interface TeamProps {
  readonly worksFor: Queries.PersonPortraitFragment;
  readonly part: Part;
  /** What is not asked for. */
  readonly not: Part | undefined;
}

/** Whom one works for and with, and what nobody asks for. */
export const Team = ({ worksFor, part, not }: TeamProps) => (
  <Section title={part.title} anchor={part.id} size="md" isTight>
    <Split ratio="4:8">
      <div className={styles.person}>
        <Portrait person={worksFor} variant="tile" tone="ice" />
        <div>
          <Text look="small" isSoft>
            {copy.worksFor}
          </Text>
          <Text look="name">{worksFor.name}</Text>
          <Text look="small" isSoft>
            {worksFor.role}
          </Text>
        </div>
      </div>
      <Stack gap={4}>
        <Prose html={part.html} />
        {not ? (
          <>
            <Heading level={2} size="sm" id={not.id} className={styles.next}>
              {not.title}
            </Heading>
            <Prose html={not.html} />
          </>
        ) : null}
      </Stack>
    </Split>
  </Section>
);
