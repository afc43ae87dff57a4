import { setRussian } from '#src/format/typesetting.ts';

/** What this has to know of a node of Markdown with JSX: https://github.com/syntax-tree/mdast */
interface MarkdownNode {
  readonly type: string;
  readonly name?: string | null;
  value?: unknown;
  readonly children?: readonly MarkdownNode[];
  readonly attributes?: readonly MarkdownNode[];
}

/** Headings make addresses, `Meta` makes the list on the left. Code has no `text` inside. */
const isLeft = ({ type, name }: MarkdownNode): boolean => type === 'heading' || name === 'Meta';

const count = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;

/** The handbook is in English, and quotes Russian: its short words may end a line. */
const isRussian = (text: string): boolean => count(text, /[а-яё]/gi) > count(text, /[a-z]/gi);

function setNode(node: MarkdownNode): void {
  if (isLeft(node)) return;
  const isText = node.type === 'text' || node.type === 'mdxJsxAttribute';
  // Lines of Markdown end where the file is wide enough, in the middle of a sentence.
  if (isText && typeof node.value === 'string' && isRussian(node.value))
    node.value = setRussian(node.value.replaceAll('\n', ' '));
  node.attributes?.forEach(setNode);
  node.children?.forEach(setNode);
}

/** Sets the no-break spaces of pages, so that `.mdx` files are typed with plain ones. A plugin of remark. */
export const typesetMarkdown = () => setNode;
