const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Puts every text of a JSON value into NFC, in place: equal words are equal texts then. Passwords stay as they were typed
 * (readings D15). It keeps a list instead of calling itself: a body may be nested deeper than the stack.
 */
export function normalizeTexts(value: unknown): void {
  const parents = [value].filter(isParent);
  for (const parent of parents) {
    for (const key of Object.keys(parent)) {
      const part = parent[key];
      if (typeof part === 'string' && !key.endsWith('password')) parent[key] = part.normalize();
      else if (isParent(part)) parents.push(part);
    }
  }
}
