import type { ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from '../../content-model/iconNames';
import * as styles from './Notice.module.css';

interface NoticeProps {
  readonly tone: 'plain' | 'error';
  /** How it is read out as it appears; leave it out within something that is read out already. */
  readonly role?: 'status' | 'alert';
  readonly icon?: IconName | undefined;
  /** What happened, in a few words. */
  readonly title: string;
  /** What it means, and what to do. */
  readonly children: ReactNode;
}

const SIGNS: Readonly<Record<NoticeProps['tone'], IconName>> = {
  plain: 'alert',
  error: 'triangle-alert',
};

/** News about the visitor's own doing: a lost connection, a form that did not go through. */
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
