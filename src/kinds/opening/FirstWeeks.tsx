import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import { Prose } from '../../ui/primitives/Prose';
import { Section } from '../../ui/primitives/Section';
import { Stack } from '../../ui/primitives/Stack';
import type { Part } from './cutAtHeadings';
import { Ruler } from './Ruler';

interface FirstWeeksProps {
  readonly part: Part;
  readonly weeks: readonly {
    readonly from: number;
    readonly to: number;
    readonly title: string;
    readonly isYours: boolean;
  }[];
}

/** The first weeks of a role to scale, and their text. */
export const FirstWeeks = ({ part: { id, title, html }, weeks }: FirstWeeksProps) => (
  <Section title={title} anchor={id} size="md" ground="sunken" isTight>
    <Stack gap={6} isWide>
      <Ruler
        stretches={weeks.map(({ from, to, title: name, isYours }) => ({
          title: name,
          when: fill(from === to ? copy.week : copy.weeks, { from, to }),
          length: to - from + 1,
          isThick: isYours,
        }))}
      />
      <Prose html={html} />
    </Stack>
  </Section>
);
