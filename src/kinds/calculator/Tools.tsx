import { fill } from '../../text/fillWords';
import copy from '../../copy/roi.json';
import { figuresOf } from '../../roi/page/memory.ts';
import { saveFile } from '../../roi/page/saveFile.ts';
import { firstState, type PageState } from '../../roi/page/state.ts';
import { site } from '../../site';
import { CopyLink } from '../../ui/primitives/CopyLink';
import { Icon } from '../../ui/primitives/Icon';
import { Text } from '../../ui/primitives/Text';
import type { Update } from './useCalculator';
import * as styles from './Tools.module.css';

interface ToolsProps {
  readonly state: PageState;
  readonly update: Update;
}

const words = copy.tools;

async function saveCsv({ scenarios: [first, second] }: PageState): Promise<void> {
  const { makeCsv } = await import('../../roi/page/makeCsv.ts');
  const name = `${fill(words.csvFile, { slug: site.slug })}.csv`;
  saveFile(makeCsv([first.inputs, second?.inputs ?? null]), name);
}

/** Export, sharing and reset of the inputs. */
export function Tools({ state, update }: ToolsProps) {
  const figures = figuresOf(state);
  return (
    <Text as="div" look="small">
      <div role="group" aria-label={words.label} className={styles.root}>
        {/* Another set of figures has not been copied yet. */}
        <CopyLink key={figures} words={words} query={figures} className={styles.tool} />
        <button type="button" className={styles.tool} onClick={() => void saveCsv(state)}>
          <Icon name="grid" /> {words.csv}
        </button>
        <button type="button" className={styles.tool} onClick={() => window.print()}>
          <Icon name="newspaper" /> {words.print}
        </button>
        <button type="button" className={styles.tool} onClick={() => update(() => firstState)}>
          <Icon name="refresh" /> {words.reset}
        </button>
      </div>
    </Text>
  );
}
