import { graphql, useStaticQuery } from 'gatsby';

/** The axis of pay, and the rates of its currencies. */
export function usePay() {
  const { pay } = useStaticQuery<Queries.PayAxisQuery>(graphql`
    query PayAxis {
      pay(slug: { eq: "pay" }) {
        ratesOf
        most
        step
        rates {
          currency
          dollars
        }
      }
    }
  `);
  if (!pay) throw new Error('content/data/pay/pay.yaml is missing');
  return pay;
}

export type PayAxis = ReturnType<typeof usePay>;
