import copy from '../../copy/share.json';
import { fill } from '../../text/fillWords';
import type { Claim } from '../../kinds/data/claim';
import type { CaseStudy } from '../../kinds/case-study/schema';
import type { Ebook } from '../../kinds/ebook/schema';
import type { Guide } from '../../kinds/guide/schema';
import type { Infographic } from '../../kinds/infographic/schema';
import type { KnowledgeBase } from '../../kinds/knowledge-base/schema';
import { besides } from '../pictureOf';
import { textOf, type CardOf } from './known';

const WASHES: Readonly<Record<CaseStudy['wash'], string>> = {
  rose: 'clay-100',
  pine: 'pine-100',
  amber: 'amber-100',
  ice: 'ice-100',
  stone: 'stone-200',
};

/** A story: the first of its results that has a before, and whose it is. */
export const caseCard: CardOf = (page, { entry }) => {
  const { wash, figures, customer } = page.data as unknown as CaseStudy;
  const claims = figures.flatMap(({ claim }) => entry('Claim', claim) as unknown as Claim);
  const claim = claims.find(({ before, after }) => before && after) ?? claims[0];
  const mark = textOf(entry('Customer', customer), 'wordmark');
  return {
    look: 'change',
    ground: WASHES[wash],
    title: claim?.claim ?? page.title,
    from: claim?.before?.text,
    to: claim?.after?.text ?? claim?.figure ?? '',
    mark: mark ? besides('data/customers/x', mark) : undefined,
    label: page.kindTitle,
  };
};

const TOPICS: Readonly<Record<Guide['topic'], { readonly ground: string; readonly tone: string }>> =
  {
    maintenance: { ground: 'pine-50', tone: 'pine-600' },
    operations: { ground: 'pine-50', tone: 'pine-600' },
    assets: { ground: 'stone-200', tone: 'brick-600' },
    buying: { ground: 'clay-100', tone: 'brick-600' },
    energy: { ground: 'amber-100', tone: 'amber-800' },
    refrigeration: { ground: 'ice-100', tone: 'ice-800' },
  };

/** A guide: from the minutes that it takes to read to the time that it takes to do. */
export const guideCard: CardOf = (page) => {
  const { topic, takes } = page.data as unknown as Guide;
  return {
    look: 'span',
    ...TOPICS[topic],
    title: page.title,
    from: [fill(copy.minutes, { minutes: page.minutes }), copy.toRead],
    to: [takes, copy.toDo],
    label: page.kindTitle,
  };
};

const BINDINGS: Readonly<Record<Ebook['cover'], { ground: string; binding: string }>> = {
  amber: { ground: 'amber-50', binding: 'amber-400' },
  ice: { ground: 'ice-50', binding: 'ice-400' },
  pine: { ground: 'pine-50', binding: 'pine-600' },
  ink: { ground: 'stone-100', binding: 'ink-900' },
  brick: { ground: 'clay-100', binding: 'brick-600' },
  rose: { ground: 'paper', binding: 'brick-100' },
  stone: { ground: 'paper', binding: 'stone-300' },
};

/** A book: its cover, and how much there is of it. */
export const ebookCard: CardOf = (page) => {
  const { cover, pages, minutes, image } = page.data as unknown as Ebook;
  return {
    look: 'cover',
    ...BINDINGS[cover],
    title: page.title,
    cover: besides(page.file, image.src),
    under: fill(copy.book, { pages, minutes }),
    label: page.kindTitle,
  };
};

/** Figures: the first three. */
export const infographicCard: CardOf = (page) => {
  const { panels } = page.data as unknown as Infographic;
  return {
    look: 'figures',
    ground: 'ice-100',
    title: page.title,
    rows: panels.slice(0, 3).map(({ value, title }) => [value, title]),
    label: page.kindTitle,
  };
};

/** A topic: the first three questions that it answers. */
export const knowledgeCard: CardOf = (page) => {
  const { questions } = page.data as unknown as KnowledgeBase;
  return {
    look: 'rows',
    ground: 'pine-50',
    title: page.title,
    rows: questions.slice(0, 3).map(({ question }) => ['', question]),
    label: page.kindTitle,
  };
};
