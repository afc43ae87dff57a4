import type { Clock } from '#src/api/clock.ts';
import { calls, credentials, seen } from './world.ts';
import type { Model } from './model.ts';

/** A tab of the model's browser that can be reloaded and has an eye on every request its engine makes. */
export function createModelTab({ clock, slots, openTab, problems, loginOf, exchange }: Model) {
  const refreshing = new Set<unknown>();
  /** Refresh tokens that were refused, with the access token stored then; another one is a sibling's success. */
  const rejected = new Map<unknown, unknown>();
  const pages = new Map<number, { owner: number | undefined; requests: number }>();
  /** The access token that a refresh brought; while it is stored and nothing happens, another has no cause. */
  let renewed: unknown;
  let reloads = 0;
  let tab = openPage();
  let stop = tab.session.start();

  /** The timers of a page end with it. */
  function openPage() {
    const mine = reloads;
    const after: Clock['after'] = (delay, run) => clock.after(delay, () => mine === reloads && run());
    return openTab(fetch, { ...clock, after });
  }

  /** Keeps a page that is no more from hearing of an answer. */
  function whileOpen(answer: Promise<Response>): Promise<Response> {
    const before = reloads;
    return new Promise((resolve, reject) => {
      answer.then(
        (response) => before === reloads && resolve(response),
        (error: unknown) => before === reloads && reject(error),
      );
    });
  }

  async function fetch(input: URL | RequestInfo, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(String(input));
    const call = `${init.method} ${pathname}`;
    const bearer = new Headers(init.headers).get('Authorization')?.slice('Bearer '.length);
    if (call === calls.refresh) return refresh(init);
    if (call === calls.feed) checkPage(Number(searchParams.get('cursor')), bearer);
    if (call === calls.feed || call === calls.me) {
      if (bearer === undefined) problems.push('a protected request without a token');
      if (bearer !== slots.access.text) problems.push('a token that is not the stored one');
    }
    const response = await whileOpen(exchange(call, bearer, init));
    if (response.status === 401) renewed = undefined;
    return response;
  }

  async function refresh(init: RequestInit): Promise<Response> {
    const token = slots.refresh.text;
    if (refreshing.has(token)) problems.push('two refreshes in flight');
    if (renewed !== undefined && slots.access.text === renewed) problems.push('a refresh without a cause');
    if (rejected.has(token) && rejected.get(token) === slots.access.text)
      problems.push('a rejected refresh token is still in use');
    refreshing.add(token);
    renewed = undefined;
    try {
      const response = await whileOpen(exchange(calls.refresh, undefined, init));
      if (response.ok) renewed = (await response.clone().json()).access;
      if (response.status === 401 || response.status === 429) rejected.set(token, slots.access.text);
      return response;
    } finally {
      refreshing.delete(token);
    }
  }

  function checkPage(page: number, bearer: unknown): void {
    const { owner, requests } = pages.get(page) ?? { owner: undefined, requests: 0 };
    if (requests === 2) problems.push('a call repeated twice');
    if (owner !== undefined && owner !== loginOf(bearer)?.user.id) problems.push('a call as somebody else');
    pages.set(page, { owner, requests: requests + 1 });
  }

  return {
    /** Something has happened after which a refresh is due. */
    allowRefresh: () => void (renewed = undefined),
    state: () => seen(tab.session),
    wake: () => tab.wake(),
    logIn: (email: string) => void tab.session.login({ ...credentials, email }),
    logOut: () => tab.session.logout(),
    look: () => void tab.session.call('me'),
    call(): void {
      const owner = seen(tab.session).user?.id;
      pages.set(pages.size + 1, { owner, requests: 0 });
      void tab.session.call('feed', { query: { cursor: String(pages.size) } });
    },
    reload(): void {
      stop();
      reloads += 1;
      renewed = undefined;
      refreshing.clear();
      rejected.clear();
      tab = openPage();
      stop = tab.session.start();
    },
  };
}

export type ModelTab = ReturnType<typeof createModelTab>;
