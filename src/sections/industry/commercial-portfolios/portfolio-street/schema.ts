import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** /industry/commercial-portfolios/, hero: every building of one portfolio to scale, a street per city. */
export const portfolioStreet = z
  .strictObject({
    type: z.literal('portfolioStreet'),
    ...heroWords,
    cities: z
      .array(
        z.strictObject({
          name: text(24),
          floors: z.array(z.int().min(1).max(80)).min(1).max(60).describe('Building by building'),
          frontages: z.array(z.int().min(30).max(600)).min(1).max(60).describe('The same, in feet'),
        }),
      )
      .min(2)
      .max(8)
      .describe('Shortest street first: the headline stands beside the first ones'),
    notices: z
      .array(
        z.strictObject({
          city: text(24).describe('Name of a city'),
          building: z.int().min(1).describe('Place in its street'),
          title: text(60),
          detail: text(160),
        }),
      )
      .max(5)
      .describe('Buildings that have something to say'),
    scale: text(200),
  })
  .check(({ value, issues }) => {
    value.cities.forEach(({ floors, frontages }, index) => {
      if (floors.length === frontages.length) return;
      const path = ['cities', index, 'frontages'];
      const message = `${floors.length} frontages, one for each building`;
      issues.push({ code: 'custom', message, input: frontages, path });
    });
    value.notices.forEach(({ city, building }, index) => {
      const street = value.cities.find(({ name }) => name === city);
      if (street && building <= street.floors.length) return;
      const path = ['notices', index, 'building'];
      issues.push({ code: 'custom', message: 'a building of a city', input: building, path });
    });
  });
