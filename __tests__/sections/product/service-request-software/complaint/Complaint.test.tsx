import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Complaint } from '../../../../../src/sections/product/service-request-software/complaint/Complaint';
import copy from '../../../../../src/sections/product/service-request-software/complaint/words.json';
import type { SectionProps } from '../../../../../src/content-model/sectionProps';
import type { complaint as complaintSchema } from '../../../../../src/sections/product/service-request-software/complaint/schema';

const rule = { to: 'Somebody', due: 'Soon', first: 'The room', reply: 'Thanks.' };

const section = {
  title: 'Say it',
  lead: 'And see.',
  anchor: 'try',
  sayings: ['It is cold', 'Smoke'],
  troubles: [
    { name: 'Too cold', words: ['cold'], kind: 'job', ...rule },
    { name: 'Fire', words: ['smoke'], kind: 'emergency', ...rule },
  ],
  unread: { name: 'Unsorted', ...rule },
  act: { text: 'Rules.', actions: [] },
} as unknown as SectionProps<typeof complaintSchema>;

const field = () => screen.getByRole('textbox');
const answer = () => screen.getByRole('status');

beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/service/?utm_source=mail');
});

describe('Complaint', () => {
  it('comes with the jobs of all complaints, the first one chosen, before any script', () => {
    const view = renderToStaticMarkup(<Complaint {...section} />);
    document.body.innerHTML = view;
    expect(within(answer()).getByText('Too cold')).toBeInTheDocument();
    expect(/<noscript>.*<\/noscript>/.exec(view)?.[0]).toContain('Fire');
    expect(screen.getByRole('radio', { checked: true, name: /cold/ })).toBeInTheDocument();
  });

  it('shows the job of what was typed, and keeps it in the address beside what else stands there', async () => {
    render(<Complaint {...section} />);
    await userEvent.type(field(), 'cold in room 7{Enter}');
    expect(within(answer()).getByText('Too cold')).toBeInTheDocument();
    expect(within(answer()).getAllByText('room 7')).not.toHaveLength(0);
    expect(location.search).toBe('?utm_source=mail&say=cold+in+room+7');
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/room 7/);
  });

  it('hands over to a person what it does not understand, as it was written', async () => {
    render(<Complaint {...section} />);
    await userEvent.type(field(), '<b>hm</b>');
    await userEvent.click(screen.getByRole('button', { name: copy.show }));
    expect(within(answer()).getByText('Unsorted')).toBeInTheDocument();
    expect(answer()).toHaveTextContent('<b>hm</b>');
  });

  it('opens nothing but the emergency where somebody is in danger', async () => {
    render(<Complaint {...section} />);
    await userEvent.type(field(), 'cold, and smoke{Enter}');
    expect(within(answer()).getByText('Fire')).toBeInTheDocument();
    expect(within(answer()).queryByText('Too cold')).not.toBeInTheDocument();
  });

  it('returns to a choice', async () => {
    history.replaceState(null, '', '/service/?say=cold+again');
    render(<Complaint {...section} />);
    const second = screen.getByRole('radio', { name: /Smoke/ });
    await userEvent.click(second);
    expect(second).toBeChecked();
    expect(within(answer()).getByText('Fire')).toBeInTheDocument();
    expect(field()).toHaveValue('');
  });
});
