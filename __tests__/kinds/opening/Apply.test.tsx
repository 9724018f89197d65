import { render, screen } from '@testing-library/react';
import { Apply } from '../../../src/kinds/opening/Apply';

it('opens a mail with the subject of the role and its lines filled in', () => {
  render(<Apply title="Send a page" text="Any." subject="Nights, Chicago" closes="2027-01-15" />);
  const href = screen.getByRole('link').getAttribute('href') ?? '';
  expect(href).toMatch(/^mailto:jobs@[^?]+\?subject=Nights%2C%20Chicago&body=\w/);
  expect(href).not.toContain('+');
});
