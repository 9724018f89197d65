import { useState } from 'react';
import { fill } from '../../../../text/fillWords';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { LetterLine } from './LetterLine';
import type { morningLetter } from './schema';
import words from './words.json';

/** The letter after a night: choose a line, and its part of each hour is lit. */
export function MorningLetter(section: SectionProps<typeof morningLetter>) {
  const { title, lead, anchor, to, sent, night, price, lines, act } = section;
  const [chosen, choose] = useState(lines[0]?.name);
  const line = lines.find(({ name }) => name === chosen);
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={to} note={sent}>
      <ChoiceRow
        legend={words.legend}
        isLegendHidden
        look="list"
        value={chosen}
        onChange={choose}
        detail={line ? <LetterLine {...{ line, night, price }} /> : null}
        choices={lines.map(({ name, kind, power }) => ({
          key: name,
          content: (
            <Text as="b" look="label">
              {name}
            </Text>
          ),
          note: words.kinds[kind],
          end: (
            <Text as="span" look="figureSm">
              {fill(words.power, { power })}
            </Text>
          ),
        }))}
      />
      <noscript>
        <DataTable
          caption={words.table}
          isCaptionShown
          columns={[words.line, { name: words.load, isFigures: true }, words.says]}
          groups={[
            {
              rows: lines.map(({ name, power, text }) => ({
                key: name,
                head: name,
                cells: [fill(words.power, { power }), text],
              })),
            },
          ]}
        />
      </noscript>
    </PanelSection>
  );
}
