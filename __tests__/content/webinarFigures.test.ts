import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { kindOfFile } from '../../src/registry/kinds';
import type { Webinar } from '../../src/kinds/webinar/schema';

const webinars = [...readContent().files]
  .filter(([file]) => kindOfFile(file)?.name === 'Webinar')
  .map(([file, text]) => parseFile(file, text).data as unknown as Webinar)
  .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));

const titles = (some: readonly Webinar[]) => some.map(({ title }) => title);

it('shows an artifact in each chapter whose words are there', () => {
  const bare = webinars.filter(({ agenda }) =>
    agenda.some(({ said, artifact }) => said && !artifact),
  );
  expect(titles(bare)).toEqual([]);
});

it('answers questions in writing after each session that is told', () => {
  const silent = webinars.filter(({ agenda, later }) => agenda.some(({ said }) => said) && !later);
  expect(titles(silent)).toEqual([]);
});

it('ends each webinar in words and with a picture of its own', () => {
  for (const pick of [
    ({ closing }: Webinar) => closing.title,
    ({ closing }: Webinar) => closing.lead,
    ({ closing }: Webinar) => closing.image?.src,
  ]) {
    expect(new Set(webinars.map(pick)).size).toBe(webinars.length);
  }
});
