import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Heading } from '../../../ui/primitives/Heading';
import { Said } from '../../../ui/primitives/Said';
import { Rows } from '../../../ui/primitives/Rows';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { takes } from './schema';
import { TakesClause } from './TakesClause';
import * as styles from './Takes.module.css';
import { Drawn } from './Drawn';

/** What it takes to begin: the days to scale, and what happens on them. */
export function Takes(section: SectionProps<typeof takes>) {
  const { variant, title, anchor, parts, clause, note, link } = section;
  const after = (
    <>
      {note ? <Said html={note} /> : null}
      {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
    </>
  );
  if (clause) {
    return (
      <Section title={title} anchor={anchor} head="own" isTight>
        <Split ratio="7:5">
          <Stack gap={5}>
            <Heading level={2} size="md">
              {title}
            </Heading>
            <Rows as="dl" columns="5.6em 1fr">
              {parts.map(({ when, text }) => (
                <div key={when}>
                  <Text look="label" as="dt">
                    {when}
                  </Text>
                  <dd>{text}</dd>
                </div>
              ))}
            </Rows>
            {after}
          </Stack>
          <TakesClause {...clause} />
        </Split>
      </Section>
    );
  }
  return (
    <Section title={title} anchor={anchor} size="md" isTight>
      <Stack gap={5}>
        <Drawn variant={variant} parts={parts} wrapper={{ className: styles.ruler }} />
        {after}
      </Stack>
    </Section>
  );
}
