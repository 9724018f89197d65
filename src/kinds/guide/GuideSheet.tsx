import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/templates.json';
import { fileSize } from '../../format/fileSize';
import { ButtonLink } from '../../ui/primitives/Button';
import { Icon } from '../../ui/primitives/Icon';
import { Text } from '../../ui/primitives/Text';
import { Sheet } from '../../ui/thank-you/Sheet';
import * as styles from './GuideSheet.module.css';

/** Downloadable spreadsheet in the text: its first rows, and the file. */
export const GuideSheet = ({ sheet }: { readonly sheet: Queries.GuideSheetFragment }) => (
  <div className={styles.root}>
    <Sheet href={sheet.href} rows={sheet.rows} />
    <div className={styles.words}>
      <p className={styles.title}>{sheet.title}</p>
      <ButtonLink href={sheet.href} variant="ink" size="small" isDownload>
        <Icon name="download" /> {fill(copy.keep, { size: fileSize(sheet.size) })}
        <span className="visuallyHidden">: {sheet.title}</span>
      </ButtonLink>
      <Text look="small" isSoft>
        {copy.sheet}
      </Text>
    </div>
  </div>
);

export const fragment = graphql`
  fragment GuideSheet on GuidePlacedSheet {
    title
    href
    size
    rows(count: 6)
  }
`;
