import { recordContent } from '../../../src/gatsby/review/recordContent';

const files = new Map([
  [
    'data/customers/calder.yaml',
    'name: Calder Bank\nabout: A bank\nfacts: { branches: 63, vans: 4 }\n',
  ],
  [
    'data/claims/nights.yaml',
    'claim: Nights off\nfigure: 105\nunit: nights\nperiod: 2026\nsample: "{calder.branches} branches"\nsource: Calder\ncustomer: calder\nvalidUntil: 2027-06-30\n',
  ],
  ['newsroom/a.md', '---\ntitle: A\ndescription: B\ndate: 2026-01-01\n---\nText.\n'],
  [
    'newsroom/soon.md',
    '---\ntitle: Soon\npublishOn: 2027-01-01\nlead: "{calder.vans}"\n---\nText.\n',
  ],
  [
    'pages/moved.md',
    '---\ntitle: M\ndescription: D\npath: /new/\nformerAddresses: [/old/]\nsections: []\n---\n',
  ],
]);
const recorded = (showDrafts: boolean) => recordContent(files, { today: '2026-11-27', showDrafts });

it('says what each file refers to: facts, and files by their paths', () => {
  expect(recorded(false).files['data/claims/nights.yaml']?.refers).toEqual([
    'calder.branches',
    'data/customers/calder.yaml',
  ]);
});

it('leaves out a draft that is not shown, and what only it refers to', () => {
  expect(recorded(false).files).not.toHaveProperty('newsroom/soon.md');
  expect(recorded(false).facts).not.toHaveProperty(['calder.vans']);
  expect(recorded(true).facts).toHaveProperty(['calder.vans'], '4');
});

it('has facts and prices as they are read, and claims with their last day', () => {
  const { facts, claims } = recorded(false);
  expect(facts['calder.branches']).toBe('63');
  expect(Object.keys(facts).some((name) => name.startsWith('prices.'))).toBe(true);
  expect(claims['nights']).toMatchObject({ figure: '105', validUntil: '2027-06-30' });
});

it('knows where former addresses lead', () => {
  expect([...recorded(false).formerAddresses]).toEqual([['/old/', '/new/']]);
});
