/** A request that the fake server received. */
export interface FakeRequest {
  /** Method and path with query, like `GET /auth/users/me/`. */
  call: string;
  bearer: string | undefined;
  body: unknown;
  init: RequestInit;
}

type Reply = Response | Promise<Response> | ((request: FakeRequest) => Response | Promise<Response>);

/** A JSON answer. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** A page where JSON was expected. */
export const html = (status = 200): Response =>
  new Response('<h1>Bad gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } });

export const noContent = (): Response => new Response(null, { status: 204 });

/** An answer the test gives when it likes. */
export function hold() {
  let release: (reply: Response) => void = () => {};
  const promise = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

/** A network of one server: every call answers what was last set for it, or refuses the connection. */
export function createFakeServer() {
  const replies = new Map<string, Reply>();
  const requests: FakeRequest[] = [];

  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const headers = new Headers(init.headers);
    const request: FakeRequest = {
      call: `${init.method} ${pathname}${search}`,
      bearer: headers.get('Authorization')?.replace('Bearer ', ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      init,
    };
    requests.push(request);
    const reply = replies.get(request.call);
    if (reply === undefined) throw new TypeError('Failed to fetch');
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(new DOMException('Aborted', 'AbortError'));
      if (init.signal?.aborted) abort();
      init.signal?.addEventListener('abort', abort);
    });
    const response = await Promise.race([typeof reply === 'function' ? reply(request) : reply, aborted]);
    return response.clone();
  };

  return {
    fetch,
    requests,
    /** Sets the answer from now on; a function is asked each time. */
    on(call: string, reply: Reply): void {
      replies.set(call, reply);
    },
    /** The connection is refused from now on: for one call, or for all. */
    refuse(call?: string): void {
      if (call === undefined) replies.clear();
      else replies.delete(call);
    },
    /** Number of requests for `call`. */
    count: (call: string): number => requests.filter((request) => request.call === call).length,
  };
}
