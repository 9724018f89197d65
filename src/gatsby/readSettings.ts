import { REGIONS } from '../content-model/outages';
import { services, type ServiceName } from '../consent/table';
import { nothingOutside, type Settings } from '../settings';

/** Regions with an address of their own. */
const asked: readonly string[] = REGIONS.filter((region) => region !== 'everywhere');

type Environment = Readonly<Record<string, string | undefined>>;

const isLocal = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** @throws Error if the value is no https address; http is for a server on the same machine. */
function checked(variable: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'https:' || (url && isLocal(url.hostname))) return value;
  throw new Error(`${variable}: expected an https address, got ${JSON.stringify(value)}`);
}

/**
 * Reads what `.env.example` describes. Deploys that are not for search engines (previews, branches)
 * send nothing to anybody, whatever their variables say.
 * @throws Error naming the variable that is wrong, or that lacks its companion.
 */
export function readSettings(env: Environment): Settings {
  const isStrict = env['CONSENT_STRICT'] === 'true';
  if (env['SITE_NOINDEX'] === 'true') return { ...nothingOutside, isStrict };

  /** All of the variables, or none of them. */
  const together = (...variables: string[]): string[] | null => {
    const missing = variables.filter((variable) => !env[variable]);
    if (missing.length === variables.length) return null;
    if (missing.length > 0) {
      throw new Error(`${missing.join(', ')}: expected together with ${variables.join(', ')}`);
    }
    return variables.map((variable) => env[variable] ?? '');
  };

  const on: Partial<Record<ServiceName, string>> = {};
  for (const [name, { variable }] of Object.entries(services)) {
    const value = env[variable];
    if (value)
      on[name as ServiceName] = variable.endsWith('_URL') ? checked(variable, value) : value;
  }
  const regions = (env['STATUS_ADDRESSES'] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((part): [string, string] => {
      const [region = '', ...rest] = part.split('=');
      if (!asked.includes(region)) {
        throw new Error(
          `STATUS_ADDRESSES: expected one of ${asked.join(', ')}, got ${JSON.stringify(region)}`,
        );
      }
      return [region, checked('STATUS_ADDRESSES', rest.join('='))];
    });
  const monitoring = together('DATADOG_CLIENT_TOKEN', 'DATADOG_APPLICATION_ID');
  const forms = together('FORMS_BASE_URL', 'FORMS_PORTAL_ID');
  return {
    isStrict,
    services: on,
    serviceHosts: (env['SERVICE_HOSTS'] ?? '').split(/\s+/).filter(Boolean),
    monitoring: monitoring && {
      applicationId: monitoring[1] ?? '',
      site: env['DATADOG_SITE'] || 'datadoghq.com',
    },
    forms: forms && {
      baseUrl: checked('FORMS_BASE_URL', forms[0] ?? '').replace(/\/$/, ''),
      portal: forms[1] ?? '',
    },
    regions: Object.fromEntries(regions),
  };
}
