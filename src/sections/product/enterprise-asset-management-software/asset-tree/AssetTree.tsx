import { useId, useState } from 'react';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { AssetBranch } from './AssetBranch';
import { AssetCard } from './AssetCard';
import type { assetTree } from './schema';
import { countWith, stopsWith, treeOf } from './treeOf';
import words from './words.json';
import * as styles from './AssetTree.module.css';

/** A chiller and what hangs on it. The chosen machine and all that stop with it are red, its record beside them. */
export function AssetTree(section: SectionProps<typeof assetTree>) {
  const { title, lead, anchor, place, moment, machines, act } = section;
  const name = useId();
  const [chosen, choose] = useState(section.chosen);
  const stopped = new Set(stopsWith(machines, chosen));
  const machine = machines.find(({ code }) => code === chosen);
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place} note={moment} isFull>
      <div className={styles.root}>
        <fieldset className={styles.tree}>
          <legend className="visuallyHidden">{words.legend}</legend>
          <ul>
            {treeOf(machines).map((branch) => (
              <AssetBranch
                key={branch.item.code}
                {...{ name, branch, chosen, stopped }}
                onChoose={choose}
              />
            ))}
          </ul>
        </fieldset>
        {machine ? <AssetCard machine={machine} count={countWith(machines, chosen)} /> : null}
      </div>
      <noscript>
        <div className={styles.tree}>
          <DataTable
            caption={words.all}
            isCaptionShown
            columns={words.columns}
            groups={[
              {
                rows: machines.map(({ code, detail, stops }) => ({
                  key: code,
                  head: `${code}, ${detail}`,
                  cells: [countWith(machines, code), stops],
                })),
              },
            ]}
          />
        </div>
      </noscript>
    </PanelSection>
  );
}
