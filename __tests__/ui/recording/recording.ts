/** A recording of three captions. */
export const recording = {
  slug: 'a-fan',
  title: 'A fan',
  family: 'cmms',
  seconds: 30,
  sentence: 'A fan is repaired.',
  bytes: 300_000,
  lines: [
    { at: 0, text: 'It stands.' },
    { at: 12, text: 'It turns.' },
    { at: 20, text: 'It hums.' },
  ],
} as Queries.RecordingPartsFragment;
