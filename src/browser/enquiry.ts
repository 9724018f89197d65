/** What a visitor asks an engineer. */
export interface Enquiry {
  readonly fullName: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

export type EnquiryField = keyof Enquiry;

/** The fields in their order. */
export const enquiryFields: readonly EnquiryField[] = ['fullName', 'email', 'company', 'message'];

export const emptyEnquiry: Enquiry = { fullName: '', email: '', company: '', message: '' };

export type Fault = 'missing' | 'malformed';

export type EnquiryFaults = { readonly [Field in EnquiryField]?: Fault };

/** How sending ended. */
export type Outcome = 'sent' | 'handedOver' | 'failed';

/** Sends an enquiry; a rejection counts as failed. */
export type SendEnquiry = (enquiry: Enquiry) => Promise<Outcome>;

/** Something, an @, and a domain with a dot: whether the mailbox exists only mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const faultOf = (field: EnquiryField, value: string): Fault | undefined => {
  if (value.trim() === '') return 'missing';
  if (field === 'email' && !EMAIL.test(value.trim())) return 'malformed';
  return undefined;
};

/** What has to be mended before an enquiry can be sent, field by field. */
export const faultsIn = (enquiry: Enquiry): EnquiryFaults =>
  Object.fromEntries(
    enquiryFields.flatMap((field) => {
      const fault = faultOf(field, enquiry[field]);
      return fault ? [[field, fault]] : [];
    }),
  );

export const isEmpty = (enquiry: Enquiry): boolean =>
  enquiryFields.every((field) => enquiry[field].trim() === '');

/** Reads back an enquiry that was written as JSON; whatever else it reads becomes an empty one. */
export function readEnquiry(json: string | null): Enquiry {
  try {
    const kept = JSON.parse(json ?? '{}') as Partial<Record<string, unknown>> | null;
    const text = (field: EnquiryField) => [
      field,
      typeof kept?.[field] === 'string' ? kept[field] : '',
    ];
    return Object.fromEntries(enquiryFields.map(text)) as Enquiry;
  } catch {
    return emptyEnquiry;
  }
}
