import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { SearchDialog } from '../../../src/ui/search/SearchDialog';
import copy from '../../../src/copy/searchDialog.json';
import { searchPath } from '../../../src/search/searchPath';
import { askSite, openIndex, type Found, type Hit } from '../../../src/search/siteIndex';
import { letDialogsOpen } from '../../support/dialogs';

jest.mock('../../../src/search/siteIndex');
const ask = jest.mocked(askSite);

const hit = (href: string, kind: string): Hit => ({
  href,
  title: `Schedules at ${href}`,
  kind,
  about: `About ${href}`,
  lines: [{ before: 'Every ', word: 'override', after: ' ends.', href: `${href}#ends` }],
});

const found = (...hits: Hit[]): Found => ({
  total: 12,
  kinds: [{ kind: 'product', count: 12 }],
  hits,
});

const several = found(hit('/a/', 'product'), hit('/b/', 'guides'), hit('/c/', 'product'));

// A busy machine takes longer than a second to render what a pause has put off.
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => {
  letDialogsOpen();
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  jest.mocked(openIndex).mockRejectedValue(new Error('no line'));
  ask.mockReset().mockResolvedValue(several);
});

const field = () => screen.getByRole('combobox', { name: copy.label });

async function type(words: string) {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(<SearchDialog isOpen onClose={onClose} />);
  await user.type(field(), words);
  return { user, onClose };
}

/** Id of the option that assistive technology is told of. */
const active = (): string | null => field().getAttribute('aria-activedescendant');

it('asks for nothing before something is typed', () => {
  render(<SearchDialog isOpen onClose={() => undefined} />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
});

it('asks a first question for those who do not know what to ask', async () => {
  const user = userEvent.setup();
  render(<SearchDialog isOpen onClose={() => undefined} />);
  const [question = ''] = copy.first;
  await user.click(screen.getByRole('button', { name: question }));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(field()).toHaveValue(question);
  expect(field()).toHaveFocus();
});

it('lists pages by group, each leading to its sentence', async () => {
  await type('override');
  const list = await screen.findByRole('listbox');
  const groups = within(list).getAllByRole('group');
  expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([2, 1]);
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('href', '/a/#ends');
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(screen.getByRole('status')).toHaveTextContent('12');
});

it('opens a page that is called what was looked for at its top', async () => {
  ask.mockResolvedValue(found({ ...hit('/a/', 'product'), title: 'Overrides with an end' }));
  await type('override');
  const option = await screen.findByRole('option');
  expect(option).toHaveAttribute('href', '/a/');
  expect(option).toHaveTextContent('Every override ends.');
});

it('says what a page is about where only its name has the words', async () => {
  ask.mockResolvedValue(found({ ...hit('/a/', 'product'), lines: [] }));
  await type('override');
  const option = await screen.findByRole('option');
  expect(option).toHaveTextContent('About /a/');
  expect(option).toHaveAttribute('href', '/a/');
});

it('leads to all that was found', async () => {
  await type('override');
  await waitFor(() => {
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(searchPath('override'));
  });
});

it('goes through the pages with arrows, around both ends, and opens one with Enter', async () => {
  const { user } = await type('override');
  const options = await screen.findAllByRole('option');
  expect(active()).toBe(options[0]?.id);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(options[2]?.id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe(options[1]?.id);
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/c/#ends');
});

it('opens the page of the search where Enter comes before an answer', async () => {
  ask.mockReturnValue(new Promise(() => undefined));
  const { user, onClose } = await type('override');
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith(searchPath('override'));
  expect(onClose).toHaveBeenCalled();
});

it('says what was looked for instead of words that no page has', async () => {
  ask.mockResolvedValue({ ...several, meant: 'override' });
  await type('overide');
  const status = await screen.findByRole('status');
  await screen.findAllByRole('option');
  expect(status).toHaveTextContent('overide');
  expect(status).toHaveTextContent('override');
});

it('says where else to look where nothing was found', async () => {
  ask.mockResolvedValue({ total: 0, kinds: [], hits: [] });
  await type('zeppelin');
  expect(await screen.findByText(/zeppelin/)).toBeInTheDocument();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: copy.shelves.text })).toBeInTheDocument();
});

it('asks once more where the index did not load', async () => {
  ask.mockRejectedValue(new Error('no line'));
  const { user } = await type('override');
  const again = await screen.findByRole('button', { name: copy.again });
  ask.mockResolvedValue(several);
  await user.click(again);
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

it('looks for one thing at a time, and then for what stands there', async () => {
  let answer: (value: Found) => void = () => undefined;
  ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { user } = await type('o');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await user.type(field(), 'verride');
  expect(ask).toHaveBeenCalledTimes(1);
  answer(several);
  await waitFor(() => {
    const asked = ask.mock.calls.map(([words]) => words);
    expect([...new Set(asked)]).toEqual(['o', 'override']);
  });
});

it('waits no longer for an answer that does not come', async () => {
  ask.mockReturnValueOnce(new Promise(() => undefined));
  const { user } = await type('o');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await user.type(field(), 'verride');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

it('shows the first page that it finds before the others', async () => {
  let answer: (value: Found) => void = () => undefined;
  ask
    .mockResolvedValueOnce(found(hit('/a/', 'product')))
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const user = userEvent.setup();
  render(<SearchDialog isOpen onClose={() => undefined} />);
  field().focus();
  await user.paste('override');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  answer(several);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
});
