import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reportsPath } from './headers.ts';
import { pageRoute } from './paths.ts';

/** Safari calls a report of the content policy by the old name, in any form. */
const types = ['application/reports+json', 'application/csp-report'];
/** Lines of the log for one request. */
const maxLines = 20;

/** A line of the log. It holds neither an address nor a text that somebody typed. */
type Report =
  | {
      readonly message: 'content policy violated';
      /** Route of the page. */
      readonly route: string;
      readonly directive: string;
      /** Origin of what was blocked, or what it was: `inline`, `eval`. */
      readonly blocked: string;
      /** The script that wanted it, or the route of the page. */
      readonly source: string;
      readonly line: number | undefined;
    }
  | {
      readonly message: 'page crashed';
      readonly route: string;
      readonly error: string;
      /** Places in files of the build, innermost component first. */
      readonly at: string;
    };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function textOf(fields: Fields, ...names: readonly string[]): string {
  const value = names.map((name) => fields[name]).find((field) => typeof field === 'string');
  return value ?? '';
}

/** Path of an address with or without an origin. */
const pathOf = (url: string): string =>
  url === '' ? '' : (URL.parse(url, 'http://localhost')?.pathname ?? '');

/** `img-src`, `inline`; anything else is no keyword. */
const keyword = (text: string): string => (/^[a-z-]{1,40}$/.test(text) ? text : 'unknown');

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url === null) return keyword(text);
  return /^https?:$/.test(url.protocol) ? url.origin : url.protocol;
}

const routeOf = (path: string): string => pageRoute(path) ?? 'unknown';

/** A script by its file, a page by its route. */
function sourceOf(text: string): string {
  const path = pathOf(text);
  return /\.m?js$/.test(path) ? `${originOf(text)}${path}`.slice(0, 200) : routeOf(path);
}

function violation(fields: Fields): Report {
  const line = fields['lineNumber'] ?? fields['line-number'];
  return {
    message: 'content policy violated',
    route: routeOf(pathOf(textOf(fields, 'documentURL', 'document-uri'))),
    directive: keyword(textOf(fields, 'effectiveDirective', 'effective-directive')),
    blocked: originOf(textOf(fields, 'blockedURL', 'blocked-uri')),
    source: sourceOf(textOf(fields, 'sourceFile', 'source-file')),
    line: typeof line === 'number' ? line : undefined,
  };
}

/** Engines put values behind a quote, a colon or a bracket: the text before them holds nothing typed. */
const beforeValues = /^(?:\w+: )?(?:n't|[\w .#])*/;
const location = /[\w-]+\.[jt]sx?:\d+:\d+/g;

function crash(url: string, body: Fields): Report {
  const [beginning = ''] = beforeValues.exec(textOf(body, 'message')) ?? [];
  return {
    message: 'page crashed',
    route: routeOf(pathOf(url)),
    error: beginning.trim().slice(0, 100) || 'unknown',
    at: (textOf(body, 'stack').match(location) ?? []).slice(0, 10).join(' '),
  };
}

function readReport(report: unknown): Report | undefined {
  if (!isFields(report)) return undefined;
  // The form of before the Reporting API.
  if (isFields(report['csp-report'])) return violation(report['csp-report']);
  const { type, body } = report;
  if (!isFields(body)) return undefined;
  switch (type) {
    case 'csp-violation':
      return violation(body);
    case 'page-crash':
      return crash(textOf(report, 'url'), body);
    default:
      return undefined;
  }
}

/** The reports in a body of any kind. */
function readReports(payload: unknown): Report[] {
  return [payload].flat().flatMap((report) => readReport(report) ?? []);
}

/**
 * Logs what browsers report of the content policy (https://www.w3.org/TR/reporting-1/), and what pages report of themselves
 * when they crashed: one warning each.
 * @param isAllowed counts a request; beyond the limit reports are dropped in silence, because a browser repeats them after a 429
 */
export async function addReports(
  app: FastifyInstance,
  isAllowed: (request: FastifyRequest) => Promise<boolean>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(types, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.post(reportsPath, { config: { limit: { itself: 'LIMIT_REPORT' } } }, async (request, reply) => {
      if (await isAllowed(request)) {
        for (const { message, ...fields } of readReports(request.body).slice(0, maxLines))
          request.log.warn(fields, message);
      }
      return reply.code(204).send();
    });
  });
}
