import { type ESTree, type Plugin, Visitor } from 'vite';
import { setRussian } from '#src/format/typesetting.ts';

/**
 * Rooms whose texts people read. The server has no build, nor have the rules that it shares: what they say is set by the
 * component that draws it, as `ErrorText` and `Banner` do.
 */
export const typesetRooms =
  /(^|\/)(src\/(app|captcha|compare|components|data|format|status)|stories(?!\/flows\/double))\/.*\.tsx?$/;

/** Of Testing Library: these compare with the text of the page after its no-break spaces have become plain ones. */
const plainText = /By(?:LabelText|Text)$|^toHaveTextContent$/;

function isPlainText({ callee }: ESTree.CallExpression): boolean {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && plainText.test(name.name);
}

const stringOf = (node: ESTree.Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

const isRussian = (text: string): boolean => /[а-яё]/i.test(text);

/** The source of a text with the spaces of the text as it is set: nothing else changes, nor does the length. */
function setSpaces(source: string, set: string): string {
  const spaces = set.match(/[ \u00a0]/g)?.values();
  return source.replaceAll(/ |\u00a0|\\(?:u00a0|xa0)/gi, (space) => {
    const next = spaces?.next().value;
    return space === ' ' && next !== undefined ? next : space;
  });
}

/** Where a Russian text is, and how it is set. */
interface Text {
  readonly start: number;
  readonly end: number;
  readonly set: string;
}

/** What there is to set in a module. Keys and what is compared stay as they are typed. */
function textsOf(program: ESTree.Program): Text[] {
  const texts: Text[] = [];
  const left = new Set<ESTree.Node>();
  let plainUntil = 0;
  const note = (node: ESTree.Node, value: string | undefined | null) => {
    if (!value || left.has(node) || node.start < plainUntil || !isRussian(value)) return;
    texts.push({ start: node.start, end: node.end, set: setRussian(value) });
  };
  new Visitor({
    CallExpression(node) {
      if (isPlainText(node)) plainUntil = Math.max(plainUntil, node.end);
    },
    Property: ({ key }) => void left.add(key),
    MemberExpression: ({ property }) => void left.add(property),
    SwitchCase: ({ test }) => void (test && left.add(test)),
    BinaryExpression(node) {
      if (node.operator !== '+') left.add(node.left).add(node.right);
    },
    // JSX has `{' '}` between a text at the end of a line and what follows.
    ArrayExpression({ elements }) {
      elements.forEach((node, index) => {
        const before = stringOf(elements[index - 1]);
        if (node === null || before === undefined || !isRussian(before) || stringOf(node) !== ' ') return;
        texts.push({ start: node.start, end: node.end, set: setRussian(`${before} `).slice(-1) });
      });
    },
    Literal: (node) => note(node, stringOf(node)),
    TemplateElement: (node) => note(node, node.value.cooked),
  }).visit(program);
  return texts.toSorted((a, b) => b.start - a.start);
}

/**
 * Sets the no-break spaces in the Russian texts of a module that is compiled to JavaScript. Every character stays in its
 * place, and so does what source maps say.
 */
export const setTexts = (code: string, program: ESTree.Program): string =>
  textsOf(program).reduce(
    (rest, { start, end, set }) =>
      rest.slice(0, start) + setSpaces(rest.slice(start, end), set) + rest.slice(end),
    code,
  );

/**
 * Texts of the product are typed with plain spaces, and `setRussian` sets the no-break ones as they are built. Runs when
 * JSX has become calls, in which every text is a string.
 */
export const typesetting: Plugin = {
  name: 'typesetting',
  transform: {
    filter: { id: { include: typesetRooms, exclude: /\/node_modules\// }, code: /[а-яё]/i },
    handler(code) {
      return { code: setTexts(code, this.parse(code)), map: null };
    },
  },
};
