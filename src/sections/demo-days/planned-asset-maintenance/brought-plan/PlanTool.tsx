import { useId, useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { YearBars } from '../../../../ui/plot/YearBars';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Portrait } from '../../../../ui/primitives/Portrait';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { PlanLines } from './PlanLines';
import type { broughtPlan } from './schema';
import words from './words.json';
import { overIn, yearAt } from './yearAt';
import * as styles from './PlanTool.module.css';

type PlanToolProps = Pick<
  SectionProps<typeof broughtPlan>,
  'from' | 'to' | 'person' | 'does' | 'plans'
>;

/** A plan at a minute of the demo: choose whose, and level it. */
export function PlanTool({ from, to, person, does, plans }: PlanToolProps) {
  const id = useId();
  const [name, choose] = useState(plans[0]?.name);
  const [minute, setMinute] = useState(from);
  const plan = plans.find((each) => each.name === name);
  if (!plan) return null;
  const { hours, year } = plan;
  const { moved, visits, furthest } = year;
  const weeks = yearAt(year, (minute - from) / (to - from));
  const over = overIn(weeks, hours);
  const isLevel = minute === to;
  return (
    <Stack gap={5} isWide>
      <Scripted>
        <ChoiceRow
          legend={words.choose}
          choices={plans.map((each) => ({ key: each.name, content: each.name }))}
          value={name}
          onChange={(key) => {
            choose(key);
            setMinute(from);
          }}
        />
      </Scripted>
      <YearBars
        label={words.label}
        hours={weeks}
        highest={Math.max(...year.before)}
        limits={[{ hours, text: fill(words.limit, { hours }) }]}
        columns={words.columns}
        fillOf={(each) => (each > hours ? 'late' : isLevel ? 'good' : 'measured')}
        saysOf={(each, week) =>
          fill(each > hours ? words.over : words.fits, {
            week,
            hours: each,
            over: each - hours,
            free: hours - each,
          })
        }
      />
      <Scripted className={styles.minute}>
        <label htmlFor={id}>
          <Text as="span" look="figureSm">
            {fill(words.at, { minute })}
          </Text>
        </label>
        <Range
          id={id}
          value={minute}
          min={from}
          max={to}
          valueText={fill(words.at, { minute })}
          ticks={[from, to].map((end) => fill(words.at, { minute: end }))}
          onChange={setMinute}
        />
      </Scripted>
      <Split ratio="7:5">
        <Stack gap={3}>
          <div role="status">
            <Text look="verdict">
              <Emphasis text={fill([words.none, words.one][over] ?? words.many, { over, hours })} />
            </Text>
          </div>
          <Text isSoft>
            {plan.open} {fill(words.moved, { moved, visits, furthest })}
          </Text>
        </Stack>
        <div className={styles.person}>
          <Portrait person={person} />
          <Text look="small">
            <b>{person.name}</b> {does}
          </Text>
        </div>
      </Split>
      <PlanLines plan={plan} />
      <noscript>
        <ul>
          {plans.map((each) => (
            <li key={each.name}>
              {fill(words.sentence, {
                name: each.name,
                before: overIn(each.year.before, each.hours),
                after: overIn(each.year.after, each.hours),
              })}
            </li>
          ))}
        </ul>
      </noscript>
    </Stack>
  );
}
