import { fill } from '../../../../text/fillWords';
import { inShort } from '../../../../time/inWords';
import { Legend } from '../../../../ui/plot/Legend';
import { place as placed } from '../../../../ui/plot/place';
import { ActLine } from '../../../../ui/primitives/ActLine';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../../ui/primitives/Heading';
import { Rows } from '../../../../ui/primitives/Rows';
import { Section } from '../../../../ui/primitives/Section';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { calendarDay, fitting, freeRuns } from './freeRuns';
import { House } from './House';
import type { openWeeks } from './schema';
import words from './words.json';

/** The job is a choice; style sheets mark the free days that are long enough, and say the first of them. */
export function OpenWeeks(section: SectionProps<typeof openWeeks>) {
  const { title, anchor, lead, place, legend, monday, workingDays, margin, tasks, houses } =
    section;
  const dayOf = (day: number): string => inShort(calendarDay(monday, day).toISOString());
  const runs = houses.map(({ bookings }) =>
    freeRuns(bookings, workingDays).map((run) => ({ run, fits: fitting(run, tasks, margin) })),
  );
  const answer = (task: number): string => {
    const count = runs.filter((free) => free.some(({ fits }) => fits.includes(task))).length;
    const says = count === 0 ? words.none : count === 1 ? words.one : words.fits;
    return fill(says, { count, all: houses.length });
  };
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" head="split" isTight>
      <div data-choices="">
        <Panel isLive isInset title={<Text look="name">{place}</Text>}>
          <Split ratio="4:8">
            <Stack gap={5} isWide>
              <ChoiceRow
                legend={legend}
                look="list"
                first={1}
                choices={tasks.map(({ name, length }) => ({
                  key: name,
                  content: <b>{name}</b>,
                  note: fill(words.length, { days: length }),
                }))}
              />
              {tasks.map(({ name, advice }, index) => (
                <div key={name} data-choice={index + 1}>
                  <Stack gap={2}>
                    <Heading level={3} size="sm">
                      {answer(index + 1)}
                    </Heading>
                    <Text>{advice}</Text>
                  </Stack>
                </div>
              ))}
            </Stack>
            <Stack gap={4} isWide>
              <div style={placed({ days: String(workingDays) })}>
                <Rows>
                  {houses.map((house, index) => (
                    <House
                      key={house.name}
                      house={house}
                      runs={runs[index] ?? []}
                      tasks={tasks.length}
                      dayOf={dayOf}
                    />
                  ))}
                </Rows>
              </div>
              <Legend
                items={[
                  { fill: 'good', text: words.room },
                  { hatch: 4, text: words.booked },
                  {
                    fill: 'off',
                    text: fill(words.summer, { from: dayOf(1), to: dayOf(workingDays) }),
                  },
                ]}
              />
              <Text look="source">{section.origin}</Text>
            </Stack>
          </Split>
        </Panel>
      </div>
      <ActLine {...section.act} />
    </Section>
  );
}
