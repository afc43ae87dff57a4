import { expect, test } from 'vitest';
import { endpoints } from '#src/api/contract.ts';
import { nodes, readSources, stringOf } from './sources.ts';

/** Called endpoints in the client's sources, with repetitions; lists and types of names call nothing. */
async function readCalls(): Promise<string[]> {
  const sources = await readSources('src/{app,captcha,data,session}/**/*.{ts,tsx}');
  return sources
    .flatMap(nodes)
    .filter(({ parent }) => parent?.type !== 'TSLiteralType' && parent?.type !== 'ArrayExpression')
    .flatMap(({ node }) => (node.type === 'Literal' ? (stringOf(node) ?? []) : []))
    .filter((text) => text in endpoints);
}

test('the client makes every call of the contract but those beside which the contract says why not', async () => {
  const made = new Set(await readCalls());
  const unused = Object.keys(endpoints).filter((name) => !made.has(name));
  expect(unused.toSorted()).toEqual([
    'deleteUser',
    'replaceMe',
    'replaceUser',
    'updateUser',
    'user',
    'verify',
  ]);
});

test('there is one way to cancel a subscription', async () => {
  expect((await readCalls()).filter((name) => name === 'cancelSubscription')).toHaveLength(1);
});
