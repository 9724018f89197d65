import { useId } from 'react';
import { treeOf } from './treeOf';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { AssetBranch } from './AssetBranch';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { assetTree } from './schema';
import * as styles from './AssetTree.module.css';

/**
 * Tree from left to right, heading above its root. A radio button before each branch lets CSS mark
 * what stops.
 */
export function AssetTree(hero: SectionProps<typeof assetTree>) {
  const heading = useId();
  return (
    <HeroGround hero={hero} heading={heading} usual="family">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={hero} heading={heading} />
        </div>
        <fieldset className={styles.tree}>
          <legend className={styles.question}>{hero.question}</legend>
          <ul className={styles.first}>
            {treeOf(hero.machines).map((branch) => (
              <AssetBranch key={branch.item.code} branch={branch} chosen={hero.chosen} />
            ))}
          </ul>
        </fieldset>
      </div>
      <div className={styles.caption}>
        <Text look="source">{hero.caption}</Text>
      </div>
    </HeroGround>
  );
}
