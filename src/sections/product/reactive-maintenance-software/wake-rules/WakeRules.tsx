import { useId, useState } from 'react';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Rows } from '../../../../ui/primitives/Rows';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Switch } from '../../../../ui/primitives/Switch';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { AlarmRow } from './AlarmRow';
import { fateOf, verdictOf } from './night';
import type { wakeRules } from './schema';
import words from './words.json';

/** One night of alarms; each rule is a switch, and the sentence says who sleeps and what is missed. */
export function WakeRules(section: SectionProps<typeof wakeRules>) {
  const { title, lead, anchor, place, duty, rules, alarms, act } = section;
  const id = useId();
  const [isOn, setOn] = useState(() => rules.map(() => true));
  const fates = alarms.map((alarm) => fateOf(alarm, rules, isOn));
  return (
    <PanelSection {...{ title, lead, anchor, act }} ground="ink" name={place}>
      <Split ratio="5:7">
        <Stack gap={5} isWide>
          <div role="status">
            <Text look="verdict">
              <Emphasis text={verdictOf(fates)} />
            </Text>
          </div>
          <Scripted>
            <fieldset>
              <legend className="visuallyHidden">{words.legend}</legend>
              <Stack gap={3} isWide>
                {rules.map(({ name, text }, index) => (
                  <Switch
                    key={name}
                    id={`${id}${index}`}
                    label={name}
                    hint={text}
                    checked={isOn[index] ?? true}
                    onChange={({ target }) =>
                      setOn(isOn.map((is, at) => (at === index ? target.checked : is)))
                    }
                  />
                ))}
              </Stack>
            </fieldset>
          </Scripted>
          <noscript>
            <DataTable
              caption={words.all}
              columns={words.columns}
              groups={[
                {
                  rows: rules.map(({ name, text }) => ({ key: name, head: name, cells: [text] })),
                },
              ]}
            />
          </noscript>
        </Stack>
        <Rows as="ol">
          {alarms.map((alarm, index) => (
            <AlarmRow key={alarm.time} alarm={alarm} fate={fates[index] ?? 'waits'} duty={duty} />
          ))}
        </Rows>
      </Split>
    </PanelSection>
  );
}
