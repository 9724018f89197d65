import type { ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from '../../content-model/iconNames';
import * as styles from './Notice.module.css';

interface NoticeProps {
  readonly tone: 'plain' | 'error';
  /** ARIA role; omit inside a live region. */
  readonly role?: 'status' | 'alert';
  readonly icon?: IconName | undefined;
  /** Title: what happened. */
  readonly title: string;
  /** Meaning and remedy. */
  readonly children: ReactNode;
}

const SIGNS: Readonly<Record<NoticeProps['tone'], IconName>> = {
  plain: 'alert',
  error: 'triangle-alert',
};

/** Message on the visitor’s action: lost connection, failed form. */
export function Notice({ tone, role, icon = SIGNS[tone], title, children }: NoticeProps) {
  return (
    <div role={role} className={`${styles.root} ${styles[tone]}`}>
      <Icon name={icon} className={styles.sign} />
      <p>
        <b className={styles.title}>{title}</b> {children}
      </p>
    </div>
  );
}
