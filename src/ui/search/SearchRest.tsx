import copy from '../../copy/searchDialog.json';
import { SEARCH } from '../../search/address';
import { SiteLink } from '../primitives/SiteLink';
import { looks, Text } from '../primitives/Text';
import * as styles from './SearchRest.module.css';

interface SearchRestProps {
  /** Whether the field is empty. */
  readonly isEmpty: boolean;
  readonly onAsk: (question: string) => void;
}

const ways = [
  { ...copy.shelves, href: SEARCH },
  { ...copy.ask, href: '/contact/' },
];

/** Suggested searches and further links. */
export const SearchRest = ({ isEmpty, onAsk }: SearchRestProps) => (
  <div className={`${styles.root} ${looks.nav}`}>
    {isEmpty ? (
      <>
        <p>
          <b>{copy.firstTitle}</b>
        </p>
        <ul className={styles.list}>
          {copy.first.map((question) => (
            <li key={question}>
              <button type="button" className={styles.question} onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </>
    ) : null}
    <ul className={styles.list}>
      {ways.map(({ text, note, href }) => (
        <li key={href} className={styles.way}>
          <SiteLink href={href} className={styles.link}>
            {text}
          </SiteLink>
          <Text as="span" look="source">
            {note}
          </Text>
        </li>
      ))}
    </ul>
  </div>
);
