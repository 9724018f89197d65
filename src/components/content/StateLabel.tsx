import { graphql, useStaticQuery } from 'gatsby';
import copy from '../../copy/states.json';
import { stateAt } from '../../dates/stateAt';
import { useNow } from '../../dates/useNow';

interface StateLabelProps {
  readonly of: keyof typeof copy;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether something is to come, on, or over: by the clock of the visitor. */
export function StateLabel({ of, startsAt, endsAt }: StateLabelProps) {
  const { site } = useStaticQuery<Queries.BuildTimeQuery>(graphql`
    query BuildTime {
      site {
        buildTime
      }
    }
  `);
  const now = useNow(Date.parse(site?.buildTime ?? startsAt));
  return <span>{copy[of][stateAt(now, startsAt, endsAt)]}</span>;
}
