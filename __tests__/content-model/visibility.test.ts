import { isShown, visibilityOf } from '../../src/content-model/visibility';

const NOW = new Date('2025-06-15T12:00:00Z');

describe('visibilityOf', () => {
  it('is the day of the build without drafts', () => {
    expect(visibilityOf({ NODE_ENV: 'production' }, NOW)).toEqual({
      today: '2025-06-15',
      showDrafts: false,
    });
  });

  it.each([{ NODE_ENV: 'development' }, { SHOW_DRAFTS: 'true' }])('shows drafts with %j', (env) => {
    expect(visibilityOf(env, NOW).showDrafts).toBe(true);
  });

  it('takes the day of SITE_DATE and refuses what is none', () => {
    expect(visibilityOf({ SITE_DATE: '2025-11-01' }, NOW).today).toBe('2025-11-01');
    expect(() => visibilityOf({ SITE_DATE: '1 November' }, NOW)).toThrow(/SITE_DATE/);
    expect(() => visibilityOf({ SITE_DATE: '2025-13-01' }, NOW)).toThrow(/SITE_DATE/);
  });
});

describe('isShown', () => {
  const site = { today: '2025-06-15', showDrafts: false };

  it.each([
    [{}, true],
    [{ draft: true }, false],
    [{ publishOn: '2025-06-15' }, true],
    [{ publishOn: '2025-06-16' }, false],
    [{ draft: true, publishOn: '2025-01-01' }, false],
  ])('%j: %s', (data, shown) => expect(isShown(data, site)).toBe(shown));

  it('shows everything where drafts are shown', () => {
    const preview = { ...site, showDrafts: true };
    expect(isShown({ draft: true, publishOn: '2031-01-01' }, preview)).toBe(true);
  });
});
