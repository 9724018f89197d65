import { graphql } from 'gatsby';
import copy from '../../copy/thankYou.json';
import { fill } from '../../text/fillWords';
import { fileSize } from '../../format/fileSize';
import { ButtonLink } from '../../ui/primitives/Button';
import { Icon } from '../../ui/primitives/Icon';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { looks, Text } from '../../ui/primitives/Text';
import * as styles from './Given.module.css';

interface GivenProps {
  readonly files: readonly Queries.ThankYouFileFragment[];
}

const kinds: Readonly<Record<string, string>> = copy.kinds;

const kindOf = (href: string): string => kinds[href.slice(href.lastIndexOf('.') + 1)] ?? '';

/** Requested file, to open or save, and related files. */
export function Given({ files: [first, ...others] }: GivenProps) {
  if (!first) return null;
  // Browsers open PDFs; other files they save, whatever the link says.
  const isReadable = first.href.endsWith('.pdf');
  const size = fileSize(first.size);
  const named = <span className="visuallyHidden">: {first.title}</span>;
  return (
    <>
      <p className={styles.actions}>
        {isReadable ? (
          <>
            <ButtonLink href={first.href} variant="ink">
              {copy.open}
              {named}
            </ButtonLink>
            <ButtonLink href={first.href} variant="secondary" isDownload>
              <Icon name="download" /> {fill(copy.save, { size })}
              {named}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={first.href} variant="ink" isDownload>
            <Icon name="download" /> {fill(copy.saveNamed, { title: first.title, size })}
          </ButtonLink>
        )}
      </p>
      {first.note ? (
        <Text look="small" isSoft>
          {first.note}
        </Text>
      ) : null}
      {others.length > 0 ? (
        <ul className={styles.files}>
          {others.map(({ title, note, href, size }) => (
            <li key={href}>
              <SiteLink href={href} isDownload className={`${styles.file} ${looks.nav}`}>
                <Icon name="download" />
                <b>{title}</b>
                <span className={styles.about}>
                  {[kindOf(href), fileSize(size), note].filter(Boolean).join(', ')}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

export const fragment = graphql`
  fragment ThankYouFile on ThankYouFiles {
    title
    note
    href
    size
    rows(count: 9)
  }
`;
