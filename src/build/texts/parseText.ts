import { lexer, type Token, type Tokens } from 'marked';
import type { Text } from '#src/app/shared/text.ts';
import type { Block, Inline, RichText, Section } from '#src/components/sections/Prose/Prose.tsx';

const fieldNames = ['title', 'description', 'keywords', 'edition'] as const;

/**
 * Reads a Markdown file: fields between lines of `---`, then sections under `## Heading {#id}` made of paragraphs,
 * lists and tables with strong words and links. A long word may break at `&shy;`.
 *
 * @throws {Error} on anything else: nothing written may be missing on the page
 */
export function parseText(source: string): Text {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('&shy;', '\u00ad')) ?? [];
  if (head === undefined || body === undefined) throw new Error('A text begins with its fields between ---');
  return { ...readFields(head), sections: readSections(lexer(body)) };
}

function readFields(head: string): Record<(typeof fieldNames)[number], string> {
  const fields = { title: '', description: '', keywords: '', edition: '' };
  for (const line of head.split('\n')) {
    const [, name, value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    const field = fieldNames.find((each) => each === name);
    if (field === undefined) throw new Error(`Not a field of a text: ${line}`);
    fields[field] = value;
  }
  return fields;
}

function readSections(tokens: readonly Token[]): Section[] {
  const sections: (Section & { blocks: Block[] })[] = [];
  for (const token of tokens) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      const [, title, id] = /^(.+) \{#([a-z-]+)\}$/.exec(token['text']) ?? [];
      if (title === undefined || id === undefined || token['depth'] !== 2)
        throw new Error(`A section begins with "## Heading {#id}": ${token.raw}`);
      sections.push({ id, title, blocks: [] });
    } else {
      const section = sections.at(-1);
      if (section === undefined) throw new Error(`Outside of a section: ${token.raw}`);
      section.blocks.push(readBlock(token));
    }
  }
  return sections;
}

function readBlock(token: Token): Block {
  if (isParagraph(token)) return { kind: 'paragraph', text: readRichText(token.tokens) };
  if (isList(token)) {
    const items = token.items.map((item) => readRichText(item.tokens));
    return { kind: token.ordered ? 'numbers' : 'bullets', items };
  }
  if (isTable(token)) {
    return {
      kind: 'table',
      head: token.header.map(({ text }) => text),
      rows: token.rows.map((row) => row.map((cell) => readRichText(cell.tokens))),
    };
  }
  throw new Error(`A text is made of paragraphs, lists and tables: ${token.raw}`);
}

const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

function readRichText(tokens: readonly Token[]): RichText {
  const parts = tokens.flatMap(readInline);
  const [first, second] = parts;
  return typeof first === 'string' && second === undefined ? first : parts;
}

function readInline(token: Token): Inline[] {
  const text = 'text' in token ? String(token.text) : '';
  switch (token.type) {
    case 'text':
      // The text of a list's item holds its own parts.
      return 'tokens' in token && token.tokens ? token.tokens.flatMap(readInline) : [text];
    case 'strong':
      return [{ kind: 'strong', text }];
    case 'link':
      return [{ kind: 'link', text, href: String(token['href']) }];
    default:
      throw new Error(`A sentence is made of text, **strong words** and [links](/): ${token.raw}`);
  }
}
