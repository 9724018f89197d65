import { render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { Footer } from '../../../src/ui/layout/Footer';
import copy from '../../../src/copy/layout.json';

const link = { note: null, icon: null, opensTab: false, isHead: false };
const footer = {
  brand: 'A beam.',
  social: [{ mark: 'youtube', text: 'Us on YouTube', href: 'https://youtube.example/' }],
  columns: [
    {
      title: 'Resources',
      links: [
        { ...link, text: 'Guides', href: '/guides/' },
        { ...link, text: 'Help', href: 'https://help.example/', opensTab: true },
      ],
    },
  ],
  copyright: '© 2025',
  hiring: { text: 'We hire.', link: { text: 'See roles', href: '/careers/' } },
  legal: [{ text: 'Privacy', href: '/privacy/' }],
};

function setUp(): void {
  jest.mocked(useStaticQuery).mockReturnValue({ footer });
  render(<Footer />);
}

it('can be pointed at', () => {
  setUp();
  expect(screen.getByRole('navigation', { name: copy.footerNavigation })).toHaveAttribute(
    'id',
    'footer-navigation',
  );
});

it('has every link once, outside of what folds', () => {
  setUp();
  const fold = screen.getByRole('group');
  expect(within(fold).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Guides' })).toHaveLength(1);
});

it('says which link opens a tab', () => {
  setUp();
  const help = screen.getByRole('link', { name: `Help ${copy.newTab}` });
  expect(help).toHaveAttribute('target', '_blank');
  expect(help).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('names the accounts elsewhere, the roles and the small print', () => {
  setUp();
  for (const name of ['Us on YouTube', 'See roles', 'Privacy']) {
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }
});
