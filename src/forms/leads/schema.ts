import * as z from 'zod/mini';
import { fieldNames, type FieldName } from '../fields';
import { isId, isPath, TRAP, type hiddenNames } from '../submission';
import { oneLine } from '../validate';

const id = z.string().check(z.refine(isId));
const path = z.string().check(z.refine(isPath));

/**
 * A form that was filled in and sent: the one list of what a lead is made of. The form, the route, the
 * records that are kept, the desk and the CSV follow it.
 */
export const submissionSchema = z.object({
  /** UUID from the browser, or from the function where there was none. It is sent along. */
  id,
  /** Name of the form's file in `content/data/forms/`. */
  form: z.string(),
  /** Path of the page with the form. */
  page: path,
  pageName: z.string(),
  /** Value of the service's cookie, where the visitor has it. */
  visitor: z.optional(z.string()),
  /** What was typed. A field that the site no longer has is read back too: its words are the visitor's. */
  fields: z.record(z.string(), z.string()),
  /** When it was sent, ISO 8601. */
  at: z.string(),
});

export type Submission = Readonly<z.infer<typeof submissionSchema>>;

/**
 * Goes up when a record changes its shape, and then the older one is read here too. Records that were
 * kept before there was a number have the shape of 1. A number that this deploy does not know is that
 * of a later one: the record is left alone.
 */
const version = z._default(z.literal(1), 1);

/** A lead that the service does not have yet. */
export const waitingSchema = z.object({
  version,
  submission: submissionSchema,
  tries: z.number(),
  /** When it is sent next, in milliseconds. */
  dueAt: z.number(),
  /** Until then somebody is sending it. */
  leasedUntil: z.number(),
  /** Why it was not taken the last time. */
  reason: z.optional(z.string()),
});

/** A lead that is set aside for somebody to look at. */
export const givenUpSchema = z.object({
  version,
  submission: submissionSchema,
  reason: z.string(),
  at: z.string(),
});

/** What stays of a delivered lead: nothing of the visitor. */
export const deliveredSchema = z.object({
  version,
  form: z.string(),
  at: z.string(),
  /** By which other words under the same id are known (`wordsOf`). */
  words: z.optional(z.string()),
});

const text = z.catch(z.string(), '');
const texts = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, text])) as Record<FieldName, typeof text>,
);

const LONGEST_NAME = 200;
const name = z.pipe(
  z.string(),
  z.transform((value: string) => oneLine(value).slice(0, LONGEST_NAME) || undefined),
);
const duration = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.refine((value) => value.trim() !== '')),
    z.pipe(z.transform(Number), z.number()),
  ),
]);

const { form, id: sentId, page, pageName } = submissionSchema.shape;

/** What a browser posts, as far as it can be read: what cannot counts as not sent. */
export const postedSchema = z.object({
  form: z.catch(form, ''),
  id: z.catch(z.optional(z.pipe(z.string().check(z.toLowerCase()), sentId)), undefined),
  page: z.catch(z.optional(page), undefined),
  pageName: z.catch(z.optional(z.pipe(pageName, name)), undefined),
  /** The page's own thank-you page, where it is not that of the form. */
  thanks: z.catch(z.optional(path), undefined),
  /** How long the form was open, in milliseconds; undefined without script. */
  openFor: z.catch(z.optional(duration), undefined),
  [TRAP]: text,
  fields: z.catch(texts, () => texts.parse({})),
});

export type Posted = Readonly<z.infer<typeof postedSchema>>;

/** What a form holds in inputs that nobody sees. */
export type Hidden = Pick<Posted, (typeof hiddenNames)[number]>;

/** What a script posts of a submission: the cookie comes by itself, the time is that of the function. */
export type Sent = Omit<Submission, 'visitor' | 'at'> &
  Partial<Pick<Posted, 'thanks' | 'openFor' | typeof TRAP>>;
