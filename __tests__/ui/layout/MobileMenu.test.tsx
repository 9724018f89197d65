import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MobileMenu } from '../../../src/ui/layout/MobileMenu';
import copy from '../../../src/copy/layout.json';
import { letDialogsOpen } from '../../support/dialogs';

const about = { text: 'About', href: '/about/', note: null, icon: null, opensTab: false };
const menus = [
  { title: 'Company', families: [], groups: [{ title: 'Company', links: [about] }], foot: null },
] as unknown as Queries.MenuPartsFragment[];

const menu = (hasFooter: boolean) => (
  <MobileMenu
    menus={menus}
    links={[{ text: 'Pricing', href: '/pricing/' }]}
    actions={[{ text: 'Book a demo', href: '/request-demo/' }]}
    hasFooter={hasFooter}
  />
);

beforeAll(letDialogsOpen);

async function open() {
  const user = userEvent.setup();
  render(menu(true));
  await user.click(screen.getByRole('button', { name: copy.openMenu }));
  await screen.findByRole('dialog');
  return user;
}

it('holds nothing before it is opened', () => {
  render(menu(true));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Pricing')).not.toBeInTheDocument();
});

it('opens as a dialog with sections, links and actions', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: copy.menu })).toBeInTheDocument();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing/');
  expect(screen.getByRole('link', { name: 'Book a demo' })).toBeInTheDocument();
});

it('says whether it is open', async () => {
  const user = await open();
  const opener = screen.getByRole('button', { name: copy.openMenu });
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: copy.closeMenu }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

it('closes when a link is chosen', async () => {
  const user = await open();
  const link = screen.getByRole('link', { name: 'Pricing' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  [true, '#footer-navigation'],
  [false, '/#footer-navigation'],
])('is a link to a footer in the HTML (footer: %s)', (hasFooter, href) => {
  document.body.innerHTML = renderToString(menu(hasFooter));
  expect(screen.getByRole('link', { name: copy.menu })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  document.body.replaceChildren();
});
