import { randomUUID } from 'node:crypto';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { addApi, type AppDeps } from './api.ts';
import { answerBrokenAddresses, answerBrokenRequests } from '../http/brokenRequests.ts';
import { readClient, inlineScriptHashes } from '../http/builtClient.ts';
import { handleErrors } from '../http/errors.ts';
import { addHealth, logReplies, addTiming } from '../http/monitoring.ts';
import { addHeaders, type HeaderOptions } from '../http/headers.ts';
import { watchMethods } from '../http/endpoint.ts';
import { addAddresses, addPages, handleUnknownPaths } from '../http/pages.ts';
import { refuseOverload } from '../http/overload.ts';
import { findPreview } from '../posts/index.ts';

/** Bytes of a request's body. */
const bodyLimit = 64 * 1024;
/** A request that is not fully sent by then is cut off, ms; the check runs every second. */
const requestTimeout = 12_000;
const slowSenders = { headersTimeout: requestTimeout, connectionsCheckingInterval: 1000 };

/** Builds the whole server without listening: the API, the pages and the headers on every reply. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, log } = deps;
  const client = deps.pages === undefined ? undefined : await readClient(deps.pages, settings.PUBLIC_URL);
  const headers: HeaderOptions = {
    captcha: settings.SMARTCAPTCHA_SECRET === undefined ? 'altcha' : 'smartcaptcha',
    apiOrigin: settings.VITE_API_URL,
    scriptHashes: client ? inlineScriptHashes(client) : [],
    isHttps: settings.PUBLIC_URL.startsWith('https:'),
    hasContentPolicy: deps.hasContentPolicy ?? true,
  };

  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    genReqId: () => randomUUID(),
    requestTimeout,
    http: slowSenders,
    trustProxy: settings.TRUSTED_PROXIES ? [...settings.TRUSTED_PROXIES] : false,
    routerOptions: { maxParamLength: 300 },
    ajv: { customOptions: { coerceTypes: false, allErrors: true, removeAdditional: true } },
    clientErrorHandler: answerBrokenRequests(headers),
    frameworkErrors: answerBrokenAddresses(headers, client),
  });
  app.removeContentTypeParser('text/plain');
  addHeaders(app, headers);
  addTiming(app);
  logReplies(app);
  deps.metrics?.watch(app);
  refuseOverload(app, settings.REQUESTS_IN_FLIGHT);
  handleErrors(app);
  handleUnknownPaths(app, client);

  const closeOtherMethods = watchMethods(app);
  await addApi(app, deps);
  addHealth(app, deps.db, deps.draining);
  closeOtherMethods();
  addAddresses(app, settings.PUBLIC_URL);
  if (client)
    addPages(app, {
      client,
      origin: settings.PUBLIC_URL,
      findPreview: (id) => findPreview(deps.db, id),
    });
  app.addHook('onClose', async () => {
    await Promise.all([deps.queue.close(), deps.uploads.close()]);
  });
  return app;
}
