import Cookies from 'js-cookie';

/** One place a text can be kept. Any method may throw: browsers do when storage is blocked or full. */
export interface Slot {
  read(): string | undefined;
  write(text: string): void;
  remove(): void;
}

/** The access token's cookie (specification section 9). @param lifetime seconds */
export function cookieSlot(name: string, lifetime: number): Slot {
  const attributes = () => ({
    path: '/',
    sameSite: 'strict' as const,
    secure: location.protocol === 'https:',
  });
  /** A cookie of the same name below `/` would be read instead of ours. */
  function removeNearer(): void {
    for (const path of pathsBelowRoot(location.pathname)) Cookies.remove(name, { path });
  }
  return {
    read: () => Cookies.get(name),
    write(text) {
      removeNearer();
      Cookies.set(name, text, { ...attributes(), 'max-age': String(lifetime) });
    },
    remove() {
      removeNearer();
      Cookies.remove(name, attributes());
    },
  };
}

/** `/a` and `/a/b` of `/a/b`. */
function pathsBelowRoot(pathname: string): string[] {
  const names = pathname.split('/').filter((name) => name !== '');
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}

/** A key of local storage; merely touching `localStorage` throws where it is blocked. */
export const localSlot = (key: string): Slot => ({
  read: () => localStorage.getItem(key) ?? undefined,
  write: (text) => localStorage.setItem(key, text),
  remove: () => localStorage.removeItem(key),
});

/**
 * Makes a slot that never throws. Nothing is copied while the slot works, so that every tab sees what the others did;
 * when it throws or silently refuses (a cookie over 4 kB), the text lives in memory for as long as the page does.
 */
export function withMemory(slot: Slot): Slot {
  let memory: string | undefined;

  function remove(): void {
    memory = undefined;
    try {
      slot.remove();
    } catch {
      // Nothing was kept there either.
    }
  }

  return {
    remove,
    read() {
      try {
        return memory ?? slot.read();
      } catch {
        return undefined;
      }
    },
    write(text) {
      memory = undefined;
      try {
        slot.write(text);
        if (slot.read() === text) return;
      } catch {
        // Falls through to memory.
      }
      // A refused write may have left the previous account's token readable.
      remove();
      memory = text;
    },
  };
}
