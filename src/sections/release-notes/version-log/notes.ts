import copy from '../../../copy/changes.json';
import { SHEET_FAMILIES } from '../../../ui/changes/changeSheet';

type Version = Queries.VersionPartsFragment;

export const TONES = ['fixed', 'open', 'api'] as const;

export interface Note {
  /** Kind of the line, in a word or two. */
  readonly tag: string;
  /** Tone of the mark before it. */
  readonly tone: (typeof TONES)[number];
  readonly family?: string;
  readonly html: string;
  /** Number of the filter option that shows it, besides the first, which shows all. */
  readonly choice: number;
  readonly aside?: string | undefined;
}

const FOR_PROGRAMS = SHEET_FAMILIES.length + 2;

const choiceFor = (family: string): number => SHEET_FAMILIES.indexOf(family as 'cmms') + 2;

/** Lines of a version: fixes, known faults, and changes of the API. */
export function notesOf({ fixes, knownFaults, api }: Version): readonly Note[] {
  return [
    ...fixes.map(({ family, text }) => ({
      tag: copy.fixed,
      tone: 'fixed' as const,
      family,
      html: text,
      choice: choiceFor(family),
    })),
    ...knownFaults.map(({ family, text, until }) => ({
      tag: copy.known,
      tone: 'open' as const,
      family,
      html: text,
      choice: choiceFor(family),
      aside: until ? `${copy.until} ${until}` : copy.open,
    })),
    ...api.map(({ is, text }) => ({
      tag: copy.api[is as keyof typeof copy.api],
      tone: 'api' as const,
      html: text,
      choice: FOR_PROGRAMS,
    })),
  ];
}

/** Filter options that show a version: those that show one of its lines. */
export const choicesOfVersion = (version: Version): number[] => [
  1,
  ...new Set(notesOf(version).map(({ choice }) => choice)),
];

/** How many lines each filter option shows. */
export function countsOfNotes(versions: readonly Version[]): number[] {
  const choices = versions.flatMap((version) => notesOf(version).map(({ choice }) => choice));
  return Array.from({ length: FOR_PROGRAMS }, (_, index) =>
    index === 0 ? choices.length : choices.filter((choice) => choice === index + 1).length,
  );
}
