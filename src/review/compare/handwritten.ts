import type { SiteRecord } from '../record/schema';
import { catchElsewhere, phrasesOf } from './catchFacts';
import { isFact, type Changed } from './changed';
import type { Change } from './review';

/** The old words of facts that stayed elsewhere, as one change for each fact. */
export function handwritten(changed: readonly Changed[], is: SiteRecord): Change[] {
  const facts = new Map(
    changed.flatMap(({ causes }) => causes.filter(isFact).map((one) => [one.id, one])),
  );
  const own = new Set(changed.map(({ pair }) => pair.is.path));
  return [...facts.values()].flatMap((fact): Change[] => {
    const phrases = new Set(
      changed
        .filter(({ causes }) => causes.includes(fact))
        .flatMap(({ difference }) => phrasesOf(fact, difference.words)),
    );
    const others = is.pages.filter(({ path }) => !own.has(path));
    const { places } = catchElsewhere(fact, phrases, others, is.today);
    const open = places.filter(({ past }) => !past);
    if (open.length === 0) return [];
    const pages = [...new Set(open.map(({ page }) => page))];
    const past = places.length - open.length;
    const says = `${[...phrases].join(' or ')} is written by hand in ${open.length} more ${open.length === 1 ? 'place' : 'places'}, which did not follow${past > 0 ? `; ${past} more ${past === 1 ? 'tells' : 'tell'} of a past day and may stay` : ''}.`;
    return [
      {
        id: `by-hand--${fact.id.replace('.', '-')}`,
        verdict: 'look',
        kinds: ['words'],
        causes: [fact.id],
        isByHand: false,
        title: `${fact.name}, written by hand`,
        pages: pages.map(({ path, title }) => ({ was: path, is: path, title })),
        gist: [`${fact.shows.was} stayed`],
        findings: [
          {
            id: `hand:${fact.id}`,
            verdict: 'look',
            kind: 'words',
            says,
            verb: 'Ask',
            todo: `does each still tell of ${fact.shows.was}? If not, write {${fact.id}} in its place.`,
          },
        ],
        words: open.slice(0, 8).map(({ page, text }) => ({ where: page.path, parts: [text] })),
        same: [],
        facts: [],
      },
    ];
  });
}
