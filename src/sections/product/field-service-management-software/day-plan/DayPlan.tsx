import { useId, useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { clock } from '../../../../ui/plot/segments';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Switch } from '../../../../ui/primitives/Switch';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { PlanFigures } from './PlanFigures';
import { PlanMap } from './PlanMap';
import { PlanStops } from './PlanStops';
import { PlanTable } from './PlanTable';
import { inOrderOfCalls, moved, scheduleOf } from './schedule';
import type { dayPlan } from './schema';
import words from './words.json';

/** A technician’s day: move a stop, and miles, hours and parts follow on list and map. */
export function DayPlan(section: SectionProps<typeof dayPlan>) {
  const { title, lead, anchor, place, stops, act } = section;
  const id = useId();
  const [order, setOrder] = useState(stops);
  const [isAboard, setAboard] = useState(true);
  const [notice, say] = useState('');
  const called = inOrderOfCalls(stops);
  const orders = { driven: stops, called } as const;
  const schedule = scheduleOf(order, isAboard, section);
  const isOrder = (other: typeof stops) => other.every((stop, index) => stop === order[index]);
  const move = (index: number, by: number) => {
    const next = moved(order, index, by);
    const visit = scheduleOf(next, isAboard, section).visits[index + by];
    setOrder(next);
    if (!visit) return;
    const { stop, arrives } = visit;
    say(fill(words.moved, { name: stop.name, number: index + by + 1, time: clock(arrives) }));
  };
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place}>
      <Split ratio="6:6">
        <Stack gap={4} isWide>
          <Scripted>
            <ChoiceRow
              legend={words.legend}
              isLegendHidden
              isShort
              value={(['driven', 'called'] as const).find((key) => isOrder(orders[key]))}
              onChange={(key) => {
                setOrder(key === 'called' ? called : stops);
                say('');
              }}
              choices={(['driven', 'called'] as const).map((key) => ({
                key,
                content: words[key],
              }))}
            />
          </Scripted>
          <PlanStops schedule={schedule} isAboard={isAboard} onMove={move} />
          <div aria-live="polite">
            {notice ? (
              <Text look="small">
                <Emphasis text={notice} />
              </Text>
            ) : null}
          </div>
        </Stack>
        <Stack gap={4} isWide>
          <PlanFigures schedule={schedule} />
          <PlanMap section={section} schedule={schedule} />
          <Scripted>
            <Switch
              id={id}
              label={words.aboard}
              hint={words.hint}
              checked={isAboard}
              onChange={(event) => setAboard(event.currentTarget.checked)}
            />
          </Scripted>
        </Stack>
      </Split>
      <noscript>
        <PlanTable stops={called} day={section} />
      </noscript>
    </PanelSection>
  );
}
