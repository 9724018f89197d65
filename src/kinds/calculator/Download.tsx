import { useSettled } from '../../browser/useSettled';
import { fill } from '../../text/fillWords';
import copy from '../../copy/roi.json';
import type { RoiInputs } from '../../roi/fields.ts';
import { toParams } from '../../roi/inputs.ts';
import { Button } from '../../ui/primitives/Button';
import { Icon } from '../../ui/primitives/Icon';
import { Notice } from '../../ui/primitives/Notice';
import { Scripted } from '../../ui/primitives/Scripted';
import { Text } from '../../ui/primitives/Text';
import { formId } from './ids';
import { reportFile, type useReport } from './useReport';
import * as styles from './Download.module.css';

interface DownloadProps {
  readonly report: ReturnType<typeof useReport>;
  readonly inputs: RoiInputs;
  /** Labels of fields that cannot be read: the button leads to them. */
  readonly unread: readonly string[];
}

const words = copy.download;

/** Report download with its progress, and an alternative on failure. */
export function Download({ report: { state, isBusy }, inputs, unread }: DownloadProps) {
  const fields = unread.join(', ');
  // As with its error, once typing pauses.
  const settled = useSettled(fields);
  const waits = fields !== '' && fields === settled;
  const failed = state.is === 'failed' ? state.error : null;
  return (
    <div className={styles.root}>
      <Button type="submit" form={formId} isBlock aria-busy={isBusy}>
        {waits ? (
          fill(words.correct, { fields })
        ) : (
          <>
            <Icon name={isBusy ? 'refresh' : 'download'} /> {words.label}
          </>
        )}
      </Button>
      <Scripted className={styles.status}>
        <Text as="div" look="source" className={styles.quiet}>
          <p role="status">
            {waits
              ? words.waits
              : state.is === 'failed'
                ? null
                : fill(words[state.is], { file: reportFile })}
          </p>
        </Text>
      </Scripted>
      {failed ? (
        <Notice tone="error" role="alert" title={words.failed.title}>
          {words.failed[failed]}{' '}
          <a href={`/roi-pdf/?${toParams(inputs).toString()}`}>{words.failed.server}</a>.{' '}
          {words.failed.sent}
        </Notice>
      ) : null}
    </div>
  );
}
