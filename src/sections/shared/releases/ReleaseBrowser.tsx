import copy from '../../../copy/newsroom.json';
import type { EntryIndex } from '../../../search/browse/facets';
import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { FacetRow } from '../../../ui/browse/FacetRow';
import { FacetSelect } from '../../../ui/browse/FacetSelect';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { Scripted } from '../../../ui/primitives/Scripted';
import { ReleaseRows, type Release } from './ReleaseRows';
import * as styles from './ReleaseBrowser.module.css';

interface ReleaseBrowserProps {
  /** Releases of the first page. */
  readonly releases: readonly Release[];
  readonly list: EntryIndex;
}

const LIST = 'all-releases';

const wordFor = (topic: string): string => copy.topics[topic as keyof typeof copy.topics];

/** All press releases, newest first, filtered by topic and year. */
export function ReleaseBrowser({ releases, list }: ReleaseBrowserProps) {
  const browsed = useBrowse({ entries: releases, ...list });
  return (
    <>
      <Scripted>
        <div className={styles.filters}>
          <FacetRow browsed={browsed} facet="topic" label={copy.topic} wordFor={wordFor} />
          <FacetSelect browsed={browsed} facet="year" label={copy.year} all={copy.allYears} />
        </div>
      </Scripted>
      <div id={LIST}>
        <ReleaseRows releases={browsed.shown} />
      </div>
      <BrowseEnd browsed={browsed} list={LIST} path={list.path} />
    </>
  );
}
