import type { Recording } from '../../kinds/data/recording';
import { recordingFile } from '../../format/captions';
import { asTyped } from '../../text/withoutNoBreaks';
import { company } from './organization';
import type { Describe } from './thing';

/** The recordings that a page plays. */
export const casting: Describe = (page, origin) =>
  page.recordings.map(({ slug, made, ...data }) => {
    const { title, sentence, seconds, lines } = data as unknown as Recording;
    return {
      '@type': 'VideoObject',
      name: asTyped(title),
      description: asTyped(sentence),
      thumbnailUrl: origin + recordingFile(slug, 'webp'),
      contentUrl: origin + recordingFile(slug, 'mp4'),
      uploadDate: made,
      duration: `PT${seconds}S`,
      transcript: asTyped(lines.map(({ text }) => text).join(' ')),
      publisher: company(origin),
    };
  });
