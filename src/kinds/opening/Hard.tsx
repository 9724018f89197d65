import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import { Section } from '../../ui/primitives/Section';
import { Split } from '../../ui/primitives/Split';
import { Stack } from '../../ui/primitives/Stack';
import type { Part } from './cutAtHeadings';

interface HardProps {
  readonly part: Part;
  readonly figure: Figure;
}

/** What is hard about a role, and its drawing. */
export const Hard = ({ part: { id, title, html }, figure }: HardProps) => (
  <Section title={title} anchor={id} head="own" ground="ink" isTight>
    <Split ratio="5:7" align="center">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Prose html={html} />
      </Stack>
      <EntryFigure figure={figure} size="page" id="hard-figure" />
    </Split>
  </Section>
);
