/** Messages by field without the fields that are fine; `undefined` when all are. */
export function compact(
  messages: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, readonly string[]>> | undefined {
  const fields = Object.entries(messages).flatMap(([field, message]) =>
    message === undefined ? [] : [[field, [message]] as const],
  );
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}
