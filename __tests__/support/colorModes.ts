import type { SiteConfig } from '../../src/model/config/siteConfig';
import type { SiteFrame } from '../../src/model/config/siteFrame';
import frame from './siteFrame';

export type Settings = Partial<SiteConfig['colorMode']> & { storage?: SiteFrame['storage'] };

/** A site with these settings. */
export function frameWith({ storage = 'localStorage', ...colorMode }: Settings): SiteFrame {
  return { ...frame, storage, colorMode: { ...frame.colorMode, ...colorMode } };
}

const system = { respectPrefersColorScheme: true };
const fixed = { disableSwitch: true };

/**
 * The expected mode for the site's settings, the stored choice, and whether the system is dark. The script in the head and
 * the hook must agree on every line.
 */
export const dueModes: [Settings, string | null, boolean, 'light' | 'dark'][] = [
  [{}, null, true, 'light'],
  [{}, 'dark', false, 'dark'],
  [{}, 'light', true, 'light'],
  [{}, 'purple', true, 'light'],
  [{}, '', true, 'light'],
  [{ defaultMode: 'dark' }, null, false, 'dark'],
  [{ defaultMode: 'dark' }, 'light', false, 'light'],
  [{ defaultMode: 'dark' }, 'purple', false, 'dark'],
  [system, null, true, 'dark'],
  [system, null, false, 'light'],
  [system, 'light', true, 'light'],
  [system, 'dark', false, 'dark'],
  [system, 'purple', true, 'dark'],
  [{ ...system, defaultMode: 'dark' }, null, false, 'light'],
  [fixed, 'dark', true, 'light'],
  [{ ...fixed, defaultMode: 'dark' }, 'light', false, 'dark'],
  [{ ...fixed, ...system }, 'light', true, 'dark'],
  [{ ...fixed, ...system }, 'dark', false, 'light'],
  [{ storage: 'sessionStorage' }, 'dark', false, 'dark'],
  [{ storage: 'sessionStorage', ...system }, null, true, 'dark'],
];

/** Simulates a system that prefers this mode, which jsdom lacks; the returned function changes the preference. */
export function systemPrefers(dark: boolean): (dark: boolean) => void {
  const query = Object.assign(new EventTarget(), {
    matches: dark,
    onchange: null as (() => void) | null,
  });
  const asked = '(prefers-color-scheme: dark)';
  window.matchMedia = (media) =>
    (media === asked ? query : { matches: false }) as unknown as MediaQueryList;
  return (darkNow) => {
    query.matches = darkNow;
    query.onchange?.();
    query.dispatchEvent(new Event('change'));
  };
}

/** Makes storage throw, as in browsers with storage disabled. */
export function refuse(): never {
  throw new DOMException('storage is switched off', 'SecurityError');
}
