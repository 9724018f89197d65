import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { isPageKind, kinds } from '../../src/registry/kinds';
import { roles, unwrap } from '../../src/content-model/roles';
import { sectionTypeName, sectionTypeNames } from '../../src/content-model/sdl';
import { sections } from '../../src/registry/sections';
import { pageModule } from '../../src/gatsby/pages/pageModule';
import { askedKeys, documentsIn } from '../support/askedKeys';
import { contentSchema } from '../support/contentSchema';

/** Keys that no page asks for, because the build or a check reads them, and what it does with them. */
const readByTheBuild: Readonly<Record<string, string>> = {
  'ContentPage.formerAddresses': 'redirects lead from them to the page',
  'ContentPage.draft': 'whether there is a page',
  'ContentPage.publishOn': 'since when there is one',
  'ContentPage.seo.image': 'the share picture: src/share/pictureOf.ts',
  'ContentPage.seo.image.src': 'the share picture: src/share/pictureOf.ts',
  'ContentPage.seo.image.alt': 'the share picture: src/share/pictureOf.ts',
  'PressRelease.city': 'opens the text: dateline',
  'CaseStudy.date': 'orders the stories, and dates them in lists: dateKey',
  'CaseStudy.industry': 'which stories are related: groupKey',
  'WhatsNew.label': 'names the month on the sheet of its year: ChangeYears',
  'Guide.topic': 'which guides are related: groupKey',
  'Guide.pace': 'visitors choose guides by it: the section guideShelf',
  'Ebook.topic': 'which books are related: groupKey',
  'Event.timeZone': 'becomes the name of the zone: zoneName',
  'Webinar.timeZone': 'becomes the name of the zone: zoneName',
  'Webinar.agenda.isAnswer': 'the minutes that lists of webinars lead to',
  'Customer.facts': 'words refer to them: {fennel.stores}',
  'Claim.unit': 'the register: npm run claims',
  'Claim.concerns': 'narrows the results of case studies: slideRule',
  'Claim.customer': 'the register: npm run claims',
  'Claim.validUntil': 'until when the content check takes it',
  'History.customer': 'whose history it is: content/history',
  'History.milestones.names': 'what no earlier entry may say: content/history',
  'Recording.poster': 'the picture of it: npm run make:recordings',
  'PlannedPages.addresses': 'links that the content check takes',
  'Section.type': 'which component shows it: __typename',
  'BroughtPlanSection.brought.plans.rounds.parts': 'levels the year: before, after',
  'BroughtPlanSection.brought.plans.rounds.every': 'levels the year: before, after',
  'BroughtPlanSection.brought.plans.rounds.first': 'levels the year: before, after',
  'DeparturesSection.departing.cities.timeZone': 'becomes the hours of the city: clocks',
  'ListingSection.kind': 'which pages are listed: @listed',
  'ListingSection.variant': 'whether they are rows or cards: @listed',
  'ListingSection.limit': 'how many are listed: @listed',
  'ShelvesSection.shelves.kinds': 'what stands on the shelf: filled',
  'ShelvesSection.shelves.under': 'what stands on the shelf: filled',
  'ShelvesSection.shelves.group': 'what stands on the shelf: filled',
  'ShelvesSection.shelves.first': 'what stands in front: filled',
  'ReleasesSection.kind': 'which pages are listed: @listed',
  'ReleasesSection.perPage': 'how many stand on a page: list',
  'SessionShelfSection.kind': 'which pages are listed: @listed',
  'SessionShelfSection.listAt': 'the address of its pages: list',
  'SessionShelfSection.perPage': 'how many stand on a page: list',
  'GuideShelfSection.kind': 'which pages are listed: @listed',
  'GuideShelfSection.limit': 'how many are listed: @listed',
  'BookRowsSection.kind': 'which pages are listed: @listed',
  'BookRowsSection.limit': 'how many are listed: @listed',
  'BookStackSection.kind': 'which pages are listed: @listed',
  'BookStackSection.limit': 'how many are listed: @listed',
  'LetterDeskSection.kind': 'which pages are listed: @listed',
  'LetterDeskSection.limit': 'how many are listed: @listed',
  'MailedTuesdaysSection.kind': 'which pages are listed: @listed',
  'CheckYearSection.kind': 'which pages are listed: @listed',
  'CheckYearSection.limit': 'how many are listed: @listed',
  'StoriesSection.kind': 'which pages are listed: @listed',
  'StoriesSection.limit': 'how many are listed: @listed',
  'SlideRuleSection.kind': 'which pages are listed: @listed',
  'SlideRuleSection.limit': 'how many are listed: @listed',
  'LastChaptersSection.kind': 'which pages are listed: @listed',
  'LastChaptersSection.limit': 'how many are listed: @listed',
  'PayRegisterSection.kind': 'which pages are listed: @listed',
  'PayRegisterSection.limit': 'how many are listed: @listed',
  'EventsSection.kind': 'which pages are listed: @listed',
  'EventsSection.limit': 'how many are listed: @listed',
  'AskedQuestionsSection.kind': 'which pages are listed: @listed',
  'TermIndexSection.kind': 'which pages are listed: @listed',
  'SheetWallSection.kind': 'which pages are listed: @listed',
  'AskedQuestionsSection.limit': 'how many are listed: @listed',
  'TermIndexSection.limit': 'how many are listed: @listed',
  'SheetWallSection.limit': 'how many are listed: @listed',
  'WebinarsSection.kind': 'which pages are listed: @listed',
  'ChangeLogSection.full': 'how many months are told whole: @months',
  'WebinarsSection.limit': 'how many are listed: @listed',
};

