import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What comes late has not failed: unit tests run beside a build.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has none. What a test sends anywhere, it answers itself.
globalThis.fetch ??= () => Promise.reject(new Error('There is no network in tests.'));

// Nor this: a window is wide and at rest, if a test does not say otherwise.
globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
