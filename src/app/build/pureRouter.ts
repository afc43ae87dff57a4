import type { ESTree, Plugin } from 'vite';

/** Functions of React that only make something. */
const makers: readonly string[] = ['createContext', 'forwardRef', 'memo'];

const isMember = (node: ESTree.Node, names: readonly string[]): boolean =>
  node.type === 'MemberExpression' &&
  node.property.type === 'Identifier' &&
  names.includes(node.property.name);

/** Where a statement makes something, as `var Link = React10.forwardRef(…)` does. */
const makings = (statement: ESTree.Program['body'][number]): number[] =>
  statement.type === 'VariableDeclaration'
    ? statement.declarations.flatMap(({ init }) =>
        init?.type === 'CallExpression' && isMember(init.callee, makers) ? [init.start] : [],
      )
    : [];

/** `Link.displayName = "Link";` */
const isNaming = (statement: ESTree.Program['body'][number]): boolean =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  isMember(statement.expression.left, ['displayName']);

const isRouter = /\/react-router\/dist\//;
let found = 0;

/**
 * Lets the bundler drop what React Router creates while it loads and we do not use: its links, forms and fetchers, 7 KB
 * brotli on every page, though react-aria's links stand in their place. Rolldown 1.2.19 has no option for it: of
 * `React10.forwardRef` its `manualPureFunctions` reads `React10` alone, and drops effects, too; without
 * `propertyWriteSideEffects` it drops writes that are read elsewhere. To be deleted when React Router marks these calls
 * itself (remix-run/react-router#15299): then nothing is found here, and the build stops.
 */
export const pureRouter: Plugin = {
  name: 'pure-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    found = 0;
  },
  transform: {
    filter: { id: isRouter },
    handler(code) {
      const { body } = this.parse(code);
      const marks = body.flatMap(makings).map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' }));
      const names = body.filter(isNaming).map(({ start, end }) => ({ start, end, text: '' }));
      found += marks.length;
      return [...marks, ...names]
        .toSorted((a, b) => b.start - a.start)
        .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
    },
  },
  buildEnd(error) {
    if (error || found > 0 || ![...this.getModuleIds()].some((id) => isRouter.test(id))) return;
    throw new Error('Nothing in React Router needs a mark any more: delete src/app/build/pureRouter.ts');
  },
};
