import { readPages, readWords } from '../../../search/browse/facets';
import { useQuery } from '../../../browser/useQuery';
import { searchGroups } from '../../../search/searchGroups';
import { KIND } from '../../../search/searchPath';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import { Count } from './Count';
import { NothingFound } from './NothingFound';
import { NotLoaded } from './NotLoaded';
import { OF_ONE, Results } from './Results';
import { SearchField } from './SearchField';
import { useFound } from '../../../ui/search/useFound';
import { useTabTitle } from './useTabTitle';
import { useTyped } from './useTyped';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { siteSearch } from './schema';
import * as styles from './SiteSearch.module.css';

/** Results loaded to fill all groups; each is a small file. */
const IN_ALL = 24;

const readKind = (query: string): string =>
  searchGroups.find((name) => name === new URLSearchParams(query).get(KIND)) ?? '';

/** The address holds words and group. */
export function SiteSearch(section: SectionProps<typeof siteSearch>) {
  const { title, label, hint, button, unscripted, ways } = section;
  const query = useQuery();
  const words = readWords(query).trim();
  const kind = readKind(query);
  const pages = readPages(query);
  const typed = useTyped(query, words);
  const answer = useFound(words, kind, kind ? pages * OF_ONE : IN_ALL);
  const { found, hasFailed, isLooking, tryAgain, words: asked = '' } = answer;
  useTabTitle(words, title);
  return (
    <div className={styles.root}>
      <Container className={styles.head}>
        <Heading level={1} size="md">
          {title}
        </Heading>
        <SearchField typed={typed} label={label} hint={hint} button={button} />
        <noscript>
          <Text look="small">{unscripted}</Text>
        </noscript>
        <Count words={asked} found={found} isLooking={isLooking} />
      </Container>
      {words === '' ? null : (
        <div aria-busy={isLooking}>
          <Container className={found?.total === 0 || hasFailed ? styles.none : styles.body}>
            {hasFailed ? <NotLoaded ways={ways} onAgain={tryAgain} /> : null}
            {found?.total === 0 ? <NothingFound ways={ways} /> : null}
            {found && found.total > 0 ? (
              <Results
                words={found.meant ?? asked}
                kind={answer.kind ?? ''}
                pages={pages}
                found={found}
              />
            ) : null}
          </Container>
        </div>
      )}
    </div>
  );
}
