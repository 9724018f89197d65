const TOPICS = ['product', 'customer', 'partner', 'award', 'funding', 'event', 'report', 'people'];

/** Each on a day of its own, before the first release of the site: it then has no neighbor there. */
const dayOf = (index: number): string =>
  new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10);

/** Two in turn, since neighbors in time must differ. */
const figureOf = (index: number): readonly string[] =>
  index % 2 === 0
    ? [
        '  type: pair',
        '  ground: ice',
        `  number: '${index % 97}'`,
        '  says: work orders closed in a week',
        `  before: { value: ${(index % 90) + 10}, text: '${(index % 90) + 10}', name: The week before, read: '**${(index % 90) + 10}** the week before.' }`,
        `  after: { value: ${index % 97}, text: '${index % 97}', name: The week, read: '**${index % 97}** in the week.' }`,
      ]
    : [
        '  type: measure',
        '  ground: amber',
        `  number: ${(index % 50) + 10} minutes`,
        '  says: on site, in the median',
        `  value: ${(index % 50) + 10}`,
        '  to: 60',
        '  yardsticks:',
        "    - { value: 30, short: '30', name: half an hour, read: '**30 minutes** are planned.' }",
        "    - { value: 45, short: '45', name: the limit, read: '**45 minutes** are the limit.' }",
      ];

function pressRelease(index: number): string {
  const day = dayOf(index);
  const paragraph = `Site ${index} closed ${index % 97} work orders in the week of ${day}, each with a photo and a reading. The median took ${(index % 50) + 10} minutes on site.`;
  return [
    '---',
    `title: Site ${index} reports its week of ${day}`,
    `description: Site ${index} closed ${index % 97} work orders, each with a photo and a reading of its own.`,
    `date: ${day}`,
    'city: Chicago',
    `topic: ${TOPICS[index % TOPICS.length] ?? 'product'}`,
    'term: Work orders of a week',
    'figure:',
    ...figureOf(index),
    `  source: Work orders of site ${index}.`,
    'closing:',
    `  title: Send the work orders of a week like that of site ${index}`,
    `  lead: You get back how long each of them took, beside those of ${day}.`,
    '  actions:',
    '    - { text: Book a demo, href: /request-demo/ }',
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

/** `count` press releases of ordinary length by their path below `content/`; the check of the content passes them. */
export const pressReleases = (count: number): Map<string, string> =>
  new Map(
    Array.from({ length: count }, (_, index) => [
      `newsroom/measured-${index}.md`,
      pressRelease(index),
    ]),
  );
