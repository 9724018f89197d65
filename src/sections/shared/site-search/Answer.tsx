import copy from '../../../copy/searchPage.json';
import type { Term } from '../../../search/terms';
import { Heading } from '../../../ui/primitives/Heading';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { looks, Text } from '../../../ui/primitives/Text';
import * as styles from './Answer.module.css';

/** Definition of a term from the knowledge base. */
export const Answer = ({ term: { term, meaning, example, href, page } }: { term: Term }) => (
  <section aria-labelledby="answer" data-family="buildings" className={styles.root}>
    <Heading level={2} size="sm" id="answer">
      {term}
    </Heading>
    <Text className={styles.meaning}>{meaning}</Text>
    <dl className={`${styles.rows} ${looks.nav}`}>
      <div className={styles.row}>
        <dt className={styles.name}>{copy.answer.example}</dt>
        <dd className={styles.example}>{example}</dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.name}>{copy.answer.from}</dt>
        <dd className={styles.from}>
          <SiteLink href={href}>{page}</SiteLink>
        </dd>
      </div>
    </dl>
  </section>
);
