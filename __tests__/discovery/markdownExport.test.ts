import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { markdownFile } from '../../src/discovery/markdownExport/address';
import { markdownOf } from '../../src/discovery/markdownExport/markdownExport';
import { publicPage } from '../support/publicPage';

const ORIGIN = 'https://www.lintel.example';

/** The Markdown of a page with this in its main part. */
function markdown(html: string, own: Parameters<typeof publicPage>[0] = {}): string {
  const [main] = fromHtml(`<main>${html}</main>`, { fragment: true }).children as Element[];
  if (!main) throw new Error('No main part');
  return markdownOf(publicPage(own), main, ORIGIN);
}

it('stands beside every page that is indexed', () => {
  expect(markdownFile(publicPage({ path: '/learn/a/' }))).toBe('/learn/a.md');
  expect(markdownFile(publicPage({ path: '/' }))).toBe('/index.md');
  expect(markdownFile(publicPage({ isIndexed: false }))).toBeUndefined();
});

it('begins with the title, the address and the day, and ends with where it is from', () => {
  const text = markdown('<h1>A\u00a0fan</h1><p>First.</p>', {
    path: '/newsroom/x/',
    title: 'A\u00a0fan',
    kind: 'PressRelease',
    changed: '2026-03-02',
  });
  expect(text).toMatch(/^# A fan\n\n> About x\.\n\n- .*Release\n- .*\/newsroom\/x\/.*\n- .*2026\n/);
  expect(text.match(/A fan/g)).toHaveLength(1);
  expect(text).toMatch(new RegExp(`\\nSource: .*${ORIGIN}/newsroom/x/.*\\n$`));
});

it('says once what describes it, and keeps a heading of other words', () => {
  const text = markdown('<h1>Read me</h1><p>About x.</p>');
  expect(text.match(/About x\./g)).toHaveLength(1);
  expect(text).toContain('# X\n');
  expect(text).toContain('**Read me**');
});

it('says its title once where the heading says more', () => {
  const text = markdown('<h1><span>A term</span><span>X</span></h1>');
  expect(text).toContain('**A term**');
});

it('leaves out what asks for a choice in a figure, and the space of an icon', () => {
  const text = markdown(
    '<figure><p>22%</p><fieldset><legend>Choose a mark</legend><label>One</label></fieldset></figure><a href="tel:+1"><svg></svg> +1</a><a href="/x/"> x</a>',
  );
  expect(text).not.toContain('Choose');
  expect(text).toContain('[+1](tel:+1) [x]');
});

it('leaves out marks without a word, and the space between them', () => {
  const text = markdown(
    '<h2>One</h2><p><i></i> <i><b></b></i></p> <i></i> <p>Two <span> </span></p>',
  );
  expect(text).toContain('## One\n\nTwo\n');
});

it('has whole addresses', () => {
  const text = markdown(
    '<p><a href="/pricing/">prices</a>, <a href="#b">below</a> and <a href="https://a.example/?a=1&amp;b=2">them</a></p>',
  );
  expect(text).toContain(
    `[prices](${ORIGIN}/pricing/), [below](${ORIGIN}/x/#b) and [them](https://a.example/?a=1&b=2)`,
  );
});

it('has the names of drawings in their places, and nothing of what adorns', () => {
  const text = markdown(
    '<img src="/a.webp" alt="A fan"><div role="img" aria-labelledby="l"><b>12</b></div><span id="l">A curve</span><svg><path d=""/></svg><i aria-hidden="true">!!</i>',
  );
  expect(text).toMatch(/\*[^*]*A fan\*/);
  expect(text).toMatch(/\*[^*]*A curve\*/);
  expect(text).not.toMatch(/webp|12|!!/);
});

it('leaves out what only a screen can do, with the headings over nothing', () => {
  const text = markdown(
    '<nav><a href="/">Home</a></nav><section><h2>Take with you</h2><ul><li><button>Print</button></li></ul></section><h2>Kept <a href="#kept" aria-label="Link">#</a></h2><div><h2>On this page</h2><nav>1</nav></div><section hidden>Later</section><noscript>Without</noscript>',
  );
  expect(text).not.toMatch(/Home|Take with you|Print|On this page|Later|Without|Link/);
  expect(text).toContain('## Kept\n');
});

it('keeps parts that are headings', () => {
  const text = markdown(
    '<section><h2>All</h2><ul><li><h3>One</h3></li></ul><button>More</button></section>',
  );
  expect(text).toMatch(/## All[^]*### One/);
});

it('says where a form is and what it asks for, with the figures that are entered', () => {
  const text = markdown(
    '<h2 id="t">Seats</h2><form method="post" aria-labelledby="t"><input type="hidden" value="secret"><label><input type="radio" value="1"><b>Seat</b><b>£120</b></label><label for="n">Name</label><input id="n"><label>People <input type="number" value="12"></label></form>',
  );
  expect(text).toContain(`[Seats](${ORIGIN}/x/)`);
  expect(text).toContain('**Seat** **£120**\n\nName\n\nPeople 12');
  expect(text).not.toContain('secret');
});

it('has tables, and terms with what they mean', () => {
  const text = markdown(
    '<table role="table"><thead><tr><th>Time<th>Title</thead><tr><td>18:00<td>Talk | walk</table><dl><dt>Order<dd>A task</dl>',
  );
  expect(text).toContain('| Time | Title |\n| - | - |\n| 18:00 | Talk \\| walk |');
  expect(text).toMatch(/- Order\n\n {2}A task/);
});

it('parts words that only the layout keeps apart, and joins those kept on one line', () => {
  const text = markdown(
    '<p><span>Dubai</span><span>Iftar</span></p><p>Staff<span>On your payroll</span></p><p>CO<sub>2</sub>, 4<b>kW</b>, AHU-\u20603 at\u00a03</p><p><b>Yes</b><span>, so</span></p>',
  );
  expect(text).toContain('Dubai Iftar\n\nStaff On your payroll\n\n');
  expect(text).toContain('CO2, 4 **kW**, AHU-3 at 3\n\n**Yes**, so');
});

it('writes bold in bold as bold once', () => {
  expect(markdown('<p><strong><b>6 </b>machines</strong></p>')).toContain('**6** machines');
});
