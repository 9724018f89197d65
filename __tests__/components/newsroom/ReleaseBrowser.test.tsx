import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseBrowser } from '../../../src/components/newsroom/ReleaseBrowser';

const releaseOf = (number: number, topic: string, year: number) => ({
  path: `/newsroom/release-${number}/`,
  title: `Release ${number}`,
  topic,
  date: `${year}-03-${String((number % 28) + 1).padStart(2, '0')}`,
});

const releases = [
  ...Array.from({ length: 22 }, (_, index) => releaseOf(index, 'product', 2025)),
  releaseOf(30, 'award', 2024),
  releaseOf(31, 'product', 2024),
];

const titles = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('ReleaseBrowser', () => {
  it('shows a page of twenty, and the others on the next', async () => {
    render(<ReleaseBrowser releases={releases} />);
    expect(titles()).toHaveLength(20);
    const pages = within(screen.getByRole('navigation'));
    await userEvent.click(pages.getByRole('button', { name: '2' }));
    expect(titles()).toEqual(releases.slice(20).map(({ path }) => path));
    expect(pages.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  });

  it('narrows by topic and year together, and says how many are left', async () => {
    render(<ReleaseBrowser releases={releases} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), '2024');
    expect(titles()).toHaveLength(2);
    const award = screen.getByRole('button', { name: /^Awards/ });
    await userEvent.click(award);
    expect(award).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['/newsroom/release-30/']);
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('says so when nothing is left, and starts again from the first page', async () => {
    render(<ReleaseBrowser releases={releases} />);
    await userEvent.click(screen.getByRole('button', { name: /^Awards/ }));
    await userEvent.selectOptions(screen.getByRole('combobox'), '2025');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
