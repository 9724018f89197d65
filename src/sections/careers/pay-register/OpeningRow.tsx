import { fill } from '../../../text/fillWords';
import copy from '../../../copy/openings.json';
import { inShort } from '../../../time/inWords';
import { payWords, type Pay } from '../../../ui/opening/band';
import type { Listed } from '../../../ui/opening/findOpenings';
import { PayBand } from '../../../ui/opening/PayBand';
import { Emphasis } from '../../../ui/primitives/Emphasis';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './OpeningRow.module.css';

export interface ListedOpening extends Listed {
  readonly path: string;
  readonly title: string;
  readonly note: string;
  /** Number and words of its figure. */
  readonly figureSaid?: string;
  readonly posted: string;
  readonly pay: Pay & { readonly span: string | null };
}

interface OpeningRowProps {
  readonly opening: ListedOpening;
  readonly axis: Queries.PayAxisFragment;
}

/** Row of an opening: title, place, and pay range on the common axis. */
export function OpeningRow({
  opening: { path, title, note, figureSaid, place, pay, closes },
  axis,
}: OpeningRowProps) {
  const words = payWords(pay);
  return (
    <li className={styles.item}>
      <SiteLink href={path} className={styles.row}>
        <span className={styles.soft}>
          <b className={styles.title}>{title}</b>
          {note}
          {figureSaid ? (
            <Text as="span" look="small" className={styles.said}>
              <Emphasis text={figureSaid} />
            </Text>
          ) : null}
        </span>
        <span className={styles.soft}>
          <span className={styles.place}>{copy.places[place as keyof typeof copy.places]}</span>
          {fill(copy.closes, { date: inShort(closes) })}
        </span>
        <span className={styles.axis}>
          <PayBand pay={pay} axis={axis} />
        </span>
        <span className={styles.pay}>
          {pay.span ? fill(copy.span, { pay: words, span: pay.span }) : words}
        </span>
      </SiteLink>
    </li>
  );
}
