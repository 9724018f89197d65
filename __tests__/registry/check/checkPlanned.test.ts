import { checkContent } from '../../../src/registry/check/checkContent';

const page = (links: string) => `---
title: A page
description: Forty characters of description at the very least.
sections:
  - type: richText
    title: Text
    text: |
      ${links}
---
`;

const check = (files: Record<string, string>) =>
  checkContent({
    files: new Map(Object.entries(files)),
    pictures: new Set(),
    otherAddresses: new Set(['/sample/']),
    today: '2026-03-01',
  }).map(({ file, key, message }) => `${file} ${key} ${message}`);

const planned = (...addresses: string[]) =>
  `addresses:\n${addresses.map((address) => `  - ${address}\n`).join('')}`;

describe('planned pages', () => {
  it('may be linked to before they are written', () => {
    const errors = check({
      'pages/tour.md': page('[Pricing](/pricing/)'),
      'data/planned/planned.yaml': planned('/pricing/'),
    });
    expect(errors).toEqual([]);
  });

  it('leave the list as soon as they are there', () => {
    const errors = check({
      'pages/tour.md': page('Words.'),
      'data/planned/planned.yaml': planned('/tour/', '/pricing/', '/sample/'),
    });
    expect(errors).toEqual([
      expect.stringMatching(/^content\/data\/planned\/planned\.yaml addresses\.0 .*\/tour\//),
      expect.stringMatching(/^content\/data\/planned\/planned\.yaml addresses\.2 .*\/sample\//),
    ]);
  });
});
