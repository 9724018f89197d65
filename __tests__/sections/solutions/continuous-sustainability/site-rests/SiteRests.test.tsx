import { fireEvent, render, screen } from '@testing-library/react';
import { SiteRests } from '../../../../../src/sections/solutions/continuous-sustainability/site-rests/SiteRests';

it('says of each site what it left unexplained, and what is known of it', () => {
  render(
    <SiteRests
      title="Rests"
      lead="Their lead."
      shares={[31.2, 20, 8]}
      limit={15}
      known={[{ rank: 1, text: 'A clamp faced backward.' }]}
    />,
  );
  const slider = screen.getByRole('slider');
  const said = [0, 1, 2].map((index) => {
    fireEvent.change(slider, { target: { value: String(index) } });
    return slider.getAttribute('aria-valuetext') ?? '';
  });
  expect(said[0]).toContain('A clamp faced backward.');
  expect(said[1]).toContain('20%');
  expect(said[2]).toContain('8%');
  expect(new Set(said.map((text) => text.replace(/[\d.]+%/, ''))).size).toBe(3);
});
