import copy from '../../../copy/changes.json';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { SHEET_FAMILIES, type SheetMonth, type YearSheet } from '../../../ui/changes/changeSheet';
import { Heading } from '../../../ui/primitives/Heading';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import * as styles from './ChangeYears.module.css';

interface SheetOfYearProps {
  readonly sheet: YearSheet;
  readonly name: string;
  readonly without: readonly { readonly month: string; readonly says: string }[];
}

/** Calendar of a year: families by month, with a line through the main changes. */
export const SheetOfYear = ({ sheet, name, without }: SheetOfYearProps) => (
  <section className={styles.year} aria-label={name}>
    <div>
      <Heading level={2} size="sm" className={styles.name}>
        {sheet.year}
      </Heading>
      {SHEET_FAMILIES.map((family, row) => (
        <p key={family} className={styles.family} data-family={family}>
          {copy.families[family]} <span className={styles.count}>{sheet.counts[row]}</span>
        </p>
      ))}
    </div>
    <div className={styles.field}>
      <svg
        className={styles.line}
        viewBox="0 0 120 40"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={sheet.line} />
      </svg>
      <ol className={styles.columns}>
        {sheet.months.map((column) => (
          <li key={column.month}>
            <Column
              {...column}
              says={without.find(({ month }) => month === column.month)?.says ?? ''}
            />
          </li>
        ))}
      </ol>
    </div>
  </section>
);

function Column({ month, release, main, others, says }: SheetMonth & { readonly says: string }) {
  const name = inWords(month).split(/\s/)[0] ?? '';
  const head = (
    <b className={styles.month}>
      <abbr title={name} className={styles.short}>
        {name.slice(0, 3)}
      </abbr>
    </b>
  );
  const cells = (
    <span className={styles.cells} aria-hidden="true">
      {SHEET_FAMILIES.map((family, row) => (
        <span key={family} className={styles.cell} data-family={family}>
          {row === main ? <i className={styles.node} /> : null}
          {Array.from({ length: others[row] ?? 0 }, (_, index) => (
            <i key={index} className={styles.mark} />
          ))}
        </span>
      ))}
    </span>
  );
  if (!release) {
    return (
      <span className={styles.link}>
        {head}
        {cells}
        <em className={styles.label}>{says}</em>
      </span>
    );
  }
  return (
    <SiteLink href={release.path} className={styles.link}>
      {head}
      {cells}
      <em className={styles.label}>
        {release.label}
        <span className="visuallyHidden">
          {fill(copy.changesOf, { count: release.changes.length })}
        </span>
      </em>
    </SiteLink>
  );
}
