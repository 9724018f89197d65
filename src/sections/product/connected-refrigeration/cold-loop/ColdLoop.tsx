import { useId, useState } from 'react';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Pick } from '../../../../ui/primitives/Pick';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { StopView } from './StopView';
import type { coldLoop } from './schema';
import words from './words.json';
import * as styles from './ColdLoop.module.css';

/** A refrigeration circuit whose parts open inside it; on phones a column with the chosen part below. */
export function ColdLoop(section: SectionProps<typeof coldLoop>) {
  const { title, anchor, place, stops, start, act } = section;
  const name = useId();
  const [chosen, choose] = useState(start);
  const stop = stops[chosen];
  return (
    <PanelSection {...{ title, anchor, act }} note={place}>
      <div className={styles.root}>
        <fieldset className={styles.loop}>
          <legend className="visuallyHidden">{words.legend}</legend>
          {stops.map((each, index) => (
            <label key={each.place} className={styles.stop} data-stop={index}>
              <Pick
                type="radio"
                name={name}
                checked={index === chosen}
                onChange={() => choose(index)}
              />
              <i className={styles.ring} />
              <Text as="span" look="source" className={styles.place}>
                {each.place}
              </Text>
              <Text as="b" look="figureSm">
                {each.reading}
              </Text>
            </label>
          ))}
        </fieldset>
        <div className={styles.view} aria-live="polite">
          {stop ? <StopView stop={stop} /> : null}
        </div>
      </div>
      <noscript>
        <DataTable
          caption={words.all}
          isCaptionShown
          columns={[
            words.part,
            words.reading,
            { name: words.alarm, isWhole: true },
            { name: words.record, isWhole: true },
          ]}
          groups={[
            {
              rows: stops.map((each) => ({
                key: each.place,
                head: each.place,
                cells: [each.reading, each.alarm, each.record],
              })),
            },
          ]}
        />
      </noscript>
    </PanelSection>
  );
}
