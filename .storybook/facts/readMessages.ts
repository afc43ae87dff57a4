import { isNode, type Node, nodes, place, type Source, stringOf } from '#tests/architecture/sources.ts';
import type { Message } from './message.ts';

/** Rooms whose every Russian text is a message. */
const wholly = /^src\/(validation|api|session|captcha|data)\//;

/** Names of what holds messages elsewhere. */
const telling = /fail|error|refus|offline|problem|denied/i;

/** Beginnings of failure texts, independent of constant names. */
const beginning = /^(Не удалось|Не получилось|Ошибка|Слишком|Сервер|Нет связи)/;

const skipped = /^src\/(server\/(demo|openapi|mail)|app\/(knowledge|documents))\//;

/** A text as it shows: no-break spaces count as spaces, what is put in as an ellipsis. */
const shown = (text: string): string =>
  text
    .replaceAll('\\u00a0', ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** Names of fields before a message, and of files in one, are no messages. */
const labelling = /^(labels|kinds?)$/;

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node['value']).replaceAll('&nbsp;', ' ');
  if (node.type !== 'TemplateLiteral') return stringOf(node);
  return listOf(node['quasis'])
    .map((quasi) => (quasi['value'] as { cooked?: string }).cooked ?? '')
    .join('…');
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '');

/** The texts of a file, each with the names of what it is in, outermost first. */
function* textsIn(source: Source): Generator<{ node: Node; text: string; names: readonly string[] }> {
  const namesOf = new Map<Node, readonly string[]>();
  for (const { node, parent } of nodes(source)) {
    const outer = (parent && namesOf.get(parent)) ?? [];
    const own = nameOf(node['id']) || (node.type === 'Property' ? nameOf(node['key']) : '');
    namesOf.set(node, own === '' ? outer : [...outer, own]);
    const isKey = parent?.type === 'Property' && parent['key'] === node;
    const text = isKey || parent?.type === 'TemplateLiteral' ? undefined : textOf(node);
    if (text !== undefined && /[а-яё]{2}/i.test(text)) yield { node, text: shown(text), names: outer };
  }
}

function isMessage(path: string, text: string, names: readonly string[]): boolean {
  if (skipped.test(path) || names.some((name) => labelling.test(name))) return false;
  if (wholly.test(path)) return /^[А-ЯЁ…]/.test(text);
  if (path.startsWith('src/server/')) return /^[А-ЯЁ…].*\.$/.test(text);
  return (
    /^[А-ЯЁ…]/.test(text) && (beginning.test(text) || [path, ...names].some((name) => telling.test(name)))
  );
}

/** Names by which the rest of the product takes a text: exports of its file that need its declaration. */
function publicNames(source: Source, name: string): string[] {
  const declarations = [...nodes(source)].flatMap(({ node, parent }) => {
    const isTop = parent?.type === 'Program' || parent?.type === 'ExportNamedDeclaration';
    if (!isTop) return [];
    const declared = node.type === 'VariableDeclaration' ? listOf(node['declarations'])[0] : node;
    const body = source.text.slice(node.start, Number(node['end']));
    return [{ name: nameOf(declared?.['id']), body, isExported: parent.type !== 'Program' }];
  });
  const found = new Set([name]);
  for (const reached of found) {
    for (const { name: next, body } of declarations)
      if (next !== '' && new RegExp(String.raw`\b${reached}\b`).test(body)) found.add(next);
  }
  return declarations
    .filter(({ name: each, isExported }) => isExported && found.has(each))
    .map((each) => each.name);
}

const isShowing = (path: string): boolean => /^src\/(components|app)\/.*\.tsx?$/.test(path);

/** Files that show a text: its own, or those that take it from a room without looks. */
function showers(source: Source, names: readonly string[], product: readonly Source[]): string[] {
  if (isShowing(source.path)) return [source.path];
  const [outermost] = names;
  if (outermost === undefined || !source.path.startsWith('src/validation/')) return [];
  const words = publicNames(source, outermost).join('|');
  if (words === '') return [];
  const mentions = new RegExp(String.raw`\b(${words})\b`);
  return product.filter(({ path, text }) => isShowing(path) && mentions.test(text)).map(({ path }) => path);
}

/**
 * Every message of the product, in the order of the files.
 * @param stories files of stories, and what they show
 * @param specification the page that quotes messages in «»
 */
export function readMessages(
  product: readonly Source[],
  stories: readonly Source[],
  specification: string,
): Message[] {
  const quotes = shown(specification);
  const pages = stories.map(({ path, text }) => ({ path, text: shown(text) }));
  return product.flatMap((source) =>
    [...textsIn(source)]
      .filter(({ text, names }) => isMessage(source.path, text, names))
      .map(({ node, text, names }) => ({
        text,
        path: source.path,
        line: Number(place(source, node).split(':').at(-1)),
        shownIn: showers(source, names, product),
        stories: pages.filter((page) => page.text.includes(text)).map(({ path }) => path),
        isQuoted: quotes.includes(`«${text}»`),
      })),
  );
}
