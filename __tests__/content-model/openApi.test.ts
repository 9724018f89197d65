import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  METHODS,
  OPEN_API_SOURCE,
  openApiSchema,
  type JsonSchema,
  type Operation,
} from '../../src/content-model/open-api/schema';
import { resolve } from '../../src/content-model/open-api/resolve';
import { parseFile } from '../../src/registry/check/parseFile';

const raw: unknown = parse(readFileSync(OPEN_API_SOURCE, 'utf8'));
const file = openApiSchema.parse(raw);

const operations = Object.entries(file.paths).flatMap(([address, item]) =>
  METHODS.flatMap((method) => {
    const operation = resolve<typeof item>(file, item)[method];
    return operation ? [{ address, item: resolve<typeof item>(file, item), operation }] : [];
  }),
);
const events: Operation[] = Object.values(file.webhooks).map(({ post }) => post);

/** Every value below another. */
function* within(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const item of Object.values(value)) yield* within(item);
}

const refs = [...within(raw)].flatMap((part) => ('$ref' in part ? [String(part.$ref)] : []));

/** Whatever has a schema and an example of it. */
const examples = [...within(resolve(file, file))].flatMap((part) =>
  'schema' in part && 'example' in part ? [part as { schema: JsonSchema; example: unknown }] : [],
);

const takes = ({ schema, example }: { schema: JsonSchema; example: unknown }): boolean =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(example).success;

/** What the release notes say that programs got or lost. */
const notes = readdirSync('content/release-notes')
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const { data } = parseFile(
      `release-notes/${name}`,
      readFileSync(path.join('content/release-notes', name), 'utf8'),
    );
    return [data as { version: string; released: string; api?: { is: string; text: string }[] }];
  });
const told = notes.flatMap(({ version, api = [] }) => api.map((line) => ({ version, ...line })));

describe('the description of the API', () => {
  it('refuses what OpenAPI 3.1 does not know', () => {
    const broken = [
      { openapi: '3.0.3' },
      { paths: { jobs: {} } },
      { paths: { '/jobs': { fetch: {} } } },
      { servers: [] },
    ].map((change) => openApiSchema.safeParse({ ...file, ...change }).success);
    expect(broken).toEqual([false, false, false, false]);
  });

  it('has no reference that leads nowhere, and no part that nobody refers to', () => {
    expect(() => resolve(file, raw)).not.toThrow();
    expect(() => resolve(file, { $ref: '#/components/schemas/Nothing' })).toThrow('leads nowhere');
    const { securitySchemes, ...components } = file.components;
    const parts = Object.entries(components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    );
    expect(parts.filter((part) => !refs.includes(part))).toEqual([]);
    expect(file.security.flatMap((each) => Object.keys(each))).toEqual(
      Object.keys(securitySchemes),
    );
  });

  it('has examples that fit their schemas', () => {
    expect(examples.length).toBeGreaterThan(30);
    expect(examples.filter((each) => !takes(each)).map(({ example }) => example)).toEqual([]);
    const [job] = examples.filter(({ schema }) => schema.properties?.['priority']);
    expect(
      job && takes({ ...job, example: { ...(job.example as object), priority: 'none' } }),
    ).toBe(false);
  });

  it('names each call once, in a group of the file, with the parameters of its address', () => {
    const ids = [...operations.map(({ operation }) => operation), ...events].map(
      ({ operationId }) => operationId,
    );
    expect(new Set(ids).size).toBe(ids.length);
    const groups = file.tags.map(({ name }) => name);
    for (const { address, item, operation } of operations) {
      expect(groups).toContain(operation.tags?.[0]);
      expect(operation['x-right']).toBeDefined();
      const stated = [...(item.parameters ?? []), ...(operation.parameters ?? [])].flatMap((each) =>
        'in' in each && each.in === 'path' ? [each.name] : [],
      );
      expect(stated).toEqual([...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });

  it('is of the newest version, and has what the release notes say of version 2', () => {
    const newest = notes.toSorted((one, other) => other.released.localeCompare(one.released))[0];
    expect(file.info.version).toBe(newest?.version);
    const paths = told.flatMap(({ text }) =>
      [...text.matchAll(/`\/v2(\/[^`]+)`/g)].map(([, address = '']) => address),
    );
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((address) => !file.paths[address])).toEqual([]);
  });

  it('has each new event of the release notes, since the version that brought it', () => {
    const brought = told
      .filter(({ is, text }) => is === 'added' && /event/.test(text))
      .flatMap(({ version, text }) =>
        [...text.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => [name, version] as const),
      );
    expect(brought.length).toBeGreaterThan(5);
    const since = brought.map(([name]) => [name, file.webhooks[name]?.post['x-since']]);
    expect(since).toEqual(brought);
  });

  it('agrees with the integrations list on calls a minute, events and hours', () => {
    const list = readFileSync('content/pages/integrations.md', 'utf8');
    const last = (file.info['x-attempts-after-minutes'].at(-1) ?? 0) / 60;
    expect(list).toContain(`ask ${file.info['x-calls-a-minute']} times a minute`);
    expect(list).toContain(`${events.length} events, signed, sent again for ${last} hours`);
  });
});
