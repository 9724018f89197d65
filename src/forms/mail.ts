import { fill } from '../copy/fill';
import copy from '../copy/forms.json';
import { site } from '../site';
import type { enquiryForm, Outcome, registrationForm } from './form';

interface Mail {
  readonly subject: string;
  readonly lines: readonly string[];
}

type Enquiry = typeof enquiryForm.empty;
type Registration = typeof registrationForm.empty & {
  /** What the seat is for. */
  readonly title: string;
  readonly ticket?: string | undefined;
};

const signature = ({ fullName, company, email }: Omit<Enquiry, 'message'>): string[] =>
  [fullName, company, email].map((line) => line.trim());

/** A mail to the site's address, as an address that a mail program opens. */
export function mailTo({ subject, lines }: Mail): string {
  // Lines of a mail end with CR LF (RFC 6068).
  const body = [...lines, ''].join('\n').replace(/\r?\n/g, '\r\n');
  // Without lines there is no body: a form writes its own after the subject.
  const query = Object.entries(lines.length > 0 ? { subject, body } : { subject }).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return `mailto:${site.email}?${query.join('&')}`;
}

export const enquiryMail = (enquiry: Enquiry): Mail => ({
  subject: fill(copy.enquiry.subject, { company: enquiry.company.trim() }),
  lines: [enquiry.message.trim(), '', ...signature(enquiry)],
});

export const registrationMail = ({ title, ticket, ...answers }: Registration): Mail => ({
  subject: fill(copy.registration.subject, { title }),
  lines: [...(ticket ? [ticket, ''] : []), ...signature(answers)],
});

/** Hands a mail over to the visitor's mail program. Whether it was sent nobody can tell. */
export function handOver(
  mail: Mail,
  open = (address: string): void => location.assign(address),
): Promise<Outcome> {
  open(mailTo(mail));
  return Promise.resolve('handedOver');
}
