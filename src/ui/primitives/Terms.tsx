import { Grid } from './Grid';
import { Rows } from './Rows';
import { Text } from './Text';

interface TermsProps {
  readonly terms: readonly { readonly label: string; readonly value: string }[];
  /** Width of the labels, each in a row with its value; without it they stand above, in two columns. */
  readonly width?: string;
}

/** Labels of a record and their values: quiet names, firm answers. */
export function Terms({ terms, width }: TermsProps) {
  const pairs = terms.map(({ label, value }) => (
    <div key={label}>
      <Text as="dt" look="small" isSoft>
        {label}
      </Text>
      <Text as="dd" look="label">
        {value}
      </Text>
    </div>
  ));
  return width ? (
    <Rows as="dl" columns={`${width} 1fr`}>
      {pairs}
    </Rows>
  ) : (
    <Grid as="dl" columns={2}>
      {pairs}
    </Grid>
  );
}
