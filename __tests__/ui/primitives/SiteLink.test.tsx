import { render, screen } from '@testing-library/react';
import { SiteLink } from '../../../src/ui/primitives/SiteLink';

const link = (href: string): HTMLElement => {
  render(<SiteLink href={href}>There</SiteLink>);
  return screen.getByRole('link', { name: 'There' });
};

it.each(['/', '/pricing/', '/pricing/#questions', '/pricing/?plan=a'])(
  'leads to the page %s within the site',
  (href) => {
    const found = link(href);
    expect(found).toHaveAttribute('href', href);
    expect(found).toHaveAttribute('data-route');
  },
);

it.each(['/roi-pdf/', '/robots.txt', '#questions', 'mailto:a@b.example', 'https://example.org/'])(
  'leaves %s to the browser',
  (href) => {
    const found = link(href);
    expect(found).toHaveAttribute('href', href);
    expect(found).not.toHaveAttribute('data-route');
  },
);

it('gives other sites no handle on this one', () => {
  expect(link('https://example.org/')).toHaveAttribute('rel', expect.stringContaining('noopener'));
});
