import { byRest } from './slideRule';

type Story = Queries.RuleStoryFragment;
type Claim = NonNullable<Story['figures'][number]['claim']>;
type Amount = NonNullable<Claim['before']>;

export interface Result {
  readonly path: string;
  readonly customer: string;
  readonly industry: string;
  readonly size: string;
  /** Measure; empty if the claim has none. */
  readonly concerns: string;
  readonly claim: string;
  readonly before: Amount;
  readonly after: Amount;
}

/** Before-and-after results of case studies, sorted by scale. */
export function resultsOf(stories: readonly Story[]): Result[] {
  return byRest(
    stories.flatMap(({ path, customer, industry, size, figures }) =>
      figures.flatMap(({ claim }) =>
        claim?.before && claim.after
          ? [
              {
                path,
                customer: customer.name,
                industry,
                size,
                concerns: claim.concerns ?? '',
                claim: claim.claim,
                before: claim.before,
                after: claim.after,
              },
            ]
          : [],
      ),
    ),
  );
}
