/** Days of notice to customers before a change. */
export const NOTICE_DAYS = 30;

const DAY = 86_400_000;

/** Days between two ISO days. */
export const noticeOf = (announced: string, on: string): number =>
  Math.round((Date.parse(on) - Date.parse(announced)) / DAY);

interface Day {
  readonly announced: string;
  readonly on: string;
}

export interface Processor {
  readonly slug: string;
  readonly firm: string;
  readonly country: string;
  readonly does: string;
  readonly data: string;
  readonly serves: string;
  readonly begins: Day;
  readonly ends: (Day & { readonly why: string }) | null;
}

/** Addition or removal of a firm. */
export interface Change extends Day {
  /** Anchor in the list of changes; never given twice. */
  readonly id: string;
  readonly what: 'begins' | 'ends';
  readonly processor: Processor;
}

/** All additions and removals, last announced first. */
export const changesOf = (processors: readonly Processor[]): Change[] =>
  processors
    .flatMap((processor): Change[] => {
      const { slug, begins, ends } = processor;
      const came = { ...begins, id: `${slug}-begins`, what: 'begins' as const, processor };
      if (!ends) return [came];
      const { announced, on } = ends;
      return [came, { announced, on, id: `${slug}-ends`, what: 'ends' as const, processor }];
    })
    .sort((a, b) => b.announced.localeCompare(a.announced) || a.id.localeCompare(b.id));

/** Firms that process data on a day or later; former ones are in the changes only. */
export const currentOn = <P extends Pick<Processor, 'begins' | 'ends'>>(
  processors: readonly P[],
  day: string,
): P[] =>
  processors
    .filter(({ ends }) => !ends || ends.on > day)
    .sort((a, b) => a.begins.on.localeCompare(b.begins.on));

/** Address of the document, and of the feed that tells of its changes. */
export const SUB_PROCESSORS_PATH = '/privacy/sub-processors/';
export const SUB_PROCESSORS_FEED = `${SUB_PROCESSORS_PATH}feed.atom`;
