import { graphql } from 'gatsby';
import copy from './legal.json';
import { Day } from '../../ui/primitives/Day';
import { SiteLink } from '../../ui/primitives/SiteLink';
import * as styles from './LegalDocuments.module.css';
import { SideFold } from './SideFold';

interface LegalDocumentsProps {
  readonly documents: readonly Queries.LegalDocumentFragment[];
}

/** List of legal documents with their last change; the current one is marked. */
export const LegalDocuments = ({ documents }: LegalDocumentsProps) => (
  <nav aria-label={copy.documents}>
    <SideFold title={copy.documents}>
      <ul className={styles.list}>
        {documents.map(({ path, title, versions }) => (
          <li key={path}>
            <SiteLink href={path} className={styles.link}>
              {title}
              <span className={styles.day}>
                <Day iso={versions[0]?.date ?? ''} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </SideFold>
  </nav>
);

export const fragment = graphql`
  fragment LegalDocument on Legal {
    path
    title
    versions {
      date
    }
  }
`;
