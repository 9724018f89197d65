import { z } from 'zod';
import { image, reference } from './fields';
import { withRole, type Filling, type ListOf } from './roles';

/**
 * What a section gets of what its frontmatter names, by the name of a fragment. Fragments stand beside
 * the components that show them, and templates ask for the same: nothing more is sent with a page.
 */
interface Shown {
  readonly PersonPortrait: Queries.PersonPortraitFragment;
  readonly PersonBust: Queries.PersonBustFragment;
  readonly PersonName: Queries.PersonNameFragment;
  readonly CustomerWordmark: Queries.CustomerWordmarkFragment;
  readonly DrawingParts: Queries.DrawingPartsFragment;
  readonly RecordingParts: Queries.RecordingPartsFragment;
  readonly RecordingTold: Queries.RecordingToldFragment;
  readonly FormParts: Queries.FormPartsFragment;
  readonly ClaimFigure: Queries.ClaimFigureFragment;
  readonly ClaimPair: Queries.ClaimPairFragment;
  readonly ClaimProof: Queries.ClaimProofFragment;
  readonly ClaimEffect: Queries.ClaimEffectFragment;
  readonly PictureHalf: Queries.PictureHalfFragment;
  readonly PictureWide: Queries.PictureWideFragment;
  readonly PictureFile: Queries.PictureFileFragment;
}

/** The fragment of a kind that most sections show. */
const USUAL = {
  Person: 'PersonPortrait',
  Customer: 'CustomerWordmark',
  Drawing: 'DrawingParts',
  Recording: 'RecordingParts',
  Form: 'FormParts',
  Claim: 'ClaimFigure',
} as const;

type Usual = typeof USUAL;

/** What a schema gives once the build has put it in: src/gatsby/sections. */
const giving = <Output, Input>(schema: z.ZodType) => schema as z.ZodType<Output, Input>;

/** A file of `content/data/` by its name, as `reference`; the section gets a fragment of it. */
export const shown = <To extends keyof Usual, As extends keyof Shown = Usual[To]>(
  to: To,
  { needs, as }: { readonly needs?: readonly string[]; readonly as?: As } = {},
) => giving<Shown[As], string>(reference(to, needs, as ?? USUAL[to]));

/** A picture beside the file, as `image`; the section gets it in the sizes of a fragment. */
export const shownPicture = <As extends keyof Shown = 'PictureHalf'>(as?: As) =>
  giving<Shown[As], z.input<ReturnType<typeof image>>>(image(as ?? 'PictureHalf'));

/** A key that no writer states: the build fills it in, with a fragment of nodes where it `shows` one. */
export const filled = <Value>(by: Filling, shows?: string, list?: ListOf) =>
  giving<Value, undefined>(withRole(z.never(), { is: 'filled', by, shows, list }).optional());

/** The pages of a kind, by its label, each as a fragment: all of them, or those on one side of today. */
export const listed = <Entry>(
  kind: string,
  shows: string,
  by: 'pages' | 'ahead' | 'over' = 'pages',
) => filled<Entry[]>(by, shows, { kind });

/** The newest pages of a kind, as `listed`. */
export const newest = <Entry>(kind: string, shows: string, count: number) =>
  filled<Entry[]>('newestPages', shows, { kind, count });
