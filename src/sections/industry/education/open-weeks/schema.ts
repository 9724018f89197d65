import { z } from 'zod';
import { date, text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const booking = z.strictObject({
  day: z.int().min(1).describe('First working day, counted from 1'),
  length: z.int().min(1),
});

/** /industry/education/: summer bookings of campus buildings; a chosen maintenance job shows where it fits. */
export const openWeeks = z
  .strictObject({
    type: z.literal('openWeeks'),
    anchor: anchor(),
    title: text(90),
    lead: text(200),
    place: text(60).describe('Whose summer'),
    legend: text(60).describe('Over the jobs'),
    monday: date().describe('Monday of the first week'),
    workingDays: z.int().min(10).max(70),
    margin: z.int().min(0).max(10).describe('Working days that must stay free after the job'),
    tasks: z
      .array(
        z.strictObject({
          name: text(40),
          length: z.int().min(1).max(40).describe('Working days'),
          advice: text(200).describe('What is not to be seen from the calendar'),
        }),
      )
      .min(2)
      .max(6),
    houses: z
      .array(
        z.strictObject({
          name: text(40),
          use: text(80).describe('What it is booked for, in words'),
          bookings: z.array(booking).max(8),
        }),
      )
      .min(3)
      .max(12),
    origin: text(200),
    act,
  })
  .check(({ value, issues }) => {
    value.houses.forEach(({ bookings }, house) => {
      bookings.forEach(({ day, length }, index) => {
        const previous = bookings[index - 1];
        const isAfter = !previous || previous.day + previous.length <= day;
        if (isAfter && day + length - 1 <= value.workingDays) return;
        const path = ['houses', house, 'bookings', index];
        const message = `a booking after the one before, within ${value.workingDays} days`;
        issues.push({ code: 'custom', message, input: day, path });
      });
    });
  });
