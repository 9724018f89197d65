import type { DescribeJsonLd } from '../../content-model/kind';
import type { Recording } from '../data/recording';
import { recordingFile } from '../../format/captions';
import { asTyped } from '../../text/withoutNoBreaks';
import { company } from '../../discovery/jsonLd/organization';

/** The recordings that a page plays. */
export const recordings: DescribeJsonLd = (page, origin) =>
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