/** Every schema by the name of its GraphQL type, with the name of what it has in common with others. */
const schemas: readonly (readonly [name: string, schema: z.ZodObject, common: string])[] = [
  ...kinds.map((kind) => [kind.name, kind.schema, isPageKind(kind) ? 'ContentPage' : ''] as const),
  ...Object.entries(sections).map(
    ([type, schema]) => [sectionTypeName(type), schema, 'Section'] as const,
  ),
];

/**
 * The keys of a schema and of the objects in it: `venue.city`. A whole that GraphQL hands on as it is
 * (role `data`) is one key: what is in a drawing or a scrap is held by everyValueIsDrawn.test.tsx, and
 * the values of a preset are the inputs of the calculator.
 */
function* keysOf(schema: z.core.$ZodType): Generator<string> {
  const inner = unwrap(schema);
  const role = roles.get(inner);
  if (role && role.is !== 'type') return;
  if (inner instanceof z.ZodArray) yield* keysOf(inner.element);
  if (!(inner instanceof z.ZodObject)) return;
  for (const [key, child] of Object.entries(inner.shape)) {
    yield key;
    for (const below of keysOf(child as z.core.$ZodType)) yield `${key}.${below}`;
  }
}

/** Every query and fragment of the code, and the query that the build writes for a page of sections. */
function documents(): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-module-'));
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('src', file));
  return [...code, pageModule({ sections: sectionTypeNames }, folder)].flatMap((file) =>
    documentsIn(readFileSync(file, 'utf8')),
  );
}

const asked = askedKeys(contentSchema(), documents());

it.each(schemas)('asks for every key that a writer may fill in: %s', (name, schema, common) => {
  const isRead = (key: string): boolean =>
    asked.has(`${name}.${key}`) ||
    [name, common].some((owner) => `${owner}.${key}` in readByTheBuild);
  expect([...keysOf(schema)].filter((key) => !isRead(key))).toEqual([]);
});

it('excuses only keys that are there and that no page asks for', () => {
  const names = new Map<string, boolean>();
  for (const [name, schema, common] of schemas) {
    for (const key of keysOf(schema)) {
      const isAsked = asked.has(`${name}.${key}`);
      names.set(`${name}.${key}`, isAsked);
      if (common) names.set(`${common}.${key}`, isAsked);
    }
  }
  const wrong = Object.keys(readByTheBuild).filter((key) => names.get(key) !== false);
  expect(wrong).toEqual([]);
});
