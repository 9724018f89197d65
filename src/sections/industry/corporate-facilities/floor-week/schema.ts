import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const badges = () => z.array(z.int().min(0)).length(5).describe('People from Monday to Friday');

/** /industry/corporate-facilities/: people per office floor and weekday, now and with Fridays on fewer floors. */
export const floorWeek = z
  .strictObject({
    type: z.literal('floorWeek'),
    anchor: anchor(),
    title: text(90),
    lead: text(200),
    place: text(60).describe('Whose building'),
    legend: text(60),
    ways: z
      .array(z.strictObject({ name: text(40), verdict: text(60), story: text(220) }))
      .length(2)
      .describe('The week as it was, and as it could be'),
    weekdays: z.array(text(12)).length(5),
    seats: z.int().min(1).describe('Seats on a floor'),
    plants: z
      .array(
        z.strictObject({
          name: text(30).describe('Machine that serves the floors'),
          levels: z
            .array(z.strictObject({ name: text(16), badges: badges(), gathered: badges() }))
            .min(1),
        }),
      )
      .min(1)
      .max(6)
      .describe('From the top of the building down'),
    note: text(200),
  })
  .check(({ value, issues }) => {
    value.plants.forEach(({ levels }, plant) => {
      levels.forEach(({ badges: now, gathered }, level) => {
        if (Math.max(...now, ...gathered) <= value.seats) return;
        const path = ['plants', plant, 'levels', level];
        const message = `at most ${value.seats} people, as many as there are seats`;
        issues.push({ code: 'custom', message, input: now, path });
      });
    });
  });
