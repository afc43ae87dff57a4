/**
 * The path with its placeholders filled, each value one encoded segment; `undefined` when a value cannot be one: empty,
 * or a dot segment, which would lead to another endpoint.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string | undefined {
  let isPossible = true;
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key] ?? '';
    if (['', '.', '..'].includes(value)) isPossible = false;
    return encodeURIComponent(value);
  });
  return isPossible ? filled : undefined;
}
