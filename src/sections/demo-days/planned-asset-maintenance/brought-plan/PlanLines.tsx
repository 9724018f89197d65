import { fill } from '../../../../text/fillWords';
import { Fold } from '../../../../ui/primitives/Fold';
import { Rows } from '../../../../ui/primitives/Rows';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { broughtPlan } from './schema';
import words from './words.json';

interface PlanLinesProps {
  readonly plan: SectionProps<typeof broughtPlan>['plans'][number];
}

/** The rounds of a plan in the words of its owner, on request. */
export const PlanLines = ({ plan }: PlanLinesProps) => (
  <Fold
    title={
      <Text as="span" look="label">
        {fill(words.sheet, { count: plan.rounds.length })}
      </Text>
    }
  >
    <Text look="source">{plan.file}</Text>
    <Rows columns="5fr 4fr 1fr" isPaired>
      {plan.rounds.map(({ name, often, hours, window }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{window === 0 ? `${often}, ${words.fixed}` : often}</span>
          <span>{fill(words.hours, { hours })}</span>
        </li>
      ))}
    </Rows>
  </Fold>
);
