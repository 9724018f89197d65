import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './Dialog.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  /** Called on closing: by Escape or by a link inside. */
  readonly onClose: () => void;
  readonly label: string;
  readonly className?: string | undefined;
  /** A press outside closes it; its children must then fill it. */
  readonly closesOutside?: boolean;
  readonly children: ReactNode;
}

/** Unstyled modal dialog: the browser traps and restores focus; the page behind does not scroll. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, label, className, closesOutside = false, children } = props;
  const root = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = root.current;
    // A page that has been left behind shows nothing.
    if (!isOpen || !dialog?.isConnected) return;
    const onClick = ({ target }: MouseEvent): void => {
      const isBeside = closesOutside && target === dialog;
      if (isBeside || (target as Element).closest('a')) dialog.close();
    };
    dialog.showModal();
    dialog.addEventListener('click', onClick);
    return () => {
      dialog.removeEventListener('click', onClick);
      dialog.close();
    };
  }, [isOpen, closesOutside]);
  return (
    <dialog
      ref={root}
      aria-label={label}
      className={className ? `${styles.root} ${className}` : styles.root}
      onCancel={onClose}
      // The event comes late, when the dialog may be open again.
      onClose={() => root.current?.open || onClose()}
    >
      {children}
    </dialog>
  );
}
