/** Where the platform of the tests serves the site. */
export const siteUnderTest = (): string => process.env['SITE_UNDER_TEST'] ?? '';
