import type { EndpointName } from '#src/api/contract.ts';
import { normalizeTexts } from '#src/validation/index.ts';
import { accountCalls } from './accounts.ts';
import type { Call, Handlers } from './call.ts';
import { createContent } from './content.ts';
import { credentialCalls } from './credentials.ts';
import { profileCalls } from './profiles.ts';
import { readingCalls } from './reading.ts';
import { notFound, Refusal, unauthorized } from './refusal.ts';
import { checkBody, findRoute } from './router.ts';
import { seedContent } from './seed.ts';
import { createSessions, sessionCalls } from './sessions.ts';
import { createState, findByEmail, type Message } from './state.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { supportCalls } from './support.ts';
import { verificationCalls } from './verification.ts';

const json = (status: number, body: unknown): Response =>
  status === 204 ? new Response(null, { status }) : Response.json(body, { status });

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refusal(400, { detail: 'Не удалось прочитать запрос.' });
  }
}

interface ServerDoubleOptions {
  /** Origin of the addresses in letters. */
  readonly origin: string;
  /** Gets every letter and every text message. */
  readonly onMessage: (message: Message) => void;
}

/**
 * A double of the server in the memory of a page: accounts, reading and subscribing, without network, database and limits.
 * Journeys on the real server cover the rest.
 */
export function createServerDouble({ origin, onMessage }: ServerDoubleOptions) {
  const state = createState(origin, onMessage);
  const sessions = createSessions(state);
  const content = createContent();
  seedContent(state, content);
  const handlers: Handlers = {
    ...sessionCalls(state, sessions),
    ...accountCalls(state, sessions),
    ...credentialCalls(state, sessions),
    ...verificationCalls(state),
    ...subscriptionCalls(state, content),
    ...readingCalls(state, content),
    ...profileCalls(state, content),
    ...supportCalls(state),
  };

  function handle<Name extends EndpointName>(name: Name, call: Call<Name>): unknown {
    const handler = handlers[name];
    if (handler === undefined) throw new Refusal(501, { detail: 'Двойник сервера этого не умеет.' });
    return handler(call);
  }

  async function serve(request: Request): Promise<Response> {
    const { pathname, searchParams: query } = new URL(request.url);
    const route = findRoute(request.method, pathname);
    if (route === undefined) throw notFound();
    const [, bearer] = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
    const caller = () => {
      if (bearer === undefined) throw unauthorized('Учетные данные не были предоставлены.');
      return sessions.read(bearer, ['access']);
    };
    if (!route.isOpen) caller();
    const body = route.body === undefined ? undefined : await readBody(request);
    normalizeTexts(body);
    if (route.body !== undefined) checkBody(route.body, body);
    // The contract's word on the shapes: the body has been checked, the parameters are those of the path.
    const hasBearer = bearer !== undefined;
    const call = { body, params: route.params, query, hasBearer, caller } as Call<EndpointName>;
    return json(route.status, handle(route.name, call));
  }

  return {
    /** The tokens of a person who is logged in already. @param email of an account that is there */
    logIn(email: string): { access: string; refresh: string } {
      const account = findByEmail(state, email);
      if (account === undefined) throw new Error(`The double has no account ${email}`);
      return sessions.start(account);
    },
    /** Answers one request; rejects only for a fault of its own. */
    async answer(request: Request): Promise<Response> {
      try {
        return await serve(request);
      } catch (error) {
        if (error instanceof Refusal) return json(error.status, error.body);
        throw error;
      }
    },
  };
}
