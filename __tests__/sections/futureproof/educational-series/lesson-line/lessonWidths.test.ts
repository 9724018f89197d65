import { lessonWidths } from '../../../../../src/sections/futureproof/educational-series/lesson-line/lessonWidths';

const stages = [
  { hours: 3, handedIn: 150 },
  { hours: 2, handedIn: 50 },
];

it('is as long as the hours, lesson and homework apart', () => {
  expect(lessonWidths(stages, 40, 200)).toMatchObject([
    { lesson: 0.67, homework: 3 },
    { lesson: 0.67, homework: 2 },
  ]);
});

it('is as thick as those who came, and gets thinner by those who stopped', () => {
  expect(lessonWidths(stages, 40, 200)).toMatchObject([
    { came: 1, left: 0.75 },
    { came: 0.75, left: 0.25 },
  ]);
});

it('has its place in the line, in percent of all hours', () => {
  expect(lessonWidths(stages, 60, 200)).toMatchObject([
    { begins: 0, ends: 57.14 },
    { begins: 57.14, ends: 100 },
  ]);
});
