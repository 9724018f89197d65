import { Rows } from '../../ui/primitives/Rows';
import { Text } from '../../ui/primitives/Text';

interface TermsProps {
  readonly terms: readonly { readonly term: string; readonly text: string }[];
}

/** List of terms with explanations. */
export const Terms = ({ terms }: TermsProps) => (
  <Rows as="dl" columns="2fr 3fr">
    {terms.map(({ term, text }) => (
      <div key={term}>
        <Text as="dt" look="label">
          {term}
        </Text>
        <Text as="dd" look="small" isSoft>
          {text}
        </Text>
      </div>
    ))}
  </Rows>
);
