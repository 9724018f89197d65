import { fireEvent, render, screen } from '@testing-library/react';
import { Screens } from '../../../../src/sections/home/screens/Screens';

const item = (name: string) => ({
  anchor: name.toLowerCase(),
  name,
  family: 'cmms' as const,
  title: `What ${name} does`,
  text: 'In a sentence.',
  links: [{ text: `All of ${name}`, href: `/product/${name.toLowerCase()}/` }],
  drawing: {
    label: `Screen of ${name}`,
    shape: { type: 'workOrderList', title: 'Jobs', jobs: [] },
  },
});

const renderScreens = () =>
  render(
    <>
      <a href="#energy">A label of the opening</a>
      <Screens
        title="One list"
        lead="Open each."
        legend="Choose a screen"
        items={['Jobs', 'Energy'].map(item)}
        act={{ text: 'You opened them.', actions: [{ text: 'Go', href: '/request-demo/' }] }}
      />
    </>,
  );

afterEach(() => history.replaceState(null, '', '/'));

it('offers each screen, the first one chosen', () => {
  renderScreens();
  expect(screen.getByRole('radio', { name: 'Jobs' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Energy' }));
  expect(screen.getByRole('radio', { name: 'Energy' })).toBeChecked();
  expect(screen.getByRole('img', { name: 'Screen of Energy' })).toBeInTheDocument();
});

it('opens the screen that a link on the page leads to, as often as it is followed', () => {
  renderScreens();
  const label = screen.getByRole('link', { name: 'A label of the opening' });
  fireEvent.click(label);
  expect(screen.getByRole('radio', { name: 'Energy' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Jobs' }));
  fireEvent.click(label);
  expect(screen.getByRole('radio', { name: 'Energy' })).toBeChecked();
});

it('opens the screen that the address names', () => {
  history.replaceState(null, '', '/#energy');
  renderScreens();
  expect(screen.getByRole('radio', { name: 'Energy' })).toBeChecked();
});
