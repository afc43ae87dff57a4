import { setRussian } from '#src/format/typesetting.ts';

/** What this has to know of a node of Markdown with JSX: https://github.com/syntax-tree/mdast */
interface MarkdownNode {
  readonly type: string;
  readonly name?: string | null;
  value?: unknown;
  readonly children?: readonly MarkdownNode[];
  readonly attributes?: readonly MarkdownNode[];
}

/** Addresses are made of headings, and the list on the left of `Meta`. Code has no `text` inside. */
const isLeft = ({ type, name }: MarkdownNode): boolean => type === 'heading' || name === 'Meta';

function setNode(node: MarkdownNode): void {
  if (isLeft(node)) return;
  const isText = node.type === 'text' || node.type === 'mdxJsxAttribute';
  // Lines of Markdown end where the file is wide enough, in the middle of a sentence.
  if (isText && typeof node.value === 'string') node.value = setRussian(node.value.replaceAll('\n', ' '));
  node.attributes?.forEach(setNode);
  node.children?.forEach(setNode);
}

/** Sets the no-break spaces of pages, so that `.mdx` files are typed with plain ones. A plugin of remark. */
export const typesetMarkdown = () => setNode;
