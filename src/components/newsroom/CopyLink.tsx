import { useState } from 'react';
import copy from '../../copy/newsroom.json';
import { Icon } from '../primitives/Icon';

/** Copies the address of the page; where the browser does not allow it, nothing is claimed. */
export function CopyLink({ className }: { readonly className?: string | undefined }) {
  const [isCopied, setCopied] = useState(false);
  const onClick = () => {
    const { origin, pathname } = window.location;
    navigator.clipboard.writeText(origin + pathname).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" className={className} onClick={onClick}>
      <Icon name={isCopied ? 'check' : 'link'} />
      <span role="status">{isCopied ? copy.copied : copy.copyLink}</span>
    </button>
  );
}
