import { useState } from 'react';
import copy from '../../copy/styleGuide.json';
import { Track } from '../../ui/plot/Track';
import { place } from '../../ui/plot/place';
import { ChoiceBar } from '../../ui/primitives/ChoiceBar';
import { ChoiceCards } from '../../ui/primitives/ChoiceCards';
import { ChoiceLine } from '../../ui/primitives/ChoiceLine';
import { ChoiceRow } from '../../ui/primitives/ChoiceRow';
import { ChoiceRuler } from '../../ui/primitives/ChoiceRuler';
import { CopyText } from '../../ui/primitives/CopyText';
import { DataTable } from '../../ui/primitives/DataTable';
import { FilterRow } from '../../ui/primitives/FilterRow';
import { FirstOf } from '../../ui/primitives/FirstOf';
import { Fold } from '../../ui/primitives/Fold';
import { FoldLine } from '../../ui/primitives/FoldLine';
import { OpenAll } from '../../ui/primitives/OpenAll';
import { PickedAgainst } from '../../ui/primitives/PickedAgainst';
import { Ruler } from '../../ui/primitives/Ruler';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { Stack } from '../../ui/primitives/Stack';
import { Switch } from '../../ui/primitives/Switch';
import { Terms } from '../../ui/primitives/Terms';
import { Text } from '../../ui/primitives/Text';
import { Specimen } from './Specimen';

const words = copy.controls;

const listOf = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <SiteLink href="/product/work-order-software/">{name}</SiteLink>
      </li>
    ))}
  </ul>
);

/** What visitors set, open and choose, each with its rule. */
export function ControlSpecimen() {
  const [buildings, setBuildings] = useState(96);
  const [family, setFamily] = useState('');
  const chosen = words.families.find(({ value }) => value === family);
  return (
    <>
      <Specimen title={words.choose} rule={words.chooseRule}>
        <ChoiceRow
          legend={words.unit}
          choices={words.units.map((name) => ({ key: name, content: name }))}
        />
        <ChoiceRow look="list" legend={words.seat} choices={words.seats} />
        <ChoiceCards
          legend={words.tank}
          choices={words.tanks.map(({ full, ...tank }) => ({
            ...tank,
            end: <Track value={full} isHigh />,
          }))}
        />
        <ChoiceLine
          legend={words.halt}
          choices={words.halts.map((name) => ({ key: name, content: name }))}
        />
        <div style={place({ sizes: words.tanks.map(({ full }) => `${full}fr`).join(' ') })}>
          <ChoiceBar legend={words.share} choices={words.tanks} />
        </div>
        <div data-choices style={place({ sizes: words.halts.map(() => '1fr').join(' ') })}>
          <ChoiceRuler
            legend={words.halt}
            choices={words.halts.map((name) => ({ key: name, content: name }))}
            detail={words.halts.map((name, index) => (
              <p key={name} data-choice={index + 1}>
                {name}
              </p>
            ))}
          />
        </div>
      </Specimen>
      <Specimen title={words.range} rule={words.rangeRule}>
        <Ruler
          name={words.buildings}
          value={buildings}
          min={1}
          max={240}
          valueText={`${buildings} ${words.unitOfRange}`}
          ticks={['1', '120', '240']}
          onChange={setBuildings}
        />
      </Specimen>
      <Specimen title={words.switch} rule={words.switchRule}>
        <Switch id="sample-estimates" label={words.estimates} defaultChecked />
        <Switch id="sample-vault" label={words.vault} hint={words.vaultHint} disabled />
      </Specimen>
      <Specimen title={words.chips} rule={words.chipsRule}>
        <FilterRow
          label={words.chips}
          value={family}
          onChange={setFamily}
          options={words.families}
        />
        <Text look="small" isSoft>
          {`${chosen?.count} / ${words.families[0]?.count}`}
        </Text>
      </Specimen>
      <Specimen title={words.fold} rule={words.foldRule}>
        <div>
          {words.questions.map(({ question, answer }, index) => (
            <Fold
              key={question}
              name="sample-fold"
              isOpen={index === 0}
              title={
                <Text as="span" look="name">
                  {question}
                </Text>
              }
            >
              <Text isSoft>{answer}</Text>
            </Fold>
          ))}
        </div>
      </Specimen>
      <Specimen title={words.openAll} rule={words.openAllRule}>
        <div data-folds="">
          <Stack gap={4}>
            <OpenAll what={words.openAllWhat} />
            {words.questions.map(({ question, answer }) => (
              <div key={question}>
                <Text look="name">{question}</Text>
                <Fold title={<FoldLine holds={words.openAllLine} of={question} />}>
                  <Text isSoft>{answer}</Text>
                </Fold>
              </div>
            ))}
          </Stack>
        </div>
      </Specimen>
      <Specimen title={words.more} rule={words.moreRule}>
        <div>
          <FirstOf items={words.modules} count={3}>
            {listOf}
          </FirstOf>
        </div>
      </Specimen>
      <Specimen title={words.record} rule={words.recordRule}>
        <Terms terms={words.recordTerms} width="12rem" />
        <CopyText
          text={words.recordTerms.map(({ label, value }) => `${label}: ${value}`).join('\n')}
          words={words.recordCopy}
        />
      </Specimen>
      <Specimen title={words.table} rule={words.tableRule}>
        <PickedAgainst words={words.against} rivals={words.columns.slice(0, -1)}>
          <DataTable
            caption={words.table}
            look="ours"
            columns={['', ...words.columns]}
            groups={[{ rows: words.rows }]}
          />
        </PickedAgainst>
      </Specimen>
    </>
  );
}
