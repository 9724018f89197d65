import '@testing-library/jest-dom';

// jsdom has none. What a test sends anywhere, it answers itself.
globalThis.fetch ??= () => Promise.reject(new Error('There is no network in tests.'));
