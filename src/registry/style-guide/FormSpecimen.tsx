import { useState } from 'react';
import copy from '../../copy/styleGuide.json';
import { Check } from '../../ui/primitives/Check';
import { ErrorSummary } from '../../ui/primitives/ErrorSummary';
import { Notice } from '../../ui/primitives/Notice';
import { Select } from '../../ui/primitives/Select';
import { Switch } from '../../ui/primitives/Switch';
import { TextArea } from '../../ui/primitives/TextArea';
import { TextField } from '../../ui/primitives/TextField';
import { Specimen } from './Specimen';

const ERRORS = [
  { id: 'sample-email', text: copy.errorOne },
  { id: 'sample-buildings', text: copy.errorTwo },
];

/** Fields at rest and with errors, and what is said when something goes wrong. */
export function FormSpecimen() {
  const [hasErrors, setErrors] = useState(false);
  return (
    <Specimen title={copy.forms}>
      <Switch
        id="sample-errors"
        label={copy.errorTitle}
        checked={hasErrors}
        onChange={({ target }) => setErrors(target.checked)}
      />
      {hasErrors ? <ErrorSummary errors={ERRORS} level={3} /> : null}
      <TextField id="sample-name" label={copy.name} autoComplete="off" />
      <TextField
        id="sample-email"
        label={copy.email}
        hint={copy.emailHint}
        error={hasErrors ? copy.errorOne : undefined}
        type="email"
        autoComplete="off"
      />
      <Select
        id="sample-buildings"
        label={copy.buildings}
        error={hasErrors ? copy.errorTwo : undefined}
        placeholder={copy.choose}
        choices={[
          { value: '4', text: copy.upTo },
          { value: '30', text: copy.more },
        ]}
      />
      <TextArea id="sample-message" label={copy.message} />
      <Check name="sample-letter">{copy.check}</Check>
      <Notice tone="plain" icon="wifi-off" title={copy.offline}>
        {copy.offlineText}
      </Notice>
      <Notice tone="error" title={copy.failed}>
        {copy.failedText}
      </Notice>
    </Specimen>
  );
}
