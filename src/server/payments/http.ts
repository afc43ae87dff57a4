/** For a whole answer, ms. Providers answer within ten seconds, and a lost answer is asked for later. */
const timeout = 15_000;
/** Bytes of an answer; a longer one is none. */
const maxAnswer = 1024 * 1024;

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** `unknown` where the call may or may not have had its effect. */
export type Answer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Calls a provider by JSON. Never throws: a call whose answer is lost may have had its effect. */
export async function callJson(fetch: typeof globalThis.fetch, call: Call): Promise<Answer> {
  const { method, url, headers, body } = call;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...headers,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await readText(response);
    if (response.status >= 500 || response.status === 429 || response.status === 408)
      return { kind: 'unknown', reason: `the provider answered ${response.status}` };
    return { kind: 'answer', status: response.status, body: JSON.parse(text) };
  } catch (error) {
    return { kind: 'unknown', reason: error instanceof Error ? error.message : 'no answer' };
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswer) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `Authorization` of both providers. */
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** @returns `undefined` for what is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
