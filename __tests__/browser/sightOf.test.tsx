import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useIsInTheWay } from '../../src/browser/useIsInTheWay';
import { useCurrentAnchor } from '../../src/ui/content/useCurrentAnchor';
import { useScrolled } from '../../src/ui/layout/menus/useScrolled';
import { useDarkGround } from '../../src/ui/layout/useDarkGround';

function Page() {
  const bar = useRef<HTMLElement>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const current = useCurrentAnchor(['first']);
  useScrolled(bar);
  useDarkGround(bar, false);
  const isInTheWay = useIsInTheWay(floating);
  return (
    <>
      <header ref={bar} />
      <section id="first" aria-label="First" aria-current={current === 'first'} />
      <aside ref={setFloating} hidden={isInTheWay} />
    </>
  );
}

it('leaves a page whole in a browser that does not watch where elements stand', () => {
  expect('IntersectionObserver' in window).toBe(false);
  const { unmount } = render(<Page />);
  window.dispatchEvent(new Event('resize'));
  expect(screen.getByRole('complementary')).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('aria-current', 'false');
  expect(unmount).not.toThrow();
});
