import { useState } from 'react';
import { formatDollars } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Button } from '../../../../ui/primitives/Button';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { BinCard } from './BinCard';
import { Shelf } from './Shelf';
import type { vanShelf } from './schema';
import { oneLateOf, reorderPoint } from './stock';
import words from './words.json';
import * as styles from './VanShelf.module.css';

/** Twelve bins of a van. A longer wait shows which lines are too low; each can be moved. */
export function VanShelf(section: SectionProps<typeof vanShelf>) {
  const { title, lead, anchor, place, moment, waits, bins, act } = section;
  const [chosen, choose] = useState(section.start);
  const [waiting, wait] = useState(section.wait);
  const [lines, setLines] = useState(() => bins.map(({ line }) => line));
  const days = waits[waiting]?.days ?? 1;
  const needed = bins.map(({ perWeek }) => reorderPoint(perWeek, days));
  const low = bins.filter((_, index) => (lines[index] ?? 0) < (needed[index] ?? 0)).length;
  const money = bins.reduce((sum, { price }, index) => sum + price * (lines[index] ?? 0), 0);
  const at = bins.findIndex(({ number }) => number === chosen);
  const bin = bins[at];
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place} note={moment} isFull>
      <div className={styles.root}>
        <div className={styles.shelf}>
          <Scripted>
            <ChoiceRow
              legend={words.wait}
              isShort
              value={String(waiting)}
              onChange={(key) => wait(Number(key))}
              choices={waits.map(({ name }, index) => ({ key: String(index), content: name }))}
            />
          </Scripted>
          <Shelf {...{ bins, lines, needed, chosen }} onChoose={choose} />
          <div role="status">
            <Text look="verdict">
              <Emphasis
                text={fill(low === 0 ? words.holds : low === 1 ? words.oneLow : words.low, {
                  low,
                  all: bins.length,
                  money: formatDollars(money),
                })}
              />
            </Text>
          </div>
          <Scripted className={styles.press}>
            <Button variant="secondary" disabled={low === 0} onClick={() => setLines(needed)}>
              {words.propose}
            </Button>
          </Scripted>
        </div>
        {bin ? (
          <BinCard
            bin={bin}
            line={lines[at] ?? 1}
            needed={needed[at] ?? 1}
            days={days}
            onMove={(line) => setLines(lines.map((each, index) => (index === at ? line : each)))}
          />
        ) : null}
      </div>
      <noscript>
        <div className={styles.all}>
          <DataTable
            caption={words.all}
            isCaptionShown
            columns={words.columns}
            groups={[
              {
                rows: bins.map(({ part, count, full, line, perWeek }) => ({
                  key: part,
                  head: part,
                  cells: [
                    fill(words.of, { count, full }),
                    line,
                    fill(words.once, { of: oneLateOf(perWeek, days, line) }),
                  ],
                })),
              },
            ]}
          />
        </div>
      </noscript>
    </PanelSection>
  );
}
