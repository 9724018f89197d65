import type { Recording } from '../../content-model/kinds/recording';
import { recordingFile } from '../../recordings/captions';
import { company } from '../organization';
import type { Describe } from '../structured';

/** The recordings that a page plays. */
export const casting: Describe = (page, origin) =>
  page.recordings.map(({ slug, made, ...data }) => {
    const { title, text, seconds, lines } = data as unknown as Recording;
    return {
      '@type': 'VideoObject',
      name: title,
      description: text,
      thumbnailUrl: origin + recordingFile(slug, 'webp'),
      contentUrl: origin + recordingFile(slug, 'mp4'),
      uploadDate: made,
      duration: `PT${seconds}S`,
      transcript: lines.map((line) => line.text).join(' '),
      publisher: company(origin),
    };
  });
