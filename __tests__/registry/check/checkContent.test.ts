import { checkContent, type ContentTree } from '../../../src/registry/check/checkContent';
import { formatContentError } from '../../../src/registry/check/contentError';
import { figures } from '../../support/figures';
import { releaseKeys } from '../../support/releaseKeys';

const release = (frontmatter: string, body = 'A sentence.'): string =>
  `---\n${frontmatter}\n---\n\n${body}\n`;

const VALID = [
  'title: A headline',
  'description: A sentence that is long enough for lists of pages.',
  'date: 2025-03-12',
  'city: Chicago',
  'topic: product',
  releaseKeys,
];

/** A second release, whose figure differs from that of the first. */
const SECOND = VALID.join('\n').replace(
  /^figure: .*$/m,
  `figure: ${JSON.stringify({ ...figures.marks, ground: 'ink' })}`,
);

const change = (key: string, line: string): string =>
  VALID.map((valid) => (valid.startsWith(`${key}:`) ? line : valid)).join('\n');

function errorsOf(files: Record<string, string>, rest: Partial<ContentTree> = {}): string[] {
  return checkContent({
    files: new Map(Object.entries(files)),
    pictures: new Set(),
    otherAddresses: new Set(),
    today: '2026-03-01',
    ...rest,
  }).map(formatContentError);
}

const one = (text: string): string[] => errorsOf({ 'newsroom/x.md': text });

it('finds nothing in a valid file', () => {
  expect(one(release(VALID.join('\n')))).toEqual([]);
});

it('names file, line, key, what was expected and what it got', () => {
  expect(one(release(change('date', 'date: 12 March')))).toEqual([
    'content/newsroom/x.md:4 date: expected an ISO date such as 2025-03-12, got "12 March"',
  ]);
});

it('names a missing key at the frontmatter', () => {
  expect(one(release(change('city', '')))).toEqual([
    'content/newsroom/x.md:2 city: expected text, got nothing',
  ]);
});

it('refuses a key that the build fills in', () => {
  const page = (key: string): string[] =>
    errorsOf({
      'pages/x.md': release(
        `${VALID.slice(0, 2).join('\n')}\nsections:\n  - type: stories\n    title: New\n    ${key}: []`,
        '',
      ),
    });
  expect(page('pages')).toEqual([
    'content/pages/x.md:7 sections.0.pages: expected nothing here, because the build fills it in, got []',
  ]);
  expect(page('page')).toEqual([
    expect.stringContaining('expected one of type, anchor, title, got'),
  ]);
});

it('suggests the known key and the known value', () => {
  const [unknown, value] = one(release(`${change('topic', 'topic: prodct')}\nformerAdresses: []`));
  expect(value).toContain('got the unknown key "formerAdresses"; did you mean "formerAddresses"?');
  expect(unknown).toContain('got "prodct"; did you mean "product"?');
});

it('reports every error of every file at once', () => {
  const bad = release(change('date', 'date: soon'));
  expect(errorsOf({ 'newsroom/a.md': bad, 'newsroom/b.md': bad })).toHaveLength(2);
});

it('points at the line of faulty YAML', () => {
  const [error] = one(release(change('city', 'city: "Chicago')));
  expect(error).toMatch(/^content\/newsroom\/x\.md:\d+ frontmatter: expected valid YAML/);
});

it('refuses a file of no kind', () => {
  expect(errorsOf({ 'newsrom/x.md': release(VALID.join('\n')) })[0]).toContain(
    'content/newsrom/x.md:1 file: expected a file of content/newsroom/*.md',
  );
});

describe('links', () => {
  const linking = (href: string): string[] =>
    errorsOf({
      'newsroom/x.md': release(VALID.join('\n'), `See\n\n[there](${href})`),
      'newsroom/y.md': release(SECOND, '## Method\n\nWords.'),
    });

  it.each(['/newsroom/y/', '/newsroom/y/#method', 'https://example.org/a', 'mailto:a@b.example'])(
    'lets %s pass',
    (href) => expect(linking(href)).toEqual([]),
  );

  it.each([
    ['/newsroom/z/', 'but /newsroom/z/ does not exist'],
    ['/newsroom/y/#methd', '#methd does not exist; did you mean "method"?'],
    ['/newsroom/y', 'ends with a slash'],
    ['http://example.org/', 'starts with https://'],
    ['javascript:alert(1)', 'got "javascript:alert(1)"'],
    ['//evil.example/', 'got "//evil.example/"'],
  ])('refuses %s', (href, message) => {
    const errors = linking(href);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('content/newsroom/x.md:14 body: ');
    expect(errors[0]).toContain(message);
  });
});

