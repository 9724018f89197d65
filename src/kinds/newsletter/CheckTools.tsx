import copy from '../../copy/newsletter.json';
import type { Values } from '../../content-model/formula';
import { formatEntered } from '../../format/number';
import { site } from '../../site';
import { fill } from '../../text/fillWords';
import { Button, ButtonLink } from '../../ui/primitives/Button';
import { Scripted } from '../../ui/primitives/Scripted';
import { Text } from '../../ui/primitives/Text';
import type { Instrument } from './instrument';
import * as styles from './CheckTools.module.css';

interface CheckToolsProps {
  readonly check: Pick<Queries.CheckSheetFragment, 'title' | 'task'>;
  readonly path: string;
  readonly sheet: Instrument;
  readonly values: Values;
}

/** A mail without a recipient: what to do, what was read, and where the sheet is. */
function mailOf({ check: { title, task }, path, sheet, values }: CheckToolsProps): string {
  const read = [...sheet.readings, ...(sheet.log?.columns ?? [])].flatMap(({ key, name }) => {
    const value = key ? values[key] : undefined;
    return value === undefined ? [] : [`${name}: ${formatEntered(value)}`];
  });
  const lines = [`${task}.`, ...read, `${site.origin}${path}#check`];
  return `mailto:?subject=${encodeURIComponent(fill(copy.subject, { title }))}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** Prints the sheet alone; the style sheet of the page hides the rest. */
function print(): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = 'check';
  // Phones go on while the paper is chosen.
  window.addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  window.print();
}

/** What one does with a filled sheet: print it, send it on, begin again. */
export const CheckTools = (props: CheckToolsProps) => (
  <>
    <div className={styles.lines}>
      {copy.lines.map((line) => (
        <Text key={line} look="small" className={styles.line}>
          {line}
        </Text>
      ))}
    </div>
    <div className={styles.root}>
      <Scripted>
        <Button onClick={print}>{copy.print}</Button>
      </Scripted>
      <ButtonLink href={mailOf(props)} variant="secondary">
        {copy.send}
      </ButtonLink>
      <Scripted>
        <Button type="reset" variant="quiet">
          {copy.clear}
        </Button>
      </Scripted>
    </div>
  </>
);
