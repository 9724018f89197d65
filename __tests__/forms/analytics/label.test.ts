import { chanceWords, conversionOf } from '../../../src/forms/analytics/label';

it.each([
  ['Contact us', 'primary'],
  ['Book a demo', 'primary'],
  ['REQUEST A CALL', 'primary'],
  ['Get pricing', 'primary'],
  ['See the price', 'primary'],
  ['Start your trial', 'primary'],
  ['Become a partner', 'primary'],
  ['Industrial sites', 'primary'],
  ['Democracy', 'primary'],
  ['Watch the demo video', 'secondary'],
  ['Request the download', 'secondary'],
  ['Download', 'secondary'],
  ['Video', 'secondary'],
  ['Subscribe', 'secondary'],
  ['Register', 'secondary'],
  ['Con tact', 'secondary'],
  ['', 'secondary'],
])('makes "%s" a %s conversion', (label, conversion) => {
  expect(conversionOf(label)).toBe(conversion);
});

it.each([
  ['Industrial sites', ['industrial']],
  ['Democracy now', ['democracy']],
  ['Capricious', ['capricious']],
  ['Contact us for pricing, requests, trials and partners', []],
  ['Request a demo', []],
  ['Download the videos', []],
  ['Partnership', []],
])('names the words of "%s" that decide by chance', (label, words) => {
  expect(chanceWords(label)).toEqual(words);
});
