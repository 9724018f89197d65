import type { DescribeJsonLd } from '../../content-model/kind';
import { findRoles } from '../../content-model/roles';
import { company } from '../../discovery/jsonLd/organization';
import { recordingFile } from '../../format/captions';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { Recording } from '../data/recording';

/** The recordings that a page plays; each was made when the page was written. */
export const recordings: DescribeJsonLd = ({ kind, data, refer, written, today }, origin) => {
  const played = [...findRoles(kind.schema, data)]
    .filter(({ role }) => role.is === 'reference' && role.to === 'Recording')
    .map(({ value }) => value);
  return [...new Set(played)].map((slug) => {
    const { title, sentence, seconds, lines } = refer('Recording', slug) as unknown as Recording;
    return {
      '@type': 'VideoObject',
      name: withoutNoBreaks(title),
      description: withoutNoBreaks(sentence),
      thumbnailUrl: origin + recordingFile(slug, 'webp'),
      contentUrl: origin + recordingFile(slug, 'mp4'),
      uploadDate: written ?? today,
      duration: `PT${seconds}S`,
      transcript: withoutNoBreaks(lines.map(({ text }) => text).join(' ')),
      publisher: company(origin),
    };
  });
};
