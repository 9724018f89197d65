import { inWords } from '../../time/inWords';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { PageRecord, SiteRecord } from '../record/schema';
import { answersOf, endsWell, isOwn, type AnswerAt } from './answers';
import { reachOf } from './followed';
import type { Finding } from './review';

/** A fault of one build, whatever it is compared with, and the page that it is found on. */
export interface Fault extends Finding {
  readonly path: string;
}

const fileOf = ({ file }: PageRecord): string => (file ? `content/${file}` : 'src/pages');

function redirectFaults({ redirects }: SiteRecord, answerAt: AnswerAt): Fault[] {
  return redirects.flatMap(({ from, to, owner, isEnding }): Fault[] => {
    const at = {
      file: owner === 'edge' ? 'src/redirects/rules.ts' : 'content',
      near: from.replace(/\/$/, ''),
    };
    const fault = (id: string, says: string, todo: string): Fault => ({
      id: `${id}:${from}`,
      verdict: 'stop',
      kind: 'gone',
      path: from,
      says,
      verb: 'Do',
      todo,
      at,
    });
    const own = answerAt(from);
    if (!isEnding && owner === 'formerAddresses' && own.is === 'page')
      return [
        fault(
          'taken',
          `${from} is the former address of ${to}, and a page of its own: whoever looks for the old page gets the new one.`,
          `give the page at ${from} another address, or take it off the former addresses of ${to}.`,
        ),
      ];
    if (!isOwn(to)) return [];
    const next = answerAt(to);
    if (next.is === 'redirect')
      return [
        endsWell(answerAt, to)
          ? fault(
              'chain',
              `${from} leads to ${to}, which leads on to ${next.redirect.to}: two hops for one page.`,
              `let ${from} lead to ${next.redirect.to}.`,
            )
          : fault(
              'loop',
              `${from} leads to ${to}, and never ends at a page.`,
              'let it lead to a page.',
            ),
      ];
    return endsWell(answerAt, to)
      ? []
      : [
          fault(
            'target',
            `${from} leads to ${to}, where nothing is.`,
            'let it lead to a page that is there.',
          ),
        ];
  });
}

function titleFaults({ pages }: SiteRecord): Fault[] {
  const first = new Map<string, PageRecord>();
  return pages.flatMap((page): Fault[] => {
    if (page.status !== 200 || !page.isListed || !page.file) return [];
    const other = first.get(page.title);
    if (!other) {
      first.set(page.title, page);
      return [];
    }
    return [other, page].map((one, index): Fault => {
      const same = index === 0 ? page : other;
      return {
        id: `title:${one.path}`,
        verdict: 'stop',
        kind: 'titles',
        path: one.path,
        says: `It has the title of ${same.path}. A search engine shows one of the two, and chooses which.`,
        verb: 'Do',
        todo: 'write a title of its own.',
        at: { file: fileOf(one), near: 'title:' },
      };
    });
  });
}

function pageFaults({ pages }: SiteRecord, answerAt: AnswerAt): Fault[] {
  return pages
    .filter(({ status }) => status === 200)
    .flatMap((page): Fault[] => {
      const { path, canonical, forms } = page;
      const isLost = isOwn(canonical) && answerAt(canonical).is !== 'page';
      const lost = forms.filter(({ thanks }) => !endsWell(answerAt, thanks));
      return [
        ...(isLost
          ? [
              {
                id: `canonical:${path}`,
                verdict: 'stop',
                kind: 'gone',
                path,
                says: `Its canonical address ${canonical} is no page.`,
                verb: 'Do',
                todo: 'name an address that answers, or leave the canonical address out.',
                at: { file: fileOf(page), near: 'canonical' },
              } satisfies Fault,
            ]
          : []),
        ...lost.map(({ form, thanks }): Fault => ({
          id: `thanks:${path}:${form}`,
          verdict: 'stop',
          kind: 'forms',
          path,
          says: `Whoever sends the form ${form} is led to ${thanks}, where nothing is.`,
          verb: 'Do',
          todo: 'name a thank-you page that is there.',
          at: { file: `content/data/forms/${form}.yaml`, near: 'thanks:' },
        })),
      ];
    });
}

function claimFaults({ pages, claims, files }: SiteRecord, today: string): Fault[] {
  const over = Object.entries(claims).filter(([, { validUntil }]) => validUntil < today);
  if (over.length === 0) return [];
  return pages.flatMap((page) => {
    const reach = page.file ? reachOf(page.file, files) : new Set<string>();
    return over
      .filter(([name, { file }]) => reach.has(file) || reach.has(`claims.${name}`))
      .map(([name, { figure, claim, validUntil, file }]): Fault => ({
        id: `claim:${name}`,
        verdict: 'stop',
        kind: 'claims',
        path: page.path,
        says: `The claim “${figure}” (${claim}) ran out on ${withoutNoBreaks(inWords(validUntil))}.`,
        verb: 'Do',
        todo: 'write a later last day with its source, or take the figure off the page.',
        at: { file: `content/${file}`, near: 'validUntil' },
      }));
  });
}

/**
 * What is wrong with a build by itself: redirects that lead nowhere, round or twice, canonical addresses
 * and thank-you pages that are not there, two pages with one title, claims after their last day.
 */
export function checkSite(record: SiteRecord, today = record.today): Fault[] {
  const answerAt = answersOf(record);
  return [
    ...redirectFaults(record, answerAt),
    ...titleFaults(record),
    ...pageFaults(record, answerAt),
    ...claimFaults(record, today),
  ];
}
