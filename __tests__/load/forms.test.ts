import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import pMap from 'p-map';
import { nextTry } from '../../src/forms/leads/delays';
import { forgetOld } from '../../src/forms/leads/forget';
import { readRows } from '../../src/forms/leads/rows';
import { isEcho, postedBodies, type PostedBody } from '../forms/postedBodies';
import { startFormService, type FormService } from '../support/formService';
import { postFrom } from '../support/postFrom';
import { siteUnderTest } from '../support/siteUnderTest';
import startPlatform from '../support/startPlatform';
import { withLeads } from '../support/withLeads';

const SUBMISSIONS = 500;
const BODIES = 5000;

/** So many bodies between two runs of the scheduled function, which forgets who has sent. */
const BATCH = 250;

/** So many ask at the same time. */
const ABREAST = 8;

const MINUTE = 60_000;

const values = {
  fullName: 'Dana Rosen',
  email: 'dana@kestrel.example',
  message: 'Which meter do you read?',
};

const headersOf = (type: PostedBody['type']): Record<string, string> => ({
  Origin: siteUnderTest(),
  ...(type === 'json'
    ? { 'Content-Type': 'application/json' }
    : { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }),
});

/** As the scheduled function does every five minutes. */
const forgetSeats = (): Promise<void> => withLeads((store) => forgetOld(store, Date.now()));

/** One of 200 visitors, each at an address of their own. */
const visitor = (index: number): string => `127.0.1.${(index % 200) + 1}`;

/** Which of these wait in the platform's store. */
async function waiting(ids: ReadonlySet<string>): Promise<string[]> {
  let found: string[] = [];
  await withLeads(async (store) => {
    found = (await readRows(store)).map(({ submission }) => submission.id);
  });
  return found.filter((id) => ids.has(id));
}

describe('on the platform', () => {
  let service: FormService;
  beforeAll(async () => {
    await startPlatform();
    service = await startFormService(Number(process.env['FORMS_SERVICE_PORT']));
  }, 5 * MINUTE);
  afterAll(async () => {
    await service.stop();
    await globalThis.platform?.stop();
  });

  it(
    'keeps 500 submissions of a minute in which the service fails, answers any body meanwhile, then delivers each once',
    async () => {
      service.reset('fails');
      const ids: string[] = Array.from({ length: SUBMISSIONS }, () => randomUUID());
      const start = Date.now();
      const states: unknown[] = [];
      const postOne = async ([index, id]: [number, string]) => {
        const body = JSON.stringify({ form: 'contact', id, page: '/contact/', fields: values });
        const answer = await postFrom(visitor(index), headersOf('json'), body);
        states.push([answer.status, JSON.parse(answer.text)]);
      };
      await pMap(ids.entries(), postOne, { concurrency: ABREAST });
      const took = Date.now() - start;
      expect(states).toEqual(ids.map(() => [200, { state: 'kept' }]));
      expect((await waiting(new Set(ids))).sort()).toEqual([...ids].sort());

      const statuses = new Map<number, number>();
      const bodies = fc.sample(postedBodies('contact', values), BODIES);
      for (let from = 0; from < BODIES; from += BATCH) {
        await forgetSeats();
        const batch = bodies.slice(from, from + BATCH);
        const postBody = async ([index, { type, body }]: [number, PostedBody]) => {
          const answer = await postFrom(visitor(index), headersOf(type), body);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (answer.headers['content-type']?.startsWith('text/html')) {
            expect(isEcho(answer.text)).toBe(false);
          }
        };
        await pMap(batch.entries(), postBody, { concurrency: ABREAST });
      }
      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);

      await sleep(Math.max(0, nextTry(1, start + took) - Date.now()));
      service.reset();
      const taken = (): string[] => {
        const all = service.taken.map(({ fields }) => fields['submission_id'] ?? '');
        return all.filter((id) => ids.includes(id));
      };
      for (let run = 0; run < 40 && taken().length < SUBMISSIONS; run += 1) {
        await fetch(`${siteUnderTest()}/.netlify/functions/deliver-leads`);
      }
      expect(taken().sort()).toEqual([...ids].sort());
      expect(await waiting(new Set(ids))).toEqual([]);
      console.log(
        `${SUBMISSIONS} kept in ${Math.round(took / 1000)} s; ${BODIES} bodies answered with`,
        Object.fromEntries(statuses),
      );
    },
    90 * MINUTE,
  );
});
