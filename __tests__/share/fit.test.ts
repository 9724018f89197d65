import { fit, isDrawable, pieces, widthOf, type Box } from '../../src/share/fit';

const room: Box = {
  cut: 'heading',
  tracking: -0.028,
  leading: 0.96,
  width: 600,
  height: 400,
  sizes: [108, 96, 84, 72, 60, 48],
};

it.each([
  ['Nobody notices a building that works'],
  ['What a COO and a CFO of real estate should ask of the buildings that their company pays for'],
  ['Kilowatt-hours'],
])('sets all of %j within its room', (text) => {
  const { size, lines } = fit(text, room);
  expect(lines.join(' ')).toBe(text);
  expect(lines.length * room.leading * size).toBeLessThanOrEqual(room.height);
  for (const line of lines)
    expect(widthOf(line, { ...room, size })).toBeLessThanOrEqual(room.width);
});

it('takes a smaller size for more words', () => {
  const sizes = ['One word', 'One word '.repeat(12).trim()].map((text) => fit(text, room).size);
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
});

it('keeps the lines of a heading where they cost little, and breaks it anew where they do not', () => {
  expect(fit('One owner,\none clock', room).lines).toEqual(['One owner,', 'one clock']);
  const long = 'A line that is far too long to stay whole,\nand another';
  expect(fit(long, room).lines.length).toBeGreaterThan(2);
});

it('leaves no line of one short word below a long one', () => {
  const { lines, size } = fit('How to choose one, ours or another', { ...room, sizes: [84] });
  const widths = lines.map((line) => widthOf(line, { ...room, size }));
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 3);
});

it('keeps words together that a non-breaking space joins', () => {
  const { lines } = fit('A wall of 40\u00a0kWh', { ...room, width: 330 });
  expect(lines.some((line) => line.includes('40\u00a0kWh'))).toBe(true);
});

it('refuses a text for which there is no room', () => {
  expect(() => fit('Words without an end '.repeat(40), room)).toThrow('does not fit');
});

it('raises figures that the font lacks, and knows what it cannot draw', () => {
  expect(pieces('2.1 m³/h')).toEqual([
    { text: '2.1 m', isRaised: false },
    { text: '3', isRaised: true },
    { text: '/h', isRaised: false },
  ]);
  expect([isDrawable('2.1 m³/h, “£40”'), isDrawable('CO₂')]).toEqual([true, false]);
});
