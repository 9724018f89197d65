import { graphql } from 'gatsby';
import copy from './legal.json';
import { Reading } from '../../ui/article/Reading';
import { Layout } from '../../ui/layout/Layout';
import { OpenAll } from '../../ui/primitives/OpenAll';
import { Text } from '../../ui/primitives/Text';
import { Clause } from './Clause';
import { LegalContents } from './LegalContents';
import { LegalDocuments } from './LegalDocuments';
import { LegalHead } from './LegalHead';
import * as styles from './LegalPage.module.css';

interface LegalPageProps {
  readonly page: Queries.LegalPageFragment;
  readonly documents: readonly Queries.LegalDocumentFragment[];
}

/** Legal document beside the list of documents and its own contents. */
export function LegalPage({ page, documents }: LegalPageProps) {
  const { title, versions, clauses, criteria, download, form } = page;
  const passages = clauses.map((clause) => ({ id: clause.id, text: clause.title }));
  return (
    <Layout page={page}>
      <div className={styles.root}>
        <Reading
          head={<LegalHead title={title} versions={versions} download={download} />}
          side={
            <div className={styles.side}>
              <LegalDocuments documents={documents} />
              <LegalContents passages={passages} />
            </div>
          }
          sideOnSmall="before"
        >
          <div data-folds="">
            <Text look="lead" className={styles.lead}>
              {copy.lead}
            </Text>
            <div className={styles.every}>
              <OpenAll what={copy.every} />
            </div>
            {clauses.map((clause, index) => (
              <Clause
                key={clause.id}
                number={index + 1}
                clause={clause}
                versions={versions}
                criteria={criteria}
                form={form}
              />
            ))}
          </div>
        </Reading>
      </div>
    </Layout>
  );
}

export const fragment = graphql`
  fragment LegalPage on Legal {
    ...PageHead
    ...PageChrome
    title
    versions {
      ...LegalVersion
    }
    clauses {
      ...LegalClause
    }
    criteria {
      ...LegalCriterion
    }
    download
    form {
      ...FormParts
    }
  }
`;
