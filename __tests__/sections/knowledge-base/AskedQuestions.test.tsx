import { render, screen } from '@testing-library/react';
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
  type: 'askedQuestions' as const,
  anchor: 'questions',
  title: 'Topics',
  find: 'Find a word',
  whole: 'The whole topic',
  kind: 'knowledge-base' as const,
  limit: 60,
  pages: [page('assets', 'What is a tag?', 'How deep?'), page('leaks', 'What is a leak rate?')],
};

beforeEach(() => {
  history.replaceState(null, '', '/');
});

it('shows each topic with its questions and a way to the whole of it', () => {
  render(<AskedQuestions {...section} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const whole = screen.getAllByRole('link', { name: 'The whole topic' });
  expect(whole.map((link) => link.getAttribute('href'))).toEqual(['/assets/', '/leaks/']);
});

it('leads from an answer to the passage of its topic', () => {
  render(<AskedQuestions {...section} />);
  const [first] = screen.getAllByRole('link', { name: 'the table', hidden: true });
  expect(first).toHaveAttribute('href', '/assets/#table');
});

it('leaves the questions that hold the words', async () => {
  render(<AskedQuestions {...section} />);
  await userEvent.type(screen.getByRole('searchbox', { hidden: true }), 'leak');
  expect(await screen.findByText('What is a leak rate?')).toBeInTheDocument();
  expect(screen.queryByText('How deep?')).not.toBeInTheDocument();
});
