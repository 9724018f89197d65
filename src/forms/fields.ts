/** How a field is shown, what browsers fill in, and what it takes. */
export interface Field {
  /** `choices` takes several of its options, `check` is one box, `hidden` is set by the page. */
  readonly control: 'input' | 'textarea' | 'select' | 'choices' | 'check' | 'hidden';
  readonly type?: 'email' | 'tel';
  /** Token by which browsers know what to fill in. */
  readonly autocomplete?: string;
  /** The longest value, in characters. */
  readonly maxLength: number;
  readonly format?: 'email' | 'phone';
}

/**
 * Every field that a form may have. The names are those of the marketing-form service; what visitors
 * read is in src/copy/forms.json.
 */
export const fields = {
  email: {
    control: 'input',
    type: 'email',
    autocomplete: 'email',
    maxLength: 254,
    format: 'email',
  },
  fullName: { control: 'input', autocomplete: 'name', maxLength: 120 },
  firstName: { control: 'input', autocomplete: 'given-name', maxLength: 60 },
  lastName: { control: 'input', autocomplete: 'family-name', maxLength: 60 },
  phoneNumber: {
    control: 'input',
    type: 'tel',
    autocomplete: 'tel',
    maxLength: 40,
    format: 'phone',
  },
  companyName: { control: 'input', autocomplete: 'organization', maxLength: 120 },
  jobTitle: { control: 'input', autocomplete: 'organization-title', maxLength: 120 },
  currentSystem: { control: 'input', autocomplete: 'off', maxLength: 120 },
  country: { control: 'input', autocomplete: 'country-name', maxLength: 60 },
  topic: { control: 'select', maxLength: 60 },
  message: { control: 'textarea', maxLength: 4000 },
  fault: { control: 'input', autocomplete: 'off', maxLength: 300 },
  remedy: { control: 'textarea', maxLength: 1000 },
  worth: { control: 'input', autocomplete: 'off', maxLength: 300 },
  buildings: { control: 'select', maxLength: 60 },
  partnership: { control: 'select', maxLength: 60 },
  dataRight: { control: 'select', maxLength: 60 },
  interests: { control: 'choices', maxLength: 400 },
  newsletter: { control: 'check', maxLength: 3 },
  ticket: { control: 'hidden', maxLength: 120 },
  session: { control: 'hidden', maxLength: 120 },
  meetingTime: { control: 'hidden', maxLength: 120 },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields) as readonly FieldName[] as readonly [
  FieldName,
  ...FieldName[],
];

export const fieldOf = (name: FieldName): Field => fields[name];

/** The value of a box that is ticked. */
export const TICKED = 'yes';

/** What stands between the chosen options in the value of `choices`. */
const BETWEEN = ';';

export const joinChoices = (chosen: readonly string[]): string => chosen.join(BETWEEN);

export const splitChoices = (value: string): string[] => value.split(BETWEEN).filter(Boolean);
