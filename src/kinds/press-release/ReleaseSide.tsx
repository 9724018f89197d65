import copy from '../../copy/newsroom.json';
import { SideBlock } from '../../ui/article/SideBlock';
import { CopyLink } from '../../ui/primitives/CopyLink';
import { Heading } from '../../ui/primitives/Heading';
import { Icon } from '../../ui/primitives/Icon';
import { Portrait } from '../../ui/primitives/Portrait';
import { Text } from '../../ui/primitives/Text';
import { usePress } from './usePress';
import * as styles from './ReleaseSide.module.css';

interface ReleaseSideProps {
  readonly editors: Queries.ReleaseBodyFragment['editors'];
}

/** For editors: whom to ask, what to quote, what to take. */
export function ReleaseSide({ editors }: ReleaseSideProps) {
  const press = usePress();
  return (
    <>
      <Heading level={2} size="xs">
        {copy.editors}
      </Heading>
      {press ? (
        <address className={styles.contact}>
          <span className={styles.person}>
            {press.contact ? <Portrait person={press.contact} tone="amber" /> : null}
            <span>
              <Text as="b" look="label">
                {press.contact?.name}
              </Text>
              <br />
              {press.contact?.role}
            </span>
          </span>
          <a href={`tel:${press.phone.replace(/\s/g, '')}`} className={styles.tool}>
            <Icon name="phone" /> {press.phone}
          </a>
          <a href={`mailto:${press.email}`} className={styles.tool}>
            <Icon name="message" /> {press.email}
          </a>
        </address>
      ) : null}
      {editors ? (
        <>
          <SideBlock title={copy.quote}>
            <Text look="small">{editors.quote}</Text>
          </SideBlock>
          <SideBlock title={copy.print}>
            <ul>
              {editors.files.map(({ text, href }) => (
                <li key={href}>
                  <a href={href} download className={styles.tool}>
                    <Icon name="download" /> {text}
                  </a>
                </li>
              ))}
            </ul>
          </SideBlock>
        </>
      ) : null}
      <SideBlock title={copy.take}>
        <ul>
          <li>
            <button type="button" className={styles.tool} onClick={() => window.print()}>
              <Icon name="printer" /> {copy.pdf}
            </button>
          </li>
          <li>
            <CopyLink words={copy.link} className={styles.tool} />
          </li>
        </ul>
      </SideBlock>
    </>
  );
}
