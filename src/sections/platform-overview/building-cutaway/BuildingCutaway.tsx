import { useId, useState } from 'react';
import { DataTable } from '../../../ui/primitives/DataTable';
import { Pick } from '../../../ui/primitives/Pick';
import { Text } from '../../../ui/primitives/Text';
import { PanelSection } from '../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../content-model/sectionProps';
import { FloorDrawing } from './FloorDrawing';
import { FloorView } from './FloorView';
import type { buildingCutaway } from './schema';
import words from './words.json';
import * as styles from './BuildingCutaway.module.css';

/** Floors above one another, crossed by one line; the chosen one opens its screen at the side. */
export function BuildingCutaway(section: SectionProps<typeof buildingCutaway>) {
  const { title, anchor, place, floors, start, act } = section;
  const name = useId();
  const [chosen, choose] = useState(start);
  const floor = floors[chosen];
  return (
    <PanelSection {...{ title, anchor, act }} note={place} isFull>
      <div className={styles.root}>
        <fieldset className={styles.building}>
          <legend className="visuallyHidden">{words.floors}</legend>
          <div className={styles.floors}>
            {floors.map((each, index) => (
              <label
                key={each.name}
                className={styles.floor}
                data-theme={each.isBeam ? 'dark' : undefined}
              >
                <Pick
                  type="radio"
                  name={name}
                  checked={index === chosen}
                  onChange={() => choose(index)}
                />
                <i className={styles.ring} />
                <Text as="b" look="name" className={styles.name}>
                  {each.name}
                </Text>
                <Text as="span" look="tick" className={styles.seconds}>
                  {each.seconds}
                </Text>
                <FloorDrawing floor={each} />
              </label>
            ))}
          </div>
        </fieldset>
        {floor ? <FloorView key={floor.name} floor={floor} /> : null}
      </div>
      <noscript>
        <DataTable
          caption={words.floors}
          isCaptionShown
          columns={[words.floor, words.shows, { name: words.says, isWhole: true }]}
          groups={[
            {
              rows: floors.map((each) => ({
                key: each.name,
                head: `${each.name}, ${each.seconds}`,
                cells: [each.title, each.text],
              })),
            },
          ]}
        />
      </noscript>
    </PanelSection>
  );
}
