import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskedQuestions } from '../../../src/sections/knowledge-base/asked-questions/AskedQuestions';

const page = (title: string, ...questions: string[]) => ({
  path: `/${title}/`,
  title,
  questions: questions.map((question) => ({
    question,
    answer: '<p>See <a href="#table">the table</a>.</p>',
  })),
  drawing: { label: `Drawing of ${title}`, shape: {} },
});

const section = {
  type: 'askedQuestions',
  title: 'Questions',
  lead: 'Lead',
  breadcrumbs: [],
  actions: [],
  find: 'Your question',
  send: 'Find it',
  asked: 'Others asked:',
  examples: ['What is a leak rate?', 'How deep?'],
  topicsTitle: 'Topics',
  whole: 'The whole topic',
  pages: [page('assets', 'What is a tag?', 'How deep?'), page('leaks', 'What is a leak rate?')],
} as unknown as Parameters<typeof AskedQuestions>[0];

const search = () => within(screen.getByRole('search', { hidden: true }));
const field = () => search().getByRole('searchbox', { hidden: true });

beforeEach(() => {
  history.replaceState(null, '', '/');
});

it('shows each topic with its questions and a way to the whole of it', () => {
  render(<AskedQuestions {...section} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const whole = screen.getAllByRole('link', { name: /^The whole topic.*(assets|leaks)$/ });
  expect(whole.map((link) => link.getAttribute('href'))).toEqual(['/assets/', '/leaks/']);
});

it('leads from an answer to the passage of its topic', () => {
  render(<AskedQuestions {...section} />);
  const [first] = screen.getAllByRole('link', { name: 'the table', hidden: true });
  expect(first).toHaveAttribute('href', '/assets/#table');
});

it('leads from its head to each topic on the page', () => {
  render(<AskedQuestions {...section} />);
  expect(screen.getByRole('link', { name: 'leaks' })).toHaveAttribute('href', '#leaks');
});

it('answers while one types, with the nearest open', async () => {
  render(<AskedQuestions {...section} />);
  await userEvent.type(field(), 'leak');
  await screen.findByRole('status', { hidden: true });
  const [nearest] = screen.getAllByRole('group', { hidden: true });
  expect(nearest).toHaveAttribute('open');
  expect(nearest).toHaveTextContent('What is a leak rate?');
});

it('moves to the answer on Enter', async () => {
  render(<AskedQuestions {...section} />);
  await userEvent.type(field(), 'leak{Enter}');
  expect(field()).not.toHaveFocus();
});

it('offers the whole site where nothing here says it', async () => {
  render(<AskedQuestions {...section} />);
  await userEvent.type(field(), 'elevator');
  const site = await screen.findByRole('link', { name: /elevator/, hidden: true });
  expect(site).toHaveAttribute('href', '/search/?q=elevator');
});
