import type { FoundPage } from '../../src/discovery/page';
import { twinFile } from '../../src/discovery/markdownExport/address';
import { twin } from '../../src/discovery/markdownExport/markdownExport';
import { foundPage } from '../support/foundPage';

const ORIGIN = 'https://www.lintel.example';

const told = (own: Partial<FoundPage>): string => twin(foundPage(own), ORIGIN);

it('stands beside articles that are found, and no other page', () => {
  expect(twinFile(foundPage({ kind: 'Guide', path: '/learn/a/' }))).toBe('/learn/a.md');
  expect(twinFile(foundPage({ kind: 'Guide', isIndexed: false }))).toBeUndefined();
  expect(twinFile(foundPage({ kind: 'Page' }))).toBeUndefined();
});

describe('a release', () => {
  const text = told({
    kind: 'PressRelease',
    path: '/newsroom/x/',
    title: 'A\u00a0fan',
    changed: '2026-03-02',
    body: 'First. See [prices](/pricing/), [below](#b) and [them](https://a.example/).\n\n## B\n\n![A fan](../a.webp)',
    data: {
      date: '2026-03-01',
      city: 'Chicago',
      dateline: 'CHICAGO, March\u00a01,\u00a02026.',
      figures: [{ claim: 'one' }, { claim: 'one', text: 'more than once.' }],
      layout: { nav: 'dark' },
    },
    refer: (kind, name) =>
      kind === 'Claim' && name === 'one'
        ? { figure: '−31%', claim: 'Calls', period: '2025', sample: '9 sites', source: 'Us' }
        : undefined,
  });

  it('begins with its title, its days and its dateline', () => {
    expect(text).toMatch(/^# A fan\n\n> About x\.\n\n/);
    expect(text).toContain('- Date: March 1, 2026\n- City: Chicago\n');
    expect(text).toContain('\n**CHICAGO, March 1, 2026.** First.');
  });

  it('has whole addresses, and words in place of pictures', () => {
    expect(text).toContain(
      `[prices](${ORIGIN}/pricing/), [below](${ORIGIN}/newsroom/x/#b) and [them](https://a.example/)`,
    );
    expect(text).not.toContain('webp');
    expect(text).toContain('A fan*');
  });

  it('tells the figures that it names with their sources', () => {
    expect(text).toContain('- −31%: Calls (2025; 9 sites; Us)');
    expect(text).toContain('- −31%: more than once (2025; 9 sites; Us)');
  });

  it('says where it is from, and nothing of how it looks', () => {
    expect(text).toMatch(new RegExp(`Source: .*${ORIGIN}/newsroom/x/.*\\n$`));
    expect(text).not.toMatch(/layout|dark/i);
  });
});

const event = {
  kind: 'Event',
  path: '/events/x/',
  body: 'Bring a bill.',
  data: {
    startsAt: '2027-03-18T17:30:00-05:00',
    endsAt: '2027-03-18T20:30:00-05:00',
    takeaways: ['A clause that an operator signs'],
    agenda: [
      { time: '17:30', title: 'Doors', isPause: true, speakers: [] },
      { time: '18:00', title: 'Talk | walk', speakers: ['a', 'b'] },
    ],
    tickets: [{ name: 'Seat', price: '£120', isSoldOut: true }],
    recap: { lead: 'They signed.', points: ['A point'], text: 'What was said.', links: [] },
    canceled: undefined as object | undefined,
  },
  refer: (kind: string, name: string) =>
    kind === 'Person' ? { name, role: 'Engineer, Gulf', company: 'Us' } : undefined,
};

describe('an event', () => {
  it('tells what is planned, as a table where things stand on a line', () => {
    const text = told(event);
    expect(text).toContain('Starts: March 18, 2027, 17:30 (UTC-05:00)');
    expect(text).toContain(
      '| 18:00 | Talk \\| walk | a, Engineer, Gulf, Us; b, Engineer, Gulf, Us |',
    );
    expect(text).toContain('| Seat | £120 | Yes |');
    expect(text).toContain('- A clause that an operator signs');
    expect(text).toContain('Bring a bill.');
    expect(text).not.toContain('What was said.');
  });

  it('tells afterwards what came of it', () => {
    const text = told({ ...event, today: '2027-03-20' });
    expect(text).toContain('> They signed.');
    expect(text).toContain('What was said.');
    expect(text).not.toMatch(/Bring a bill|£120|A clause/);
  });

  it('sells no seat to what was called off', () => {
    const canceled = { on: '2027-03-01', why: 'Storm.' };
    const text = told({ ...event, data: { ...event.data, canceled } });
    expect(text).toContain('Storm.');
    expect(text).not.toMatch(/£120|A clause/);
  });
});

it('tells what was said at a webinar when it is over', () => {
  const webinar = {
    kind: 'Webinar',
    data: {
      startsAt: '2027-02-09T11:00:00-06:00',
      minutes: 45,
      agenda: [{ minute: 0, title: 'Gas', text: 'Ask.', said: '**Greta:** Weigh it.\n\nTwice.' }],
    },
  };
  expect(told(webinar)).not.toContain('Weigh it');
  expect(told({ ...webinar, today: '2027-02-10' })).toContain('**Greta:** Weigh it.\n\nTwice.');
});

it('puts parts where the text says that they stand', () => {
  const text = told({
    kind: 'KnowledgeBase',
    body: '## Words\n\n{terms}\n\nAnd {terms} in words.',
    data: {
      updated: '2026-01-02',
      terms: [{ term: 'Order', meaning: 'A task', example: 'WO-1' }],
      questions: [{ question: 'Why?', answer: 'Because.' }],
    },
  });
  expect(text).toContain(
    '## Words\n\n| Term | Meaning | Example |\n| --- | --- | --- |\n| Order |',
  );
  expect(text).toContain('And {terms} in words.');
  expect(text).toContain('### Why?\n\nBecause.');
  expect(text.match(/WO-1/g)).toHaveLength(1);
});

it('puts what stands under a heading at the end of its text', () => {
  const text = told({
    kind: 'Guide',
    body: '## One\n\nA.\n\n## Two\n\nB.',
    data: {
      placed: [
        { under: '#two', sheet: { title: 'Log', href: '/downloads/log.csv' } },
        { under: '#one', drawing: 'd', caption: 'What it means.' },
      ],
    },
    refer: () => ({ label: 'A cylinder.' }),
  });
  expect(text).toContain(
    'A.\n\n- Drawing: A cylinder.\n\nWhat it means.\n\n## Two\n\nB.\n\nSheet: [Log](',
  );
});
