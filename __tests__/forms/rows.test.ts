import { randomUUID } from 'node:crypto';
import { toCsv } from '../../src/format/csv';
import { giveUp, keepLead, markDelivered } from '../../src/forms/leads/leads';
import { cellsOf, mentions, readRows } from '../../src/forms/leads/rows';
import type { Values } from '../../src/forms/definition';
import { memoryStore } from './memoryStore';

const submissionOf = (minute: number, fields: Values) => ({
  id: randomUUID(),
  form: 'contact',
  page: '/contact/',
  pageName: 'Contact',
  fields,
  at: new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString(),
});

it('lists what the service does not have, the oldest first', async () => {
  const store = memoryStore();
  const [late, early, done] = [2, 1, 0].map((minute) => submissionOf(minute, {}));
  if (!late || !early || !done) throw new Error('three');
  for (const submission of [late, early, done]) await keepLead(store, submission, 0);
  await giveUp(store, early, 'status 404', 0);
  await markDelivered(store, done, 0);
  expect(await readRows(store)).toMatchObject([
    { submission: early, state: 'given up', reason: 'status 404' },
    { submission: late, state: 'waiting' },
  ]);
});

it('is no formula for a spreadsheet, whatever was typed', async () => {
  const store = memoryStore();
  const nasty = { fullName: '=1+1', companyName: '@SUM(A1)', jobTitle: '-2+3', country: '\t=x' };
  const fields = { ...nasty, phoneNumber: '+1 312 555 0100', message: 'One,\n"two"' };
  await keepLead(store, submissionOf(0, fields), 0);
  const csv = toCsv(cellsOf(await readRows(store)));
  for (const value of Object.values(nasty)) expect(csv).toContain(`'${value}`);
  expect(csv).toContain(`'+1 312 555 0100`);
  expect(csv).toContain('"One,\n""two"""');
  const [head, row] = cellsOf(await readRows(store));
  expect(head).toHaveLength(row?.length ?? 0);
});

it('finds what one person wrote by any field, as somebody who wants it erased writes it', async () => {
  const store = memoryStore();
  const mine = submissionOf(0, { email: 'Dana@Kestrel.example' });
  await keepLead(store, mine, 0);
  await keepLead(store, submissionOf(1, { email: 'ida@kestrel.example', message: 'Ask Ben' }), 0);
  const rows = await readRows(store);
  const found = (words: string) => rows.filter((row) => mentions(row, words)).length;
  expect([found(' dana@kestrel.example'), found('ben'), found('nobody@kestrel.example')]).toEqual([
    1, 1, 0,
  ]);
});
