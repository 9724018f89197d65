import * as styles from './InspectorPacketPrint.module.css';

interface PacketPrintProps {
  readonly anchor: string | undefined;
  readonly words: string;
  readonly hint: string;
}

/** Link that targets the packet, which then prints alone; a script prints it at once. */
export function InspectorPacketPrint({ anchor, words, hint }: PacketPrintProps) {
  if (!anchor) return null;
  return (
    <p className={styles.root}>
      <a href={`#${anchor}`} onClick={() => setTimeout(() => window.print())}>
        {words}
      </a>
      <span className={styles.hint}>{hint}</span>
    </p>
  );
}
