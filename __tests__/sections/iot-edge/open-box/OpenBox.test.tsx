import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { OpenBox } from '../../../../src/sections/iot-edge/open-box/OpenBox';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { openBox } from '../../../../src/sections/iot-edge/open-box/schema';

const section = {
  title: 'A box',
  name: 'Box',
  size: 'Small',
  innards: ['A', 'B', 'C', 'D'].map((name) => ({ name: `Part ${name}`, text: 'Does a thing.' })),
  ports: ['Power', 'Plant', 'Out', 'Loop'].map((name, part) => ({
    shape: 'socket',
    label: name.toUpperCase(),
    name,
    text: `For ${name}.`,
    part,
  })),
  start: 2,
  act: { text: 'Done.', actions: [] },
} as unknown as SectionProps<typeof openBox>;

it('says what the chosen port is for', async () => {
  render(<OpenBox {...section} />);
  expect(screen.getByText('For Out.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Power/ }));
  expect(screen.getByText('For Power.')).toBeInTheDocument();
  expect(screen.queryByText('For Out.')).not.toBeInTheDocument();
});

it('says how far the lid is off', () => {
  render(<OpenBox {...section} />);
  const lid = screen.getByRole('slider');
  const ajar = lid.getAttribute('aria-valuetext');
  fireEvent.change(lid, { target: { value: '100' } });
  expect(lid.getAttribute('aria-valuetext')).not.toBe(ajar);
});

it('has all ports before any script', () => {
  const view = renderToStaticMarkup(<OpenBox {...section} />);
  expect(/<noscript>.*<\/noscript>/.exec(view)?.[0]).toContain('For Loop.');
});
