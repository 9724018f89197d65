import { indexedHtml } from '../../src/search/indexed';

const page = {
  title: 'A & B',
  description: 'About it.',
  kindTitle: 'Guide',
  kind: 'guides',
  isHub: false,
};
const indexed = (main: string, own: object = {}): string =>
  indexedHtml(`<main id="main">${main}</main>`, { ...page, ...own });

it('takes the main part of a page with what is known of it', () => {
  const html = indexed('<p>Text</p>', { day: '2026-03-01' });
  expect(html).toContain('<p>Text</p>');
  expect(html).toContain('data-pagefind-meta="title[content]" content="A &amp; B"');
  expect(html).toContain('data-pagefind-meta="day[content]" content="2026-03-01"');
  expect(html).toContain('data-pagefind-filter="kind:guides"');
});

it('gives a heading the id of what it stands over', () => {
  expect(indexed('<li id="minute-9"><span>9 min</span><div><h3>Title</h3></div></li>')).toContain(
    '<h3 id="minute-9">',
  );
  expect(indexed('<section id="outer"><h2 id="own">Title</h2></section>')).toContain(
    '<section id="outer"><h2 id="own">',
  );
});

it('takes a term that can be linked to as a heading', () => {
  expect(
    indexed(
      '<dl><div id="term-override"><dt><a href="#term-override">Override</a></dt></div></dl>',
    ),
  ).toMatch(/<h4 id="term-override"><a [^>]*>Override<\/a> ?<\/h4>/);
});

it('drops ids that change from build to build', () => {
  expect(indexed('<h2 id="_R_6jb9_">Title</h2>')).toContain('<h2>Title</h2>');
});

it('parts words that only the layout keeps apart, and joins those kept on one line', () => {
  expect(indexed('<span>Dubai</span><span>Iftar</span>')).toContain('</span> <span>');
  expect(indexed('AHU-\u20603 at\u00a03')).toContain('AHU-3 at 3');
});

it('ends a title, so that the sentence below begins after it', () => {
  expect(indexed('<h1>From 19.4% to 8.1%</h1>')).toContain('8.1%.</h1>');
  expect(indexed('<h1>Who knew?</h1>')).toContain('knew?</h1>');
});

it('marks hubs, whose lists are not indexed', () => {
  expect(indexed('', { isHub: true })).toContain('class="guides hub"');
});
