interface Origin {
  readonly source: string;
  readonly sample: string;
  readonly period: string;
}

/** Where a figure comes from, as it stands under it. */
export const claimSource = ({ source, sample, period }: Origin): string =>
  `${source}, ${sample}. ${period.charAt(0).toUpperCase()}${period.slice(1)}.`;
