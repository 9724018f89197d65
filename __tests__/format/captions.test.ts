import { captionsFile, lineAt, playTime, recordingFile } from '../../src/format/captions';

const lines = [
  { at: 0, text: 'A meter sees it.' },
  { at: 9, text: 'A person hears of it.' },
];

describe('captions', () => {
  it('stay until the next begins, and the last until the end', () => {
    expect(captionsFile(lines, 65)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:09.000\nA meter sees it.\n\n00:00:09.000 --> 00:01:05.000\nA person hears of it.\n',
    );
  });

  it('find the line of a moment', () => {
    expect([0, 8.99, 9, 100].map((second) => lineAt(lines, second))).toEqual([0, 0, 1, 1]);
  });
});

it('counts as players do', () => {
  expect([0, 9.7, 67].map(playTime)).toEqual(['0:00', '0:09', '1:07']);
});

it('names the files of a recording by its name', () => {
  expect(recordingFile('fan-at-night', 'mp4')).toBe('/recordings/fan-at-night.mp4');
});
