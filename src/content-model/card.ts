import type { EntryFigure } from './entry-figure';

/** What a share picture shows besides its ground, its title and its label; one of the looks. */
interface Common {
  /** Token of the palette that the picture lies on: `clay-100`. */
  readonly ground: string;
  readonly title: string;
  /** On the beam: what kind of page it is, or what it is about. */
  readonly label: string;
}

/** A model, a cover or a portrait: a path below `content/`. */
export type PictureFile = string;

/** A large number or day, and the lines beside it. */
export interface Large {
  readonly big: string;
  readonly beside: readonly [string, string];
}

/** A title with a model beside it, where there is one; facts above and below. */
export interface ModelCard extends Common {
  readonly look: 'model';
  readonly large?: Large | undefined;
  readonly over?: string | undefined;
  readonly under?: string | undefined;
  readonly picture?: PictureFile | undefined;
}

/** A sheet: two facts on a rule, the title, and a sentence where there is room. */
export interface SheetCard extends Common {
  readonly look: 'sheet';
  readonly left: string;
  readonly right: string;
  readonly text?: string | undefined;
  readonly picture?: PictureFile | undefined;
}

/** What was before and what is now, or one figure, with the mark of whose it is. */
export interface ChangeCard extends Common {
  readonly look: 'change';
  readonly from?: string | undefined;
  readonly to: string;
  readonly mark?: PictureFile | undefined;
}

/** From one span to another, on a line below the title. */
export interface SpanCard extends Common {
  readonly look: 'span';
  readonly tone: string;
  readonly from: readonly [string, string];
  readonly to: readonly [string, string];
}

export type Family = 'cmms' | 'buildings' | 'refrigeration';

/** The color and the curve of a product family. */
export interface CurveCard extends Common {
  readonly look: 'curve';
  readonly family: Family;
  readonly picture?: PictureFile | undefined;
}

/** A book. */
export interface CoverCard extends Common {
  readonly look: 'cover';
  /** The cover itself, or the model on it. */
  readonly cover: PictureFile;
  /** Token of its binding, where it is a model. */
  readonly binding?: string | undefined;
  readonly under: string;
}

/** Three rows or columns below the title: a figure or a day, and what it is. */
export interface RowsCard extends Common {
  readonly look: 'rows' | 'figures';
  /** Above the rows in place of the title, which then is the first of them. */
  readonly large?: Large | undefined;
  readonly rows: readonly (readonly [string, string])[];
}

/** The figure of an entry beside its number, under the title. */
export interface FigureCard extends Common {
  readonly look: 'figure';
  readonly figure: EntryFigure;
  /** Beside the title: the day. */
  readonly over: string;
}

export type Card =
  | ModelCard
  | SheetCard
  | ChangeCard
  | SpanCard
  | CurveCard
  | CoverCard
  | RowsCard
  | FigureCard;

type Titled<One extends Card> = One extends Card
  ? Omit<One, 'title' | 'label'> & Partial<Pick<One, 'title' | 'label'>>
  : never;

/** A card that may leave out what its page says: its title, and what kind of page it is. */
export type OwnCard = Titled<Card>;
