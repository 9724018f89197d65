interface History<Milestone> {
  readonly milestones: readonly Milestone[];
  readonly counts: readonly {
    readonly since: string;
    readonly fact: string;
    readonly count: number;
  }[];
}

interface CompanyYear<Milestone> {
  readonly year: string;
  readonly people: number | undefined;
  readonly countries: number | undefined;
  readonly events: readonly Milestone[];
}

/** Years with milestones, from one year to before another, with headcount at year end. */
export function yearsOf<Milestone extends { readonly since: string }>(
  { milestones, counts }: History<Milestone>,
  from: string,
  before = '9999',
): CompanyYear<Milestone>[] {
  const years = [...new Set(milestones.map(({ since }) => since.slice(0, 4)))];
  return years
    .filter((year) => year >= from && year < before)
    .map((year) => {
      const counted = (fact: string) =>
        counts.findLast((one) => one.fact === fact && one.since.startsWith(year))?.count;
      return {
        year,
        people: counted('people'),
        countries: counted('countries'),
        events: milestones.filter(({ since }) => since.startsWith(year)),
      };
    });
}

/** Headcount as a share of the largest, 0 to 1. */
export function peopleShare({ counts }: Pick<History<unknown>, 'counts'>, people: number): number {
  const all = counts.flatMap(({ fact, count }) => (fact === 'people' ? [count] : []));
  return people / Math.max(1, ...all);
}
