import type { ServiceName } from './consent/table';
import type { Service } from './forms/service';

/** What the environment of the build says about outside services. Without variables all are off. */
export interface Settings {
  /** Grants nothing anywhere before a choice. */
  readonly isStrict: boolean;
  /** The services that are on, each with the value of its variable (src/consent/table.ts). */
  readonly services: Readonly<Partial<Record<ServiceName, string>>>;
  /** Further origins that services talk to. */
  readonly serviceHosts: readonly string[];
  readonly monitoring: { readonly applicationId: string; readonly site: string } | null;
  /** The marketing-form service: base of its addresses, and our number there. */
  readonly forms: Service | null;
  /** Address of each region that says whether it can be reached, by the name of the region. */
  readonly regions: Readonly<Record<string, string>>;
}

export const nothingOutside: Settings = {
  isStrict: false,
  services: {},
  serviceHosts: [],
  monitoring: null,
  forms: null,
  regions: {},
};

// The build puts the settings in its place (src/gatsby/onCreateWebpackConfig.ts).
declare const SITE_SETTINGS: Settings | undefined;

export const settings: Settings =
  typeof SITE_SETTINGS === 'undefined' ? nothingOutside : SITE_SETTINGS;
