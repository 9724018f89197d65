import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const thing = z.strictObject({
  about: text(40).describe(
    'What it is about, in a word or two; the same words for the same matter',
  ),
  task: text(90).describe('What somebody has to do'),
  minutes: z.int().min(1).max(600).describe('How long it takes to read, to watch or to do'),
  what: text(30).describe('What kind of thing it is'),
  name: text(110),
  href: href(),
});

const span = z.strictObject({
  upTo: z.int().min(1).describe('The longest that fits, in minutes'),
  name: text(30),
});

/** /resources/: resources by task, filtered by the time the visitor has. */
export const deskShelf = z.strictObject({
  type: z.literal('deskShelf'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  spans: z.array(span).min(2).max(5).describe('Lengths of time to choose from, the shortest first'),
  timeLabel: text(40),
  aboutLabel: text(40),
  things: z.array(thing).min(6).max(80),
});