it('refuses the type and the ground of the neighbor in time, and says which are free', () => {
  const later = release(change('date', 'date: 2025-03-13'));
  expect(errorsOf({ 'newsroom/x.md': release(VALID.join('\n')), 'newsroom/y.md': later })).toEqual([
    'content/newsroom/y.md:7 figure.type: expected another type than the "pair" of content/newsroom/x.md, its neighbor in time; free are measure, marks, parts, series, times, route, object, plan',
    'content/newsroom/y.md:7 figure.ground: expected another ground than the "amber" of content/newsroom/x.md, its neighbor in time; free are pine, ice, clay, stone, white, ink',
  ]);
  expect(
    errorsOf({ 'newsroom/x.md': release(VALID.join('\n')), 'newsroom/y.md': release(SECOND) }),
  ).toEqual([]);
});

describe('references', () => {
  it('finds a kind that does not exist and suggests its neighbor', () => {
    const shelves = ['name: A\n        kinds: [press-relase]', 'name: B', 'name: C'];
    const section = `  - type: shelves\n    title: News\n    lead: All\n    shelves:\n${shelves.map((shelf) => `      - ${shelf}`).join('\n')}`;
    const text = release(`title: News\n${VALID[1] ?? ''}\nsections:\n${section}`);
    expect(errorsOf({ 'pages/x.md': text })).toEqual([
      'content/pages/x.md:10 sections.0.shelves.0.kinds.0: expected a kind of page, got "press-relase"; did you mean "press-release"?',
    ]);
  });

  it('finds a missing picture and suggests its neighbor', () => {
    const text = release(
      `${VALID.join('\n')}\nseo:\n  image:\n    src: award.wepb.webp\n    alt: A cup`,
    );
    const pictures = new Set(['newsroom/award.webp']);
    const [error] = errorsOf({ 'newsroom/x.md': text }, { pictures });
    expect(error).toContain(':12 seo.image.src: expected a picture');
    expect(error).toContain('did you mean "award.webp"?');
  });

  it.each([
    ['./mall.wepb', 'expected a .webp, .png, .jpg or .avif file'],
    ['https://example.org/a.jpg', 'expected a .webp, .png, .jpg or .avif file'],
    ['./mal.webp', 'content/newsroom/mal.webp does not exist; did you mean "mall.webp"?'],
    ['./roi.webp', 'does not exist; did you mean "../pictures/roi.webp"?'],
  ])('refuses ![…](%s) in a body and suggests what is near', (src, message) => {
    const text = release(VALID.join('\n'), `A sentence.\n\n![A mall](${src})`);
    const pictures = new Set(['newsroom/mall.webp', 'pictures/roi.webp']);
    const errors = errorsOf({ 'newsroom/x.md': text }, { pictures });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('content/newsroom/x.md:14 body: ');
    expect(errors[0]).toContain(message);
  });

  it('takes a picture beside the file and one that pages share, by reference too', () => {
    const body = '![A mall](./mall.webp) ![A sum][roi]\n\n[roi]: ../pictures/roi.webp';
    const pictures = new Set(['newsroom/mall.webp', 'pictures/roi.webp']);
    const files = { 'newsroom/x.md': release(VALID.join('\n'), body) };
    expect(errorsOf(files, { pictures })).toEqual([]);
  });

  it('finds an unknown person', () => {
    const guide = release(
      [
        'title: A guide',
        'description: A sentence that is long enough for lists of pages.',
        'topic: assets',
        'published: 2025-01-01',
        'updated: 2025-01-01',
        'author: ana-ruz',
        'summary: [One, Two]',
        'takes: Two days',
        'pace: day',
        'holds: A list',
      ].join('\n'),
    );
    const person = 'name: Ana Ruiz\nrole: Editor\ncompany: Lintel\n';
    expect(errorsOf({ 'guides/g.md': guide, 'data/people/ana-ruiz.yaml': person })[0]).toContain(
      'author: expected a person of content/data/, got "ana-ruz"; did you mean "ana-ruiz"?',
    );
  });
});

