import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import { inWords } from '../../time/inWords';
import { Opening } from '../../ui/hero/Opening';
import { Container } from '../../ui/primitives/Container';
import { payWords } from '../../ui/opening/band';
import { amountWords } from './payOf';
import { Span } from './Span';
import type { JobSpan } from './spanSchema';

const WASHES = {
  amber: 'amber',
  pine: 'pine',
  ice: 'ice',
  clay: 'rose',
  stone: 'stone',
  white: 'paper',
  ink: 'paper',
} as const;

interface JobHeadProps {
  readonly page: Queries.JobHeadFragment;
  readonly ground: keyof typeof WASHES;
  readonly canApply: boolean;
}

/** First screen of a role: what and where, pay, last day, how to apply, and its week to scale. */
export function JobHead({ page, ground, canApply }: JobHeadProps) {
  const { title, term, description, hubs, pay, hours, travel, closes } = page;
  const [low, high] = [pay.low, pay.high].map((amount) => amountWords(amount, pay.currency));
  const band = low === high ? low : fill(copy.bandOf, { low: low ?? '', high: high ?? '' });
  const paid = pay.span ? fill(copy.span, { pay: band ?? '', span: pay.span }) : (band ?? '');
  const { facts } = copy;
  return (
    <Opening
      opening={{
        arrangement: 'section',
        wash: WASHES[ground],
        breadcrumbs: [...hubs],
        here: title,
        term,
        title,
        lead: description,
        actions: canApply
          ? [
              { text: copy.write, href: '#apply' },
              { text: paid, href: '#pay' },
            ]
          : [{ text: copy.open, href: hubs[0]?.href ?? '/' }],
        facts: [
          { label: facts.hours, text: hours },
          { label: facts.travel, text: travel },
          { label: facts.pay, text: payWords(pay) },
          { label: canApply ? facts.closes : facts.closed, text: inWords(closes) },
        ],
        isOver: false,
      }}
      drawing={
        <Container>
          <Span span={page.span as unknown as JobSpan} />
        </Container>
      }
    />
  );
}

export const fragment = graphql`
  fragment JobHead on Opening {
    title
    term
    description
    hubs {
      ...ActionLink
    }
    hours
    travel
    closes
    pay {
      low
      high
      currency
      span
    }
    span
  }
`;
