import type { FastifyInstance } from 'fastify';
import { reportsPath } from './headers.ts';
import { clientNetwork, type Limits } from '../limits/index.ts';
import { readReports } from './readReports.ts';

/** Safari calls a report of the content policy by the old name, in any form. */
const types = ['application/reports+json', 'application/csp-report'];
/** Of the log, for one request. */
const maxLines = 20;

/**
 * What browsers report of the content policy (https://www.w3.org/TR/reporting-1/), and pages of themselves when they
 * broke: one warning each. Past `LIMIT_REPORT` they are dropped in silence: at a 429 a browser sends them again.
 */
export async function addReports(app: FastifyInstance, { limits }: { limits: Limits }): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(types, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.post(reportsPath, { config: { limit: { itself: 'LIMIT_REPORT' } } }, async (request, reply) => {
      if (await limits.allows('LIMIT_REPORT', clientNetwork(request))) {
        for (const { message, ...fields } of readReports(request.body).slice(0, maxLines))
          request.log.warn(fields, message);
      }
      return reply.code(204).send();
    });
  });
}
