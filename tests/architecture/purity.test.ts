import { expect, test } from 'vitest';
import { dotted, type Node, nodes, place, readSources, type Source } from './sources.ts';
import { specifiers } from './specifiers.ts';

const packages = /^(swr|react-router(-dom)?|js-cookie|jwt-decode|altcha(-lib)?|@yandex\/smart-captcha)(\/|$)/;

const globals = new Set([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'localStorage',
  'sessionStorage',
]);

const members =
  /^((window|globalThis|document|self)\.)?(location|history|navigator)\.|^Date\.now$|^Math\.random$/;
const through =
  /^(window|globalThis|document|self)\.(location|history|cookie|fetch|localStorage|sessionStorage)$/;
const others = /^crypto\.(randomUUID|getRandomValues)$|^performance\.now$/;

const isName = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true) ||
  (parent?.type === 'Property' && parent['key'] === node && parent['shorthand'] !== true) ||
  parent?.type.startsWith('TS') === true ||
  parent?.type.startsWith('JSX') === true;

function impurity(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'NewExpression' && dotted(node['callee']) === 'Date') {
    const { arguments: args } = node;
    return Array.isArray(args) && args.length === 0 ? 'new Date()' : undefined;
  }
  const name = dotted(node);
  if (name === undefined) return undefined;
  if (node.type === 'Identifier') return globals.has(name) && !isName(node, parent) ? name : undefined;
  return members.test(name) || through.test(name) || others.test(name) ? name : undefined;
}

function violations(sources: Source[]): string[] {
  return sources.flatMap((source) => [
    ...specifiers(source).flatMap(({ name, place: at }) =>
      name !== undefined && packages.test(name) ? [`${at}: imports ${name}`] : [],
    ),
    ...[...nodes(source)].flatMap(({ node, parent }) => {
      const found = impurity(node, parent);
      return found === undefined ? [] : [`${place(source, node)}: uses ${found}`];
    }),
  ]);
}

test('components know nothing of network, router, storage, clock and chance', async () => {
  expect(violations(await readSources('src/components/**/*.{ts,tsx}'))).toEqual([]);
});

test.each([
  [`await fetch('/api/feed/');`],
  [`const send = fetch;`],
  [`window.fetch;`],
  [`localStorage.getItem('a');`],
  [`const { length } = window.localStorage;`],
  [`const year = new Date().getFullYear();`],
  [`const now = Date.now();`],
  [`const id = Math.random();`],
  [`const id = crypto.randomUUID();`],
  [`location.assign('/');`],
  [`window.location = '/';`],
  [`import useSWR from 'swr';`],
  [`import { Link } from 'react-router-dom';`],
  [`const load = () => import('swr/mutation');`],
])('the check sees %s', (text) => {
  expect(new Set(violations([{ path: 'a.tsx', text }])).size).toBeGreaterThan(0);
});

test.each([
  [`const year = new Date(published).getFullYear();`],
  [`const post = { fetch: true, location: 'Москва' }; post.fetch;`],
  [`type Props = { location: string }; const A = ({ location }: Props) => <p>{location}</p>;`],
])('the check lets pass %s', (text) => {
  expect(violations([{ path: 'a.tsx', text }])).toEqual([]);
});
