import type { FormDefinition } from '../../src/forms/definition';

/** A form with every control. */
export const demoForm: FormDefinition = {
  service: '3f0c5a52-7d4b-4c1e-9a86-2b8f1d7e6c40',
  button: 'Ask for it',
  inputs: [
    { name: 'fullName', isOptional: false },
    { name: 'email', isOptional: false },
    { name: 'phoneNumber', isOptional: true, help: 'For the day itself.' },
    { name: 'buildings', isOptional: false, options: ['1–4', '5 and more'] },
    { name: 'interests', isOptional: true, options: ['Energy', 'Leaks', 'Work orders'] },
    { name: 'message', isOptional: true, label: 'Which building' },
    { name: 'newsletter', isOptional: true },
    { name: 'meetingTime', isOptional: true },
  ],
  thanks: '/thankyou/',
};

export const demoValues = {
  fullName: 'Dana Rosen',
  email: 'dana@kestrel.example',
  buildings: '5 and more',
} as const;
