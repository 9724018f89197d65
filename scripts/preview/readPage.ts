import { unescape } from '../../src/http/escape';

/** A question or a term, and what a page says to it. */
export interface Answer {
  readonly asked: string;
  readonly said: string;
}

/** What others show of a page: search engines, link previews, answer engines. */
export interface ReadPage {
  readonly title: string;
  readonly description: string;
  /** Whole address; none of a page that search engines do not show. */
  readonly canonical: string | undefined;
  readonly isHidden: boolean;
  /** The share picture: its address on the site, and what it shows. */
  readonly picture: string | undefined;
  readonly pictureAlt: string;
  readonly sharedTitle: string;
  readonly answers: readonly Answer[];
  /** The first paragraph that says something. */
  readonly first: string | undefined;
}

interface Thing {
  readonly '@type': string;
  readonly mainEntity?: readonly { name: string; acceptedAnswer: { text: string } }[];
  readonly hasDefinedTerm?: readonly { name: string; description: string }[];
}

const LD = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/** Fewer chars are a label and no paragraph. */
const SHORTEST = 60;

const textOf = (html: string): string =>
  unescape(html.replace(/<[^>]*>/g, ''))
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim();

function answersIn(html: string): Answer[] {
  const json = LD.exec(html)?.[1];
  const graph = json ? (JSON.parse(json) as { readonly '@graph': readonly Thing[] })['@graph'] : [];
  return graph.flatMap((thing) => [
    ...(thing['@type'] === 'FAQPage' ? (thing.mainEntity ?? []) : []).map(
      ({ name, acceptedAnswer }) => ({ asked: name, said: acceptedAnswer.text }),
    ),
    ...(thing.hasDefinedTerm ?? []).map(({ name, description }) => ({
      asked: name,
      said: description,
    })),
  ]);
}

const firstParagraph = (html: string): string | undefined =>
  [...(/<main\b.*?<\/main>/s.exec(html)?.[0] ?? '').matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)]
    .map(([, inner = '']) => textOf(inner))
    .find((text) => text.length >= SHORTEST);

/** Reads what others show of a page out of its built HTML. */
export function readPage(html: string): ReadPage {
  const meta = (key: string): string | undefined => {
    const found = new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
    return found === undefined ? undefined : unescape(found);
  };
  const picture = meta('og:image');
  return {
    title: textOf(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description') ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    isHidden: /noindex/.test(meta('robots') ?? ''),
    picture: picture && new URL(picture).pathname,
    pictureAlt: meta('og:image:alt') ?? '',
    sharedTitle: meta('og:title') ?? '',
    answers: answersIn(html),
    first: firstParagraph(html),
  };
}
