import copy from '../../copy/layout.json';
import { Icon } from './Icon';
import * as styles from './Pagination.module.css';

interface PaginationProps {
  /** Name of what is paged, for those who do not see it. */
  readonly label: string;
  /** Current page, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** Steps and numbers of a list that does not fit one page; nothing if it does. */
export function Pagination({ label, page, pages, onChange }: PaginationProps) {
  if (pages < 2) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        <li>
          <button
            type="button"
            className={styles.step}
            disabled={page === 1}
            onClick={() => onChange(page - 1)}
          >
            <Icon name="arrow-left" /> {copy.newer}
          </button>
        </li>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.step}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onChange(number)}
            >
              {number}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.step}
            disabled={page === pages}
            onClick={() => onChange(page + 1)}
          >
            {copy.older} <Icon name="arrow-right" />
          </button>
        </li>
      </ol>
    </nav>
  );
}
