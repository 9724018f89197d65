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
  /** What is behind it: a recording, a file. */
  readonly href: string;
  readonly action: string;
  /** The page that gives it, where it is not given here. */
  readonly thanks?: string;
}

/** A form, and then what it was filled in for. Whoever did so is not asked again in this tab. */
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
      // Without scripts the page that follows gives it, or is the thing itself.
      thanks={thanks ?? (isPath(href) ? href : undefined)}
      onSent={give}
    />
  );
}
