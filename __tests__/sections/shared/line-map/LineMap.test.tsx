import { render, screen } from '@testing-library/react';
import { LineMap } from '../../../../src/sections/shared/line-map/LineMap';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { lineMap as lineMapSchema } from '../../../../src/sections/shared/line-map/schema';

const lineMap = {
  title: 'Next',
  anchor: null,
  stations: [
    { title: 'Requests', text: 'Where it begins.', href: '/requests/' },
    { title: 'Work orders', text: 'Here.', href: null },
    { title: 'Vendors', text: 'Beside the job.', href: '/vendors/' },
  ],
};

it('leads to every station but the one that is this page', () => {
  render(<LineMap {...(lineMap as unknown as SectionProps<typeof lineMapSchema>)} />);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Requests', 'Vendors']);
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'page');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent('Work orders');
});
