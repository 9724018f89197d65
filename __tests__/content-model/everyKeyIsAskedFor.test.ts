import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { isPageKind, kinds } from '../../src/registry/kinds';
import { roles, unwrap } from '../../src/content-model/roles';
import { sections } from '../../src/registry/sections';
import { pageModule } from '../../src/gatsby/pages/pageModule';
import { askedKeys, documentsIn } from '../support/askedKeys';
import { openApi } from '../../src/kinds/data/openApi';
import { outage } from '../../src/kinds/data/outage';
import { contentSchema, fieldOfKind } from '../support/contentSchema';

/** Keys that no page asks for, because the build or a check reads them, and what it does with them. */
const readByTheBuild: Readonly<Record<string, string>> = {
  'ContentPage.formerAddresses': 'redirects lead from them to the page',
  'ContentPage.draft': 'whether there is a page',
  'ContentPage.publishOn': 'since when there is one',
  'ContentPage.seo.image': 'the share picture: src/share/pictureOf.ts',
  'ContentPage.seo.image.src': 'the share picture: src/share/pictureOf.ts',
  'ContentPage.seo.image.alt': 'the share picture: src/share/pictureOf.ts',
  'PressRelease.city': 'opens the text: dateline',
  ...Object.fromEntries(
    Object.keys(outage.schema.shape).map((key) => [
      `Outage.${key}`,
      'filled in whole: fillings.ts',
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(openApi.schema.shape).map((key) => [
      `OpenApi.${key}`,
      'filled in by parts: fillings.ts',
    ]),
  ),
  'CaseStudy.date': 'orders the stories, and dates them in lists: dateKey',
  'CaseStudy.industry': 'which stories are related: groupKey',
  'CaseStudy.size': 'visitors choose results by it: the section slideRule',
  'WhatsNew.label': 'names the month on the sheet of its year: ChangeYears',
  'WhatsNew.fixes.family': 'under which choice the log of versions has it: VersionLog',
  'WhatsNew.knownFaults.family': 'under which choice the log of versions has it: VersionLog',
  'WhatsNew.knownFaults.short': 'names it among the open faults: KnownLines',
  'WhatsNew.knownFaults.stays': 'what becomes of it: KnownLines',
  'Guide.topic': 'which guides are related: groupKey',
  'Guide.pace': 'visitors choose guides by it: the section guideShelf',
  'Ebook.topic': 'which books are related: groupKey',
  'KnowledgeBase.terms.isEveryday': 'which terms other pages link: glossaryTerms',
  'Event.timeZone': 'what its clocks are called, and which events are near: nearest.ts',
  'Webinar.agenda.isAnswer': 'the minutes that lists of webinars lead to',
  'Customer.facts': 'words refer to them: {fennel.stores}',
  'Claim.concerns': 'narrows the results of case studies: slideRule',
  'Claim.customer': 'the register: npm run claims',
  'Claim.validUntil': 'until when the content check takes it',
  'History.customer': 'whose history it is: content/history',
  'History.milestones.names': 'what no earlier entry may say: content/history',
  'Recording.poster': 'the picture of it: npm run make:recordings',
  'PlannedPages.addresses': 'links that the content check takes',
};

/** Every schema by the name of its GraphQL type, with the name of what it has in common with others. */
const schemas: readonly (readonly [name: string, schema: z.ZodObject, common: string])[] =
  kinds.map((kind) => [kind.name, kind.schema, isPageKind(kind) ? 'ContentPage' : ''] as const);

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

const dataKinds = kinds.filter((kind) => !isPageKind(kind)).map(({ name }) => name);

/** Queries for what sections get of the data that they name. */
const shownIn = (documents: readonly string[]): string[] => {
  const types = new Map(
    documents
      .flatMap((document) => [...document.matchAll(/fragment (\w+) on (\w+)/g)])
      .map(([, name = '', type = '']) => [name, type]),
  );
  return [...new Set(Object.values(sections).flatMap((schema) => [...fragmentsOf(schema)]))]
    .filter((name) => dataKinds.includes(types.get(name) ?? ''))
    .map((name) => `{ ${fieldOfKind(types.get(name) ?? '')} { ...${name} } }`);
};

function* fragmentsOf(schema: z.core.$ZodType): Generator<string> {
  const inner = unwrap(schema);
  const role = roles.get(inner);
  if (role && 'shows' in role && role.shows) yield role.shows;
  else if (inner instanceof z.ZodArray) yield* fragmentsOf(inner.element);
  else if (inner instanceof z.ZodObject) {
    for (const child of Object.values(inner.shape)) yield* fragmentsOf(child as z.core.$ZodType);
  }
}

/** Every query and fragment of the code, and the query that the build writes for a page of sections. */
function documents(): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-module-'));
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('src', file));
  const found = [...code, pageModule({ sections: [] }, folder)].flatMap((file) =>
    documentsIn(readFileSync(file, 'utf8')),
  );
  return [...found, ...shownIn(found)];
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
