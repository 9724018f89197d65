import { useId } from 'react';
import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { measureNames, sortedBy } from '../rank';
import { BuildingCard } from './BuildingCard';
import { BuildingLine } from './BuildingLine';
import { BuildingTable } from './BuildingTable';
import type { portfolioList } from './schema';
import words from './words.json';
import * as styles from './PortfolioList.module.css';

/** A list that is sorted by one of three measures, and the chosen building; the address keeps both. */
export function PortfolioList(section: SectionProps<typeof portfolioList>) {
  const { title, lead, anchor, place, moment, portfolio, act } = section;
  const { orders, buildings } = portfolio;
  const group = useId();
  const query = useQuery();
  const asked = new URLSearchParams(query);
  const keep = (key: string, value: string) => {
    asked.set(key, value);
    replaceQuery(asked.toString());
  };
  const name = measureNames.find((one) => one === asked.get('by')) ?? 'empty';
  const order = orders[measureNames.indexOf(name)];
  const sorted = sortedBy(name, buildings);
  const codeOf = (code: string | null) => sorted.find(({ building }) => building.code === code);
  const chosen = codeOf(asked.get('building')) ?? codeOf(section.chosen);
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place} note={moment} isFull>
      <div className={styles.sort}>
        <ChoiceRow
          legend={words.sort}
          value={name}
          choices={orders.map((each, index) => ({
            key: measureNames[index] ?? '',
            content: each.title,
          }))}
          onChange={(key) => keep('by', key)}
        />
        <Text look="small" isSoft className={styles.verdict}>
          {order?.verdict}
        </Text>
      </div>
      <div className={styles.root}>
        <fieldset className={styles.lines}>
          <legend className="visuallyHidden">{words.legend}</legend>
          {sorted.map(({ building, rank }) => (
            <BuildingLine
              key={building.code}
              {...{ group, name, building, rank }}
              first={sorted[0]?.building ?? building}
              isChosen={building === chosen?.building}
              onChoose={() => keep('building', building.code)}
            />
          ))}
        </fieldset>
        {chosen ? (
          <BuildingCard building={chosen.building} orders={orders} buildings={buildings} />
        ) : null}
      </div>
      <noscript>
        <BuildingTable {...portfolio} />
      </noscript>
    </PanelSection>
  );
}
