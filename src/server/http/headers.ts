import type { FastifyInstance } from 'fastify';
import { isApiPath } from './paths.ts';

type CaptchaProvider = 'altcha' | 'smartcaptcha';

export interface HeaderOptions {
  readonly captcha: CaptchaProvider;
  /** Origin of an API elsewhere that the pages call; absent: their own. */
  readonly apiOrigin?: string | undefined;
  /** Hashes of the scripts in the pages' own HTML (`inlineScripts.ts`). */
  readonly scriptHashes: readonly string[];
  /** People reach the site by https: browsers have to insist on it. */
  readonly isHttps: boolean;
  /** Off under the development server, which works with inline scripts and styles. */
  readonly hasContentPolicy: boolean;
}

/** Texts of the two `<style>` elements react-aria inserts; a test recomputes the hashes from its sources. */
export const reactAriaStyleHashes = [
  /** usePreventScroll on iOS Safari. */
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
  /** usePress. */
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
] as const;

/** Browsers send their reports to the page's origin, even if the API is elsewhere. */
export const reportsPath = '/api/reports/';
const yandex = 'https://smartcaptcha.cloud.yandex.ru';
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/** The policy of pages and their files: nothing runs but our own scripts and the chosen captcha's. */
export function pagePolicy({
  captcha,
  apiOrigin,
  scriptHashes,
}: Pick<HeaderOptions, 'captcha' | 'apiOrigin' | 'scriptHashes'>): string {
  const foreign = captcha === 'smartcaptcha' ? ` ${yandex}` : '';
  const api = apiOrigin === undefined ? '' : ` ${apiOrigin}`;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  const directives = [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}${foreign}`,
    `style-src 'self'${quoted(reactAriaStyleHashes)}`,
    `img-src 'self' data: blob:${foreign}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${api}${foreign}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  switch (captcha) {
    case 'altcha':
      // They make the address of the worker that solves the challenge, read what is pasted in the editor, and write data for
      // search engines.
      directives.push(
        "require-trusted-types-for 'script'",
        'trusted-types app-worker ProseMirrorClipboard structured-data',
      );
      break;
    case 'smartcaptcha':
      // Trusted Types are off: Yandex's script has not been tried under them.
      directives.push(`frame-src ${yandex}`);
      break;
  }
  return [...directives, 'report-to csp'].join('; ');
}

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

function commonHeaders({ captcha, isHttps }: HeaderOptions): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    // Yandex's frame does not send the header that isolation asks of it.
    ...(captcha === 'altcha' && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };
}

/** The headers of a reply to `url`, for every status. */
export function headersFor(url: string, options: HeaderOptions): Record<string, string> {
  const common = commonHeaders(options);
  if (isApiPath(url)) return { ...common, 'Content-Security-Policy': apiPolicy, 'Cache-Control': 'no-store' };
  if (!options.hasContentPolicy) return {};
  return {
    ...common,
    'Content-Security-Policy': pagePolicy(options),
    'Reporting-Endpoints': `csp="${reportsPath}"`,
  };
}

/** Puts the headers on every reply before anything can answer. */
export function addHeaders(app: FastifyInstance, options: HeaderOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headersFor(request.url, options), 'X-Request-Id': request.id });
  });
}
