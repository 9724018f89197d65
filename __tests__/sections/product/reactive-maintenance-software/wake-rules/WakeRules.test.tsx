import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { WakeRules } from '../../../../../src/sections/product/reactive-maintenance-software/wake-rules/WakeRules';

const section = {
  title: 'One night',
  lead: 'Its lead.',
  place: 'A roster',
  duty: 'The duty',
  rules: [
    { name: 'Danger', text: 'Wake.', isWaking: true },
    { name: 'Can wait', text: 'Do not.', isWaking: false },
  ],
  alarms: [
    { time: '02:14', what: 'Lamp', rule: 2, outcome: 'Listed.', without: 'A drive.' },
    {
      time: '05:20',
      what: 'Gas',
      rule: 1,
      outcome: 'Fans on.',
      without: 'Fans off.',
      woken: 'The plumber',
    },
  ],
  act: { text: 'Done.', actions: [{ text: 'Go', href: '/request-demo/' }] },
};

const alarms = () =>
  within(screen.getAllByRole('list')[0] ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says of each alarm what became of it, and who was woken', () => {
  render(<WakeRules {...section} />);
  expect(alarms()[0]).toMatch(/Lamp.*Listed\./);
  expect(alarms()[1]).toMatch(/Gas.*Fans on\..*The plumber/);
});

it('wakes the duty for what a rule no longer lets wait', async () => {
  render(<WakeRules {...section} />);
  const before = screen.getByRole('status').textContent;
  await userEvent.click(screen.getByRole('switch', { name: 'Can wait' }));
  expect(alarms()[0]).toMatch(/A drive\..*The duty/);
  expect(screen.getByRole('status')).not.toHaveTextContent(before ?? '');
});

it('misses what no rule catches', async () => {
  render(<WakeRules {...section} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Danger' }));
  expect(alarms()[1]).toMatch(/Fans off\./);
  expect(alarms()[1]).not.toMatch(/The plumber/);
});

it('states the rules for those without scripts', () => {
  const view = renderToStaticMarkup(<WakeRules {...section} />);
  const [list = ''] = view.match(/<noscript>.*?<\/noscript>/) ?? [];
  expect(section.rules.every(({ text }) => list.includes(text))).toBe(true);
});
