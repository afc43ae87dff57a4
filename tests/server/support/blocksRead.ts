import type { OpenDatabase } from '#src/server/database/index.ts';

interface Plan {
  readonly Plan: Readonly<Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>>;
}

/** Blocks of 8 KB that a query is answered from, no matter what else the machine does. */
export async function blocksRead(
  { execute }: Pick<OpenDatabase, 'execute'>,
  query: string,
  values: unknown[],
): Promise<number> {
  const { rows } = await execute(`explain (analyze, buffers, format json) ${query}`, values);
  const [{ 'QUERY PLAN': plans } = { 'QUERY PLAN': [] }] = rows as { 'QUERY PLAN': Plan[] }[];
  const [{ Plan: plan } = { Plan: { 'Shared Hit Blocks': 0, 'Shared Read Blocks': 0 } }] = plans;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}
