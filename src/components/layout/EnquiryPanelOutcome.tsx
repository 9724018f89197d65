import type { Outcome } from '../../browser/enquiry';
import copy from '../../copy/forms.json';
import { site } from '../../site';
import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { Text } from '../primitives/Text';
import * as styles from './EnquiryPanelOutcome.module.css';

interface EnquiryPanelOutcomeProps {
  readonly end: Exclude<Outcome, 'failed'>;
  readonly onBack: () => void;
}

/** What became of an enquiry, and what the visitor does next. Focus comes here. */
export function EnquiryPanelOutcome({ end, onBack }: EnquiryPanelOutcomeProps) {
  const words = copy.enquiry[end];
  return (
    <div tabIndex={-1} className={styles.root}>
      <span className={styles.sign}>
        <Icon name={end === 'sent' ? 'check' : 'arrow-right'} />
      </span>
      <p className={styles.lead}>{words.lead}</p>
      <Text size="small" isSoft>
        {words.text} <a href={`mailto:${site.email}`}>{site.email}</a>.
      </Text>
      <Button variant="quiet" size="small" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  );
}
