import copy from './legal.json';
import { Scroll } from '../../ui/primitives/Scroll';
import { Text } from '../../ui/primitives/Text';
import { useBuildNow } from '../../ui/time/useBuildNow';
import { currentOn } from './subProcessors';
import * as styles from './SubProcessorMatrix.module.css';
import { useSubProcessors } from './useSubProcessors';

const words = copy.subProcessorMatrix;

const REGIONS = ['ohio', 'london', 'frankfurt', 'dubai'] as const;

/** Which firm meets an account, by the region of the account. Its cells are short enough for phones. */
export function SubProcessorMatrix() {
  const processors = useSubProcessors();
  const today = new Date(useBuildNow()).toISOString().slice(0, 10);
  return (
    <Text as="div" look="source">
      <Scroll label={words.caption}>
        <table className={styles.root}>
          <caption className="visuallyHidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.firm}</th>
              {REGIONS.map((region) => (
                <th key={region} scope="col">
                  {words.regions[region]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {currentOn(processors, today).map(({ slug, firm, meets }) => (
              <tr key={slug}>
                <th scope="row">{firm}</th>
                {REGIONS.map((region) => {
                  const met = (meets[region] ?? 'never') as 'always' | 'asked' | 'never';
                  return (
                    <td key={region} data-met={met}>
                      {words[met]}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className={styles.note}>{words.note}</p>
    </Text>
  );
}
