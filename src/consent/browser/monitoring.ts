import { datadogRum } from '@datadog/browser-rum';
import { settings } from '../../settings';

/**
 * Measures every visit and records one in five, with everything typed masked (specification 9,
 * Consent and monitoring).
 * @returns how to stop it
 */
export function monitor(clientToken: string): () => void {
  const { monitoring } = settings;
  if (!monitoring) return () => undefined;
  datadogRum.init({
    ...monitoring,
    clientToken,
    service: 'website',
    sessionSampleRate: 100,
    sessionReplaySampleRate: 20,
    defaultPrivacyLevel: 'mask',
    trackUserInteractions: true,
    trackingConsent: 'granted',
  });
  return () => datadogRum.setTrackingConsent('not-granted');
}