describe('addresses', () => {
  it('refuses two pages with one address', () => {
    const text = release(`${VALID.join('\n')}\npath: /tour/`);
    expect(errorsOf({ 'newsroom/a.md': text, 'newsroom/b.md': text })).toContainEqual(
      expect.stringContaining('content/newsroom/b.md:10 path: expected an address of its own'),
    );
  });

  it('refuses an address that a redirect hides', () => {
    const text = release(`${VALID.join('\n')}\npath: /cmms-guide/`);
    expect(one(text)[0]).toContain('/cmms-guide/ redirects to /learn/cmms-guide/');
  });

  it('refuses a former address that is a page', () => {
    const text = release(`${VALID.join('\n')}\nformerAddresses: [/newsroom/y/]`);
    const files = { 'newsroom/x.md': text, 'newsroom/y.md': release(SECOND) };
    expect(errorsOf(files)[0]).toContain('/newsroom/y/ is that of content/newsroom/y.md');
  });

  it('refuses a former address that a redirect answers, or two pages claim', () => {
    const text = release(`${VALID.join('\n')}\nformerAddresses: [/cmms-guide/]`);
    const errors = errorsOf({ 'newsroom/x.md': text, 'newsroom/y.md': text });
    expect(errors.some((error) => error.includes('redirects to'))).toBe(true);
    expect(errors.some((error) => error.includes('names /cmms-guide/ too'))).toBe(true);
  });
});

describe('prose', () => {
  it.each([
    ['<script>alert(1)</script>', 'expected Markdown, got the HTML'],
    ['# A heading', 'expected headings from ## on'],
    ['![](a.webp)', 'that say what it shows'],
  ])('refuses %s', (body, message) => {
    const errors = errorsOf(
      { 'newsroom/x.md': release(VALID.join('\n'), body) },
      { pictures: new Set(['newsroom/a.webp']) },
    );
    expect(errors[0]).toContain(`content/newsroom/x.md:12 body: `);
    expect(errors[0]).toContain(message);
  });
});

it('refuses a Markdown link where words are shown as they are typed', () => {
  expect(one(release(change('title', 'title: See [there](/newsroom/)')))).toEqual([
    'content/newsroom/x.md:2 title: expected plain text, got the Markdown link "[there](/newsroom/)"',
  ]);
});

it('keeps pictures out of Markdown of the frontmatter, where no build makes sizes of them', () => {
  const section = 'sections:\n  - type: richText\n    title: A\n    text: "![A mall](./mall.webp)"';
  const page = release(`${VALID.slice(0, 2).join('\n')}\n${section}`);
  const pictures = new Set(['pages/mall.webp']);
  const errors = errorsOf({ 'pages/x.md': page }, { pictures });
  expect(errors.join()).toContain('sections.0.text: expected words alone');
});

describe('the examples of a new file', () => {
  const EXAMPLE = 'Write: one or two sentences for lists and search results';
  const untouched = change('description', `description: "${EXAMPLE}"`);

  it('are no words of a page: file, line and key are named, and the way out', () => {
    const [error, ...others] = one(release(untouched));
    expect(error).toMatch(/^content\/newsroom\/x\.md:3 description: .*draft: true/);
    expect(error).toContain(`got the example "${EXAMPLE.slice(0, 30)}`);
    expect(others).toEqual([]);
  });

  it('are found in a list, and in the text of the page', () => {
    const closing =
      'closing:\n  title: A\n  lead: B\n  actions:\n    - text: "Write: text"\n      href: "#a"';
    const text = release(
      VALID.join('\n').replace(/^closing: .*$/m, closing),
      'A sentence.\n\nWrite the text of the page here, in Markdown.\n\n## A',
    );
    expect(one(text).map((error) => error.split(' ').slice(0, 2).join(' '))).toEqual([
      'content/newsroom/x.md:12 closing.actions.0.text:',
      'content/newsroom/x.md:19 body:',
    ]);
  });

  it('may stand in a draft', () => {
    expect(one(release(`${untouched}\ndraft: true`))).toEqual([]);
    expect(one(release(`${untouched}\npublishOn: 2099-01-01`))).toHaveLength(1);
  });

  it.each([
    'Write down the model number before you call, and photograph the plate.',
    'Write: a short guide to work orders that people read to the end.',
    `${EXAMPLE}, they said, and so we did.`,
  ])('are told from words of one’s own: %s', (sentence) => {
    expect(one(release(change('description', `description: "${sentence}"`), sentence))).toEqual([]);
  });
});
