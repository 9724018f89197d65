import { services, type Choosable, type ServiceName } from '../table';
import { settings } from '../../settings';
import { push } from './dataLayer';

/** Each starts a service once and answers how to stop it, where it can be stopped. */
type Start = (value: string) => Promise<() => void> | undefined;

function addScript(address: string): undefined {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/** A service that is not here waits until somebody asks for it. */
const starts: Readonly<Partial<Record<ServiceName, Start>>> = {
  tagManager(address) {
    push({ event: 'gtm.js', 'gtm.start': Date.now() });
    return addScript(address);
  },
  analytics(address) {
    window.gtag?.('js', new Date());
    window.gtag?.('config', new URL(address).searchParams.get('id'));
    return addScript(address);
  },
  marketing(address) {
    // It may bring forms of its own, whose sending counts like that of ours.
    import('../../forms/browser/lazyForms').then(
      ({ observeForms }) => observeForms(),
      () => undefined,
    );
    return addScript(address);
  },
  monitoring: (token) =>
    import('./monitoring').then(
      ({ monitor }) => monitor(token),
      () => () => undefined,
    ),
};

const running = new Map<ServiceName, Promise<() => void> | undefined>();

let hasVitals = false;

const isGranted = (name: ServiceName, granted: readonly Choosable[]): boolean =>
  granted.includes(services[name].category);

/** Starts what is on and agreed to, once; stops what is not agreed to any more. */
export async function applyServices(granted: readonly Choosable[]): Promise<void> {
  if (granted.includes('analytics') && !hasVitals) {
    hasVitals = true;
    // A visit that cannot be measured is a visit all the same.
    import('./vitals').then(
      ({ noteVitals }) => noteVitals(),
      () => undefined,
    );
  }
  for (const [name, value] of Object.entries(settings.services) as [ServiceName, string][]) {
    if (!running.has(name) && isGranted(name, granted)) running.set(name, starts[name]?.(value));
  }
  for (const [name, service] of running) {
    if (isGranted(name, granted)) continue;
    const stop = await service?.catch(() => undefined);
    stop?.();
  }
}
