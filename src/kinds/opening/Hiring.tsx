import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import { Prose } from '../../ui/primitives/Prose';
import { Section } from '../../ui/primitives/Section';
import { Ruler } from './Ruler';

interface HiringProps {
  readonly title: string;
  readonly steps: readonly {
    readonly from: number;
    readonly to: number;
    readonly turn: string;
    readonly title: string;
    /** HTML. */
    readonly text: string;
  }[];
}

/** The steps from a mail to the answer in working days, thick where the applicant has something to do. */
export const Hiring = ({ title, steps }: HiringProps) => (
  <Section title={title} lead={copy.turns} anchor="hiring" head="split" size="md" isTight>
    <Ruler
      stretches={(steps[0]?.from ? [...copy.first, ...steps] : steps).map(
        ({ from, to, turn, title: name, text }) => ({
          title: name,
          when: fill(copy.days, { from, to }),
          length: to - from,
          isThick: turn === 'you',
          content: <Prose html={text} />,
        }),
      )}
    />
  </Section>
);
