/** What a partner may be, where, and certified for; here without the schema, so that a page may read it. */
export const PARTNER_REGIONS = [
  'north-america',
  'british-isles',
  'europe',
  'gulf',
  'east-africa',
] as const;

export const PARTNER_TYPES = [
  'integrator',
  'service-provider',
  'consultant',
  'technology',
] as const;

export const CERTIFIED_FOR = [
  'controls',
  'refrigeration',
  'energy',
  'asset-register',
  'data',
] as const;
