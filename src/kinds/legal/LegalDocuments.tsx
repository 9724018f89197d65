import { graphql } from 'gatsby';
import copy from './legal.json';
import { Day } from '../../ui/primitives/Day';
import { Heading } from '../../ui/primitives/Heading';
import { SiteLink } from '../../ui/primitives/SiteLink';
import * as styles from './LegalDocuments.module.css';

interface LegalDocumentsProps {
  readonly documents: readonly Queries.LegalDocumentFragment[];
}

/** List of legal documents with their last change; the current one is marked. */
export const LegalDocuments = ({ documents }: LegalDocumentsProps) => (
  <nav aria-labelledby="legal-documents" className={styles.root}>
    <Heading level={2} size="label" id="legal-documents" className={styles.title}>
      {copy.documents}
    </Heading>
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
