import copy from '../../../copy/webinar.json';
import { wordOf } from '../../../text/wordOf';
import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { FacetRow } from '../../../ui/browse/FacetRow';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { FirstOf } from '../../../ui/primitives/FirstOf';
import { Scripted } from '../../../ui/primitives/Scripted';
import { SaidRow } from './SaidRow';
import words from './words.json';
import * as styles from './SaidBrowser.module.css';

type Webinar = Queries.WebinarOverFragment;

const FACETS = ['topic', 'length'];
const LIST = 'said';
const SHORT = 40;
const ENOUGH = 8;

const lengthOf = ({ minutes }: Webinar): string => (minutes <= SHORT ? 'short' : 'long');

const yearOf = ({ startsAt }: Webinar): string => startsAt.slice(0, 4);

/** How many are in view: whole years, until there are enough. */
function firstOf(webinars: readonly Webinar[]): number {
  const last = webinars[ENOUGH - 1];
  return last ? webinars.filter((one) => yearOf(one) >= yearOf(last)).length : webinars.length;
}

const Years = ({ webinars }: { readonly webinars: readonly Webinar[] }) =>
  [...new Set(webinars.map(yearOf))].map((year) => (
    <div key={year} className={styles.group}>
      <p id={`${LIST}-${year}`} className={styles.year}>
        {year}
      </p>
      <ol aria-labelledby={`${LIST}-${year}`} className={styles.list}>
        {webinars
          .filter((one) => yearOf(one) === year)
          .map((webinar) => (
            <SaidRow key={webinar.path} {...webinar} />
          ))}
      </ol>
    </div>
  ));

/** Past webinars by year, filtered by topic and length. */
export function SaidBrowser({ webinars }: { readonly webinars: readonly Webinar[] }) {
  const index = webinars.map((webinar) => [webinar.family, lengthOf(webinar)]);
  const browsed = useBrowse({ entries: webinars, facets: FACETS, index });
  const { shown } = browsed;
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
            label={words.length}
            wordFor={wordOf(words.lengths)}
          />
        </div>
      </Scripted>
      <div id={LIST}>
        <FirstOf items={shown} count={firstOf(shown)}>
          {(some) => <Years webinars={some} />}
        </FirstOf>
      </div>
      <BrowseEnd browsed={browsed} list={LIST} />
    </>
  );
}
