import { fill } from '../copy/fill';
import copy from '../copy/forms.json';
import { site } from '../site';
import type { Enquiry, SendEnquiry } from './enquiry';

const { subject } = copy.enquiry;

/** An enquiry as an address that a mail program opens. */
export function mailOf({ fullName, email, company, message }: Enquiry): string {
  const body = `${message.trim()}\n\n${[fullName, company, email].map((line) => line.trim()).join('\n')}\n`;
  // Lines of a mail end with CR LF (RFC 6068).
  const parameters = { subject: fill(subject, { company: company.trim() }), body };
  const query = Object.entries(parameters).map(
    ([key, value]) => `${key}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`,
  );
  return `mailto:${site.email}?${query.join('&')}`;
}

/** Hands an enquiry over to the visitor's mail program. Whether it was sent nobody can tell. */
export const sendByMail =
  (open = (address: string): void => location.assign(address)): SendEnquiry =>
  (enquiry) => {
    open(mailOf(enquiry));
    return Promise.resolve('handedOver');
  };
