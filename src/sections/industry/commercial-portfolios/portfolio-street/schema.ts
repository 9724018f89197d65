import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';

const city = z.strictObject({
  name: text(24),
  floors: z.array(z.int().min(1).max(80)).min(1).max(60).describe('Building by building'),
  frontages: z.array(z.int().min(30).max(600)).min(1).max(60).describe('The same, in feet'),
});

const notice = z.strictObject({
  city: text(24).describe('Name of a city'),
  building: z.int().min(1).describe('Place in its street'),
  title: text(60),
  detail: text(160),
  isStart: z.boolean().default(false).describe('Read at first'),
});

/** /industry/commercial-portfolios/, opening: every building of one portfolio to scale, city by city. */
export const portfolioStreet = z
  .strictObject({
    type: z.literal('portfolioStreet'),
    ...openingWords,
    cities: z.array(city).min(2).max(8).describe('Fewest buildings first'),
    notices: z.array(notice).min(1).max(5).describe('Buildings that have something to say'),
    scale: text(200),
  })
  .check(({ value, issues }) => {
    value.cities.forEach(({ floors, frontages }, index) => {
      if (floors.length === frontages.length) return;
      const path = ['cities', index, 'frontages'];
      const message = `${floors.length} frontages, one for each building`;
      issues.push({ code: 'custom', message, input: frontages, path });
    });
    value.notices.forEach(({ city: name, building }, index) => {
      const street = value.cities.find((one) => one.name === name);
      if (street && building <= street.floors.length) return;
      const path = ['notices', index, 'building'];
      issues.push({ code: 'custom', message: 'a building of a city', input: building, path });
    });
  });
