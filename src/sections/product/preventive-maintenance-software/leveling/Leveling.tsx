import { useId, useState } from 'react';
import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { YearBars } from '../../../../ui/plot/YearBars';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Switch } from '../../../../ui/primitives/Switch';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { hoursOf } from './level';
import type { leveling } from './schema';
import words from './words.json';

/** A year as it grew; each peak is a switch that moves its hours to the nearest weeks with room. */
export function Leveling(section: SectionProps<typeof leveling>) {
  const { title, lead, anchor, crew, peaks, act } = section;
  const id = useId();
  const [moved, setMoved] = useState(() => peaks.map(() => false));
  const hours = hoursOf(crew, peaks, moved);
  const over = hours.filter((each) => each > crew.plannable).length;
  const says = fill(over === 0 ? words.level : words.sum, {
    over,
    wild: hours.filter((each) => each > crew.paid).length,
    most: Math.max(...hours),
    all: formatCount(hours.reduce((sum, each) => sum + each, 0)),
  });
  const highest = (weeks: readonly number[], year: readonly number[]) =>
    Math.max(...weeks.map((week) => year[week - 1] ?? 0));
  return (
    <PanelSection {...{ title, lead, anchor, act }}>
      <Split ratio="8:4">
        <Stack gap={4} isWide>
          <YearBars
            label={words.label}
            hours={hours}
            highest={Math.max(...crew.before)}
            limits={[
              { hours: crew.paid, text: fill(words.paid, { hours: crew.paid }) },
              { hours: crew.plannable, text: fill(words.plannable, { hours: crew.plannable }) },
            ]}
            columns={words.columns}
            fillOf={(each) =>
              each > crew.paid ? 'late' : each > crew.plannable ? 'wait' : 'measured'
            }
            saysOf={(each, week) =>
              fill(each > crew.plannable ? words.over : words.fits, {
                week,
                hours: each,
                over: each - crew.plannable,
                free: crew.plannable - each,
              })
            }
          />
          <div role="status">
            <Text look="verdict">
              <Emphasis text={says} />
            </Text>
          </div>
        </Stack>
        <Scripted>
          <fieldset>
            <legend className="visuallyHidden">{words.legend}</legend>
            <Stack gap={3} isWide>
              {peaks.map(({ name, weeks, reason }, index) => (
                <Switch
                  key={name}
                  id={`${id}${index}`}
                  label={fill(words.peak, {
                    name,
                    over: weeks.reduce(
                      (sum, week) =>
                        sum + (crew.before[week - 1] ?? 0) - (crew.after[week - 1] ?? 0),
                      0,
                    ),
                  })}
                  hint={reason}
                  checked={moved[index] ?? false}
                  onChange={({ target }) =>
                    setMoved(moved.map((is, at) => (at === index ? target.checked : is)))
                  }
                />
              ))}
            </Stack>
          </fieldset>
        </Scripted>
      </Split>
      <noscript>
        <Text look="name">{words.table}</Text>
        <Terms
          width="7rem"
          terms={peaks.map(({ name, weeks }) => ({
            label: name,
            value: fill(words.became, {
              before: highest(weeks, crew.before),
              after: highest(weeks, crew.after),
            }),
          }))}
        />
      </noscript>
    </PanelSection>
  );
}
