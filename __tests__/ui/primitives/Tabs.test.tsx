import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '../../../src/ui/primitives/Tabs';

const tabs = ['List', 'Calendar', 'Map'].map((title) => ({
  title,
  children: <p>About the {title.toLowerCase()}</p>,
}));

const selected = () => screen.getByRole('tab', { selected: true });

const show = () => {
  render(<Tabs label="Views" tabs={tabs} />);
};

it('has a tab for each view, and a panel that the tab names', () => {
  show();
  const list = screen.getByRole('tablist', { name: 'Views' });
  expect(within(list).getAllByRole('tab')).toHaveLength(3);
  expect(selected()).toHaveTextContent('List');
  expect(screen.getByRole('tabpanel', { name: 'Map' })).toHaveTextContent('About the map');
});

it('shows another view on click', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: 'Map' }));
  expect(selected()).toHaveTextContent('Map');
});

it('moves with arrows, Home and End, round and round', async () => {
  show();
  await userEvent.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'Calendar'],
    ['{End}', 'Map'],
    ['{ArrowRight}', 'List'],
    ['{ArrowLeft}', 'Map'],
    ['{Home}', 'List'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(selected()).toHaveTextContent(name);
    expect(selected()).toHaveFocus();
  }
});

it('is one stop for the Tab key', () => {
  show();
  const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
  expect(stops).toEqual([selected()]);
});

it('keeps every view and its heading in the document, for those without JavaScript', () => {
  show();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(3);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});
