import copy from '../../copy/newsroom.json';
import { SideBlock } from '../../ui/article/SideBlock';
import { CopyLink } from '../../ui/primitives/CopyLink';
import { Icon } from '../../ui/primitives/Icon';
import { usePress } from './usePress';
import * as styles from './ReleaseSide.module.css';

/** Press contact, print and copy link of a release. */
export function ReleaseSide() {
  const press = usePress();
  return (
    <>
      {press ? (
        <SideBlock title={copy.contact}>
          <address>
            {press.contact?.name}
            <br />
            {press.contact?.role}
            <br />
            <a href={`mailto:${press.email}`}>{press.email}</a>
            <br />
            <a href={`tel:${press.phone.replace(/\s/g, '')}`}>{press.phone}</a>
          </address>
        </SideBlock>
      ) : null}
      <SideBlock title={copy.take}>
        <ul>
          <li>
            <button type="button" className={styles.tool} onClick={() => window.print()}>
              <Icon name="download" /> {copy.print}
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
