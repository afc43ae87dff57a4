import secureUrl from 'altcha/workers/pbkdf2?worker&url';
// oxlint-disable-next-line import/default -- Vite makes it.
import plainUrl from './plainWorker.ts?worker&url';

// TypeScript's DOM library does not know Trusted Types; what a policy makes is declared as the string it stands for.
interface PolicyFactory {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

const workerUrl = window.isSecureContext ? secureUrl : plainUrl;

/** The content security policy allows one policy of this name, and it lets through one address. */
const policy = window.trustedTypes?.createPolicy('app-worker', {
  createScriptURL(url: string): string {
    if (url !== workerUrl) throw new TypeError('Only the captcha worker may be started');
    return url;
  },
});

/** Starts a worker that looks for a challenge's solution. */
export const createWorker = (): Worker =>
  new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
