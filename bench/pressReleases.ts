const TOPICS = ['product', 'customer', 'partner', 'award', 'funding', 'event', 'report', 'people'];

const pad = (number: number): string => String(number).padStart(2, '0');

function pressRelease(index: number): string {
  const day = `${2021 + (index % 5)}-${pad((index % 12) + 1)}-${pad((index % 28) + 1)}`;
  const paragraph = `Site ${index} closed ${index % 97} work orders in the week of ${day}, each with a photo and a reading. The median took ${(index % 50) + 10} minutes on site.`;
  return [
    '---',
    `title: Site ${index} reports its week of ${day}`,
    `description: Site ${index} closed ${index % 97} work orders, each with a photo and a reading of its own.`,
    `date: ${day}`,
    'city: Chicago',
    `topic: ${TOPICS[index % TOPICS.length] ?? 'product'}`,
    '---',
    '',
    paragraph,
    '',
    '## Figures',
    '',
    '| Measure | Value |',
    '| --- | --- |',
    `| Work orders | ${index % 97} |`,
    '',
    ...Array.from({ length: 4 }, () => `${paragraph}\n`),
  ].join('\n');
}

/** `count` press releases of ordinary length by their path below `content/`. */
export const pressReleases = (count: number): Map<string, string> =>
  new Map(
    Array.from({ length: count }, (_, index) => [
      `newsroom/measured-${index}.md`,
      pressRelease(index),
    ]),
  );
