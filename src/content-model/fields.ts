import { z } from 'zod';
import { withRole } from './roles';

/**
 * The parts that schemas are made of. An `error` names what is expected, as the content check
 * prints it after "expected"; a `describe` is what a writer reads in the editor and in the guides.
 */

/** One line of at most `max` characters that stands for itself: an address, the data of a shape. */
export const line = (max = 200) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n]*$/, { error: 'one line of text' });

/** One line of plain text of at most `max` characters, for visitors to read. */
export const text = (max = 200) => withRole(line(max), { is: 'text' });

/** Markdown: paragraphs, links, lists and emphasis; raw HTML is refused. */
export const markdown = () => withRole(z.string().trim().min(1), { is: 'markdown' });

/** A calendar day, `YYYY-MM-DD`. */
export const date = () =>
  withRole(z.iso.date({ error: 'an ISO date such as 2025-03-12' }), { is: 'date' });

/** A month, `YYYY-MM`. */
export const month = () =>
  withRole(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'a month such as 2025-03' }), {
    is: 'month',
  });

/** A moment with its offset from UTC, so that no reader has to guess the zone. */
export const moment = () =>
  withRole(
    z.iso.datetime({
      offset: true,
      error: 'a date and time with its offset, such as 2025-11-20T09:00:00+00:00',
    }),
    { is: 'date' },
  );

/** An IANA time zone in which times are shown. */
export const timeZone = () =>
  z
    .string()
    .refine(isTimeZone, { error: 'an IANA time zone such as Europe/London' })
    .meta({ examples: ['Europe/London'] });

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** A kind of page by its label, such as `press-release`. */
export const pageKind = () =>
  withRole(z.string().regex(/^[a-z-]+$/, { error: 'a kind of page, such as press-release' }), {
    is: 'kind',
  });

const INTERNAL = /^\/([\w\-.]+\/)*(\?[^\s#]*)?(#[\w-]+)?$/;
const FILE = /^\/([\w\-.]+\/)*[\w-]+\.\w+$/;
const EXTERNAL = /^(https:\/\/|mailto:|tel:\+)\S+$/;

/** Whether a link is one that this site allows; see `href`. */
export const isHref = (value: string): boolean =>
  INTERNAL.test(value) || FILE.test(value) || EXTERNAL.test(value) || /^#[\w-]+$/.test(value);

export const HREF_EXPECTED =
  'an address of this site that ends with a slash (/pricing/), an anchor (#questions), or one that starts with https://, mailto: or tel:+';

/** Where a link leads. */
export const href = () =>
  withRole(z.string().refine(isHref, { error: HREF_EXPECTED }), { is: 'href' });

/** A file of `static/` that visitors may keep. */
export const file = () =>
  withRole(
    z.string().regex(/^\/([\w-]+\/)+[\w-]+\.(pdf|csv)$/, {
      error: 'a .pdf or .csv of static/, such as /ebooks/smart-buildings.pdf',
    }),
    { is: 'href' },
  ).meta({ examples: ['/ebooks/smart-buildings.pdf'] });

/** A thank-you page. */
export const thanks = () =>
  withRole(z.string().regex(/^\/([\w-]+\/)+$/, { error: 'an address such as /thankyou/' }), {
    is: 'href',
  }).meta({ examples: ['/thankyou/'] });

/** A link with the words a visitor reads. */
export const link = () =>
  withRole(z.strictObject({ text: text(80), href: href() }), { is: 'type', name: 'Link' });

const PICTURE_FILE = /^(?!\w+:|\/).+\.(webp|png|jpe?g|avif)$/;

/** Whether an address is that of a picture which the build can make sizes of. */
export const isPicture = (src: string): boolean => PICTURE_FILE.test(src);

export const PICTURE_EXPECTED = 'a .webp, .png, .jpg or .avif file, relative to this file';

/** A picture beside the file, where the words beside it always say what it shows. */
export const picture = () =>
  withRole(z.string().regex(PICTURE_FILE, { error: PICTURE_EXPECTED }), { is: 'picture' }).describe(
    'Path of the picture, relative to this file',
  );

/** A picture beside the file, and what it shows; `alt: ""` where the text beside it says it all. */
export const image = (shows?: string) =>
  withRole(
    z.strictObject({
      src: picture(),
      alt: z.string().max(300).describe('What the picture shows; empty if the text says it'),
    }),
    { is: 'type', name: 'Picture', shows },
  );

const FOLDERS = {
  Person: 'people',
  Customer: 'customers',
  Drawing: 'drawings',
  Recording: 'recordings',
  Form: 'forms',
  Claim: 'claims',
} as const;

/** A file of `content/data/` by its name, for example a person; `needs` are keys that it must have. */
export const reference = (
  to: keyof typeof FOLDERS,
  needs: readonly string[] = [],
  shows?: string,
) => {
  const folder = FOLDERS[to];
  return withRole(
    z.string().regex(/^[a-z0-9-]+$/, { error: `the name of a file in content/data/${folder}/` }),
    { is: 'reference', to, needs, shows },
  ).describe(`Name of a file in content/data/${folder}/, without its ending`);
};

/** What search engines and previews show, where it differs from title and description. */
export const seo = () =>
  withRole(
    z.strictObject({
      title: text(60).optional().describe('Title in search results, at most 60 characters'),
      description: text(160).optional().describe('At most 160 characters'),
      image: image()
        .optional()
        .describe(
          'Picture of link previews, where it is not that of the page: a model stands on their card, a picture with a ground of its own fills them',
        ),
      noindex: z.boolean().optional().describe('Keep the page out of search engines and sitemap'),
      canonical: href()
        .optional()
        .describe('Address of the page that this one repeats; that one is found instead'),
    }),
    { is: 'type', name: 'Seo' },
  );

/** Which chrome a page has (docs/specification.md, Layout variants). */
export const layout = () =>
  withRole(
    z.strictObject({
      nav: z.enum(['light', 'dark', 'hidden']).default('light').describe('Navigation bar'),
      showFooter: z.boolean().default(true).describe('Whether the footer stands under the page'),
      family: z
        .enum(['cmms', 'buildings', 'refrigeration'])
        .optional()
        .describe('Product family whose hue tints the page'),
    }),
    { is: 'type', name: 'PageLayout' },
  );

/** The beam that ends a page: its last sentence, and the one door under it. */
export const closing = () =>
  withRole(
    z.strictObject({
      title: text(60).describe('Last sentence of the page, large'),
      lead: text(320),
      actions: z.array(link()).min(1).max(2),
      image: image().optional().describe('Model beside the words'),
    }),
    { is: 'type', name: 'Closing' },
  );

const ADDRESS = /^\/([\w\-.{}]+\/)*$/;

/** The keys that every page has, whatever its kind. */
export const pageFields = {
  title: text(110).describe('Heading of the page'),
  description: text(200).min(40).describe('One or two sentences for lists and search results'),
  path: z
    .string()
    .regex(ADDRESS, { error: 'an address that starts and ends with a slash, such as /tour/' })
    .optional()
    .describe('Address, where it is not the usual one of this kind'),
  formerAddresses: z
    .array(z.string().regex(ADDRESS, { error: 'an address such as /old-name/' }))
    .default([])
    .describe('Addresses this page once had; they redirect here'),
  draft: z.boolean().default(false).describe('Shown in previews only'),
  publishOn: date().optional().describe('The page appears with the first build on this day'),
  layout: layout().prefault({}).describe('Navigation and footer of this page'),
  closing: closing().optional().describe('The beam at the end; without it, the one of the kind'),
  seo: seo().prefault({}).describe('What search engines show'),
};
