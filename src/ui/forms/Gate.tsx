import { navigate } from 'gatsby';
import { useMemo, useState } from 'react';
import { session } from '../../browser/session';
import { useHydrated } from '../../browser/useHydrated';
import { isPath } from '../../forms/submission';
import { ButtonLink } from '../primitives/Button';
import { Form } from './Form';

interface GateProps {
  readonly form: Queries.FormPartsFragment;
  readonly labelledBy: string;
  /** Gated content: a recording, a file. */
  readonly href: string;
  readonly action: string;
  /** Page that offers it, if not this one. */
  readonly thanks?: string;
}

/** Form that unlocks content; once per tab. */
export function Gate({ form, labelledBy, href, action, thanks }: GateProps) {
  const key = `given-${href}`;
  const isHydrated = useHydrated();
  const wasGiven = useMemo(() => isHydrated && session.read(key) !== null, [isHydrated, key]);
  const [isGiven, setGiven] = useState(false);
  if (wasGiven || isGiven) {
    return (
      <ButtonLink href={href} isBlock>
        {action}
      </ButtonLink>
    );
  }
  const give = (): void => {
    session.write(key, 'yes');
    if (thanks) navigate(thanks);
    else setGiven(true);
  };
  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      // Without scripts, the next page offers it, or is the file itself.
      thanks={thanks ?? (isPath(href) ? href : undefined)}
      onSent={give}
    />
  );
}
