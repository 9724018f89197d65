import { prefersJson } from '../../src/http/accept.ts';

describe('a client', () => {
  it.each([
    null,
    '',
    '*/*',
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, application/json',
    'application/json;q=0.5, text/html;q=0.6',
    'application/json;q=0',
    'application/pdf',
    ';;;,,q=',
  ])('with Accept %p gets a page', (accept) => {
    expect(prefersJson(accept)).toBe(false);
  });

  it.each([
    'application/json',
    'Application/Problem+JSON',
    'application/json, text/html;q=0.9',
    'application/json, */*;q=0.1',
    'application/json, text/plain, */*',
    'application/*',
    'text/html;q=0, */*',
  ])('with Accept %p gets JSON', (accept) => {
    expect(prefersJson(accept)).toBe(true);
  });
});
