import { writeFile } from 'node:fs/promises';
import { setRussian } from '#src/format/typesetting.ts';
import { isNode, type Node, nodes, readSources, type Source } from '#tests/architecture/sources.ts';

/** People read these sources. The component that draws it sets what the server, rules and the double say. */
const patterns = [
  'src/{app,captcha,compare,components,data,format,status}/**/*.{ts,tsx}',
  'src/app/{documents,knowledge}/**/*.md',
  'stories/**/*.{ts,tsx,mdx}',
];

/** Sets the spaces in the source of a text and leaves the rest: `space` matches each way to type one there. */
function setSpaces(source: string, space: RegExp, text: string): string {
  const spaces = setRussian(text)
    .match(/[ \u00a0]/g)
    ?.values();
  return source.replaceAll(space, (typed) => {
    if (spaces?.next().value !== '\u00a0') return typed;
    return typed.includes('\n') ? `\u00a0${typed}` : '\u00a0';
  });
}

const stringSpace = /[ \u00a0]|\\(?:u00a0|xa0)/gi;

/** Sentences of JSX and Markdown go on in the next line. */
const flowSpace = / *\n[ \n]*|[ \u00a0]|&nbsp;/g;

const asOneSpace = (typed: string): string => (/[ \n]/.test(typed) ? ' ' : '\u00a0');

function setFlow(source: string): string {
  return setSpaces(source, flowSpace, source.replaceAll(flowSpace, asOneSpace));
}

/**
 * JSX trims a no-break space at the end of a line, too, so a text that ends in one becomes an expression, as a whole: two
 * texts would break elsewhere than one.
 */
function setJsxText(source: string): string {
  const [, before = '', text = '', after = ''] = /^( *\n[ \n]*)?(.*?)( *\n[ \n]*)?$/s.exec(source) ?? [];
  const set = setFlow(text).replaceAll(/\u00a0 *\n[ \n]*/g, '\u00a0');
  if (!/^\u00a0|\u00a0$/.test(set)) return before + set + after;
  return `${before}{${JSON.stringify(set.replaceAll(flowSpace, asOneSpace))}}${after}`;
}

const splitter = (...markup: RegExp[]): RegExp =>
  new RegExp(`(${markup.map(({ source }) => source).join('|')})`, 'ms');

const inline = /\]\([^)]*\)|\*+|[[\]]/;

const block = /\n\n+|\n *(?:[-*>]|\d+\.) *| *\| */;

/** Splits a page of Storybook around its texts. Headings make addresses, `Meta` makes the list on the left. */
const pageMarkup = splitter(
  /```.*?```|`[^`]*`|^(?:import|export) .*?;$|^#+ [^\n]*$/,
  /<Meta\b[^>]*>|\{(?:[^{}]|\{[^{}]*\})*\}|[<>"]/,
  inline,
  block,
);

/** Splits an article around its texts. It begins with its fields. */
const articleMarkup = splitter(/(?:^|\n)(?:---|\w+: )/, inline, block);

const count = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;

/** Pages in English quote Russian: its short words may end a line there. */
const isMostlyRussian = (text: string): boolean => count(text, /[а-яё]/gi) > count(text, /[a-z]/gi);

/** The end of a line moves to the word before what it would part. */
const setMarkdown = (source: string, markup: RegExp): string =>
  source
    .split(markup)
    .map((part, index) => (index % 2 === 0 && isMostlyRussian(part) ? setFlow(part) : part))
    .join('')
    .replaceAll(/(?<!^ *(?:[-*>]|\d+\.)?) ([^ \n]*\u00a0)(\n *)/gm, '$2$1')
    .replaceAll(/\u00a0\n */g, '\u00a0');

const isRussian = (text: unknown): text is string => typeof text === 'string' && /[а-яё]/i.test(text);

/** Testing Library compares these with the page's text after replacing its no-break spaces by plain ones. */
const plainText = /^(?:\w+By(?:LabelText|Text)|toHaveTextContent)$/;

function isPlainText({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee)) return false;
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee;
  return isNode(name) && plainText.test(String(name['name']));
}

/** Keys and what is compared stay as they are typed. */
function isCompared(node: Node, parent: Node): boolean {
  if (parent.type === 'BinaryExpression') return parent['operator'] !== '+';
  return [parent['key'], parent['property'], parent['test']].includes(node);
}

function cookedOf({ type, value }: Node): unknown {
  const isPiece = type === 'TemplateElement' && typeof value === 'object' && value !== null;
  return isPiece && 'cooked' in value ? value.cooked : value;
}

const endOf = (node: Node): number => Number(node['end']);

/** Names of stories stay as they are typed: people search Storybook's list for them. */
function isStoryName(node: Node, parentOf: (node: Node | undefined) => Node | undefined): boolean {
  const property = parentOf(node);
  const key = property?.['key'];
  const holder = parentOf(parentOf(property))?.type;
  const isNamed = isNode(key) && /^(?:title|name)$/.test(String(key['name']));
  return isNamed && (holder === 'VariableDeclarator' || holder === 'TSSatisfiesExpression');
}

/** JSX has `{' '}` between a text at the end of a line and what follows. */
function isAfterShortWord(space: Node, element: Node | undefined): boolean {
  const children = Array.isArray(element?.['children']) ? element['children'] : [];
  const before: unknown = children[children.indexOf(space) - 1];
  const text = isNode(before) ? before['value'] : undefined;
  return isRussian(text) && setRussian(`${text.trimEnd()} `).endsWith('\u00a0');
}

function setModule(source: Source): string {
  const visits = nodes(source);
  const parents = new Map(visits.map(({ node, parent }) => [node, parent]));
  const parentOf = (node: Node | undefined): Node | undefined => node && parents.get(node);
  const isStory = source.path.endsWith('.stories.tsx');
  let plainUntil = 0;
  const edits = visits.flatMap(({ node, parent }) => {
    if (isPlainText(node)) plainUntil = Math.max(plainUntil, endOf(node));
    if (!parent || node.start < plainUntil || isCompared(node, parent)) return [];
    if (isStory && isStoryName(node, parentOf)) return [];
    const [typed, text] = [source.text.slice(node.start, endOf(node)), cookedOf(node)];
    if (text === ' ' && isAfterShortWord(parent, parentOf(parent)))
      return [{ node, set: String.raw`'\u00a0'` }];
    if (!isRussian(text)) return [];
    return [{ node, set: node.type === 'JSXText' ? setJsxText(typed) : setSpaces(typed, stringSpace, text) }];
  });
  return edits
    .toSorted((a, b) => b.node.start - a.node.start)
    .reduce((text, { node, set }) => text.slice(0, node.start) + set + text.slice(endOf(node)), source.text);
}

/**
 * The source with the no-break spaces of Russian texts, as the character itself: `setRussian` says which. Those typed by
 * hand stay. `npm run format` writes it, `--check` names the files that lack some.
 */
export function typeset(source: Source): string {
  if (source.path.endsWith('.mdx')) return setMarkdown(source.text, pageMarkup);
  return source.path.endsWith('.md') ? setMarkdown(source.text, articleMarkup) : setModule(source);
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  const sources = await readSources(...patterns);
  for (const source of sources.filter(({ path }) => !path.startsWith('stories/flows/double/'))) {
    const text = typeset(source);
    if (text === source.text) continue;
    if (!isCheck) await writeFile(source.path, text);
    if (isCheck) {
      process.exitCode = 1;
      process.stderr.write(`${source.path} lacks no-break spaces that \`npm run format\` sets\n`);
    }
  }
}
