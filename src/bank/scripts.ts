import { randomUUID } from 'node:crypto';
import type { Bank } from './bank.ts';
import type { Script, ScriptKind } from './scriptKinds.ts';

export function addScript({ state }: Bank, script: Omit<Script, 'id'>): void {
  state.scripts.push({ id: randomUUID(), ...script });
}

/**
 * The oldest script of these kinds that is meant for this, used up once.
 * @param subject a call as `POST /v3/payments`, or an event
 * @param options `isNamed` passes over scripts for any subject
 */
export function takeScript(
  { state }: Bank,
  kinds: readonly ScriptKind[],
  subject: string,
  { isNamed = false }: { readonly isNamed?: boolean } = {},
): Script | undefined {
  const script = state.scripts.find(
    ({ kind, only }) => kinds.includes(kind) && subject.includes(only) && !(isNamed && only === ''),
  );
  if (script === undefined) return undefined;
  script.times -= 1;
  state.scripts = state.scripts.filter(({ times }) => times > 0);
  return script;
}
