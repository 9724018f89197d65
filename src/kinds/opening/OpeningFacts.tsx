import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import { inWords } from '../../time/inWords';
import { inDollars, payWords, type Pay } from '../../ui/opening/band';
import { People } from '../../ui/content/People';
import { Text } from '../../ui/primitives/Text';
import * as styles from './OpeningFacts.module.css';
import { PayBand } from '../../ui/opening/PayBand';
import { PayTicks } from '../../ui/opening/PayTicks';

interface OpeningFactsProps {
  readonly opening: Queries.OpeningFactsFragment;
  readonly axis: Queries.PayAxisFragment;
  /** Pay ranges of the other openings. */
  readonly others: readonly Pay[];
}

/** Key facts of a role: pay among all openings, hours, travel. */
export function OpeningFacts({ opening, axis, others }: OpeningFactsProps) {
  const { pay, place, hours, travel, worksFor } = opening;
  const words = payWords(pay);
  const [low, high] = [pay.low, pay.high].map((amount) => {
    const dollars = inDollars(amount, pay.currency, axis.rates);
    return payWords({ low: dollars, high: dollars, currency: 'USD' });
  });
  const facts = [
    [copy.where, copy.places[place as keyof typeof copy.places]],
    [copy.hours, hours],
    [copy.travel, travel],
  ] as const;
  return (
    <section aria-label={copy.facts} className={styles.root}>
      <p className={styles.pay}>
        <span className="visuallyHidden">{copy.pay} </span>
        {pay.span ? fill(copy.span, { pay: words, span: pay.span }) : words}
      </p>
      <div className={styles.axis}>
        <PayBand pay={pay} axis={axis} behind={others} />
        <PayTicks axis={axis} />
      </div>
      <Text look="source">
        {pay.currency === 'USD'
          ? null
          : `${fill(low === high ? copy.amountInDollars : copy.inDollars, {
              low: low ?? '',
              high: high ?? '',
              date: inWords(axis.ratesOf),
            })} `}
        {copy.others}
      </Text>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt className={styles.label}>{copy.worksFor}</dt>
          <dd>{worksFor ? <People people={[worksFor]} /> : null}</dd>
        </div>
      </dl>
    </section>
  );
}

export const fragment = graphql`
  fragment OpeningFacts on Opening {
    place
    hours
    travel
    pay {
      low
      high
      currency
      span
    }
    worksFor {
      ...PersonPortrait
    }
  }
`;
