import copy from '../../../copy/webinar.json';
import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { FacetRow } from '../../../ui/browse/FacetRow';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { Scripted } from '../../../ui/primitives/Scripted';
import { SaidRow } from './SaidRow';
import * as styles from './SaidBrowser.module.css';

type Webinar = Queries.WebinarEntryFragment;

const FACETS = ['topic', 'length'];
const LIST = 'said';
const SHORT = 40;

const lengthOf = ({ minutes }: Webinar): string => (minutes <= SHORT ? 'short' : 'long');
const wordOf = (words: Readonly<Record<string, string>>) => (value: string) =>
  words[value] ?? value;

/** Past webinars by year, filtered by topic and length. */
export function SaidBrowser({ webinars }: { readonly webinars: readonly Webinar[] }) {
  const index = webinars.map((webinar) => [webinar.family, lengthOf(webinar)]);
  const browsed = useBrowse({ entries: webinars, facets: FACETS, index });
  const years = [...new Set(browsed.shown.map(({ startsAt }) => startsAt.slice(0, 4)))];
  return (
    <>
      <Scripted>
        <div className={styles.facets}>
          <FacetRow
            browsed={browsed}
            facet="topic"
            label={copy.topic}
            wordFor={wordOf(copy.families)}
          />
          <FacetRow
            browsed={browsed}
            facet="length"
            label={copy.length}
            wordFor={wordOf(copy.lengths)}
          />
        </div>
      </Scripted>
      <div id={LIST}>
        {years.map((year) => (
          <div key={year} className={styles.group}>
            <p id={`${LIST}-${year}`} className={styles.year}>
              {year}
            </p>
            <ol aria-labelledby={`${LIST}-${year}`} className={styles.list}>
              {browsed.shown
                .filter(({ startsAt }) => startsAt.startsWith(year))
                .map((webinar) => (
                  <SaidRow key={webinar.path} {...webinar} />
                ))}
            </ol>
          </div>
        ))}
      </div>
      <BrowseEnd browsed={browsed} list={LIST} />
    </>
  );
}
