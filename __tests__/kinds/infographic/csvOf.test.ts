import { csvOf } from '../../../src/kinds/infographic/csvOf';

it('writes one value a line and quotes what holds a comma or a quotation mark', () => {
  const data = [
    { label: 'found, late', value: 3 },
    { label: '“so” and "so"', value: 0.5 },
  ];
  expect(csvOf([{ value: '3\u00a0oz', title: 'Loss', unit: 'oz', source: 'Counted', data }])).toBe(
    [
      'figure,title,part,value,unit,source',
      '3 oz,Loss,"found, late",3,oz,Counted',
      '3 oz,Loss,"“so” and ""so""",0.5,oz,Counted',
      '',
    ].join('\n'),
  );
});
