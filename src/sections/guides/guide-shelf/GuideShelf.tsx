import { graphql } from 'gatsby';
import copy from './words.json';
import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { GuideRows, type GuideRow } from './GuideRows';
import { GuideSearch } from './GuideSearch';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { guideShelf } from './schema';
import * as styles from './GuideShelf.module.css';

const FACETS = ['pace', 'topic'];
const LIST = 'guide-rows';

const textOf = ({ title, description, holds, topic }: GuideRow): string =>
  [title, description, holds, copy.topics[topic as keyof typeof copy.topics]].join(' ');

export function GuideShelf(section: SectionProps<typeof guideShelf>) {
  const { title, anchor, pages: guides, besideTitle, beside, missing } = section;
  const browsed = useBrowse({
    entries: guides,
    facets: FACETS,
    index: guides.map(({ pace, topic }) => [pace, topic]),
    textOf,
  });
  return (
    <section id={anchor} aria-labelledby="all-guides" className={styles.root}>
      <Container className={styles.grid}>
        <div className={styles.side}>
          <GuideSearch browsed={browsed} />
          <nav aria-labelledby="beside-guides" className={styles.beside}>
            <Heading level={2} size="label" id="beside-guides">
              {besideTitle}
            </Heading>
            <ul className={styles.links}>
              {beside.map(({ text, href }) => (
                <li key={href}>
                  <SiteLink href={href} className={styles.link}>
                    {text}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.all}>
          <Heading level={2} size="md" id="all-guides">
            {title}
          </Heading>
          <div className={styles.found}>
            <BrowseEnd browsed={browsed} list={LIST} />
          </div>
          <div id={LIST}>{browsed.found > 0 ? <GuideRows guides={browsed.shown} /> : null}</div>
          <div className={styles.missing}>
            <Prose html={missing} />
          </div>
        </div>
      </Container>
    </section>
  );
}

export const fragment = graphql`
  fragment GuideOnShelf on Guide {
    path
    title
    description
    topic
    pace
    takes
    holds
    minutes
  }
`;
