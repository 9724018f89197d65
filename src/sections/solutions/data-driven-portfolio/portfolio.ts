import { z } from 'zod';
import { text } from '../../../content-model/fields';

const building = z.strictObject({
  code: text(12),
  city: text(30),
  kwh: z.int().positive().describe('Kilowatt-hours in a year'),
  area: z.int().positive().describe('Square feet'),
  emptyKwh: z.int().positive().describe('Kilowatt-hours used while nobody was in'),
  remark: text(200).describe('Why it is where it is, shown while it is chosen'),
  next: text(60).describe('What happens there next'),
});

const order = z.strictObject({
  title: text(24).describe('What it is sorted by'),
  unit: text(40),
  verdict: text(120).describe('Which question the order answers'),
});

/** Some buildings of one owner, and three orders: by the year, by floor area, by empty hours. */
export const portfolio = z.strictObject({
  orders: z.array(order).length(3),
  buildings: z.array(building).min(4).max(8),
});

export type Portfolio = z.infer<typeof portfolio>;
export type PortfolioBuilding = Portfolio['buildings'][number];
