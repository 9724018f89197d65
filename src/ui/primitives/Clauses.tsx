import { Prose } from './Prose';
import { Rows } from './Rows';
import { Text } from './Text';

interface ClausesProps {
  /** `says` is HTML, made of Markdown by the build. */
  readonly clauses: readonly { readonly term: string; readonly says: string }[];
  /** Width of the terms. */
  readonly width: string;
}

/** Terms with what they mean, in sentences that may have links; `Terms` has values in a word or two. */
export const Clauses = ({ clauses, width }: ClausesProps) => (
  <Rows as="dl" columns={`${width} 1fr`}>
    {clauses.map(({ term, says }) => (
      <div key={term}>
        <Text as="dt" look="label">
          {term}
        </Text>
        <dd>
          <Prose html={says} />
        </dd>
      </div>
    ))}
  </Rows>
);
