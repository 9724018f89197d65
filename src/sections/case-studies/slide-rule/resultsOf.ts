import { byRest } from './slideRule';

type Story = Queries.RuleStoryFragment;
type Claim = NonNullable<Story['figures'][number]['claim']>;
type Amount = NonNullable<Claim['before']>;

export interface Result {
  readonly path: string;
  readonly customer: string;
  readonly industry: string;
  /** What was measured; empty where the claim does not say. */
  readonly concerns: string;
  readonly claim: string;
  readonly before: Amount;
  readonly after: Amount;
}

/** The results of stories that have a before, in the order of the rule. */
export function resultsOf(stories: readonly Story[]): Result[] {
  return byRest(
    stories.flatMap(({ path, customer, industry, figures }) =>
      figures.flatMap(({ claim }) =>
        claim?.before && claim.after
          ? [
              {
                path,
                customer: customer.name,
                industry,
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
