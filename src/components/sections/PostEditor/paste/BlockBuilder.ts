import { type EditorBlock, type EditorRun, limits } from '../blocks.ts';
import { keepIndent, type Looks, type Spaces } from './looks.ts';

/** Block that the next text becomes. `group` is the same for the items of one list or the lines of one quote. */
export type Target =
  | { readonly type: 'paragraph' }
  | { readonly type: 'heading'; readonly level: 2 | 3 }
  | { readonly type: 'quote'; readonly group: unknown }
  | { readonly type: 'item'; readonly ordered: boolean; readonly group: unknown };

const isBlank = (runs: readonly EditorRun[]): boolean => runs.every(({ text }) => text.trim() === '');

/** Trims spaces and line breaks at both ends. */
function trim(runs: readonly EditorRun[]): EditorRun[] {
  const trimmed = runs.map((run) => ({ ...run }));
  const [first] = trimmed;
  if (first) first.text = first.text.replace(/^[ \n]+/, '');
  const last = trimmed.at(-1);
  if (last) last.text = last.text.replace(/[ \n]+$/, '');
  const filled = trimmed.filter(({ text }) => text !== '');
  return filled.length === runs.length ? filled : trim(filled);
}

/** Keeps the indents of verse. A single line has none: pages indent paragraphs themselves. */
function keepIndents(runs: readonly EditorRun[]): readonly EditorRun[] {
  const joined = runs.map(({ text }) => text).join('');
  if (!joined.trim().includes('\n')) return runs;
  return runs.map((run, index) => {
    const begins = runs[index - 1]?.text.endsWith('\n') ?? true;
    const lines = run.text.split('\n');
    const text = lines.map((line, at) => (at > 0 || begins ? keepIndent(line) : line)).join('\n');
    return { ...run, text };
  });
}

/** Collects pasted text into blocks, a piece after another. */
export class BlockBuilder {
  readonly blocks: EditorBlock[] = [];
  /** Group of the last block, if it is a list or a quote. */
  #group: unknown;
  #runs: EditorRun[] = [];
  #target: Target = { type: 'paragraph' };
  readonly #keepsSpaces: boolean;

  constructor(keepsSpaces: boolean) {
    this.#keepsSpaces = keepsSpaces;
  }

  /** Starts a new block. */
  begin(target: Target): void {
    this.#end();
    this.#target = target;
  }

  write(text: string, looks: Looks, spaces: Spaces): void {
    if (this.#keepsSpaces) return this.#push(text, looks);
    if (spaces === 'collapse') return this.#writeCollapsed(text, looks);
    const lines = text.split(/\r\n?|\n/);
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.breakLine(looks);
      const isEmptyLine = index > 0 && index < lines.length - 1 && line.trim() === '';
      if (isEmptyLine) continue;
      if (spaces === 'keep') this.#push(line.replaceAll('\t', '    '), looks);
      else this.#writeCollapsed(line, looks);
    }
  }

  /** A line; two of them end a paragraph. */
  breakLine(looks: Looks): void {
    const last = this.#runs.at(-1);
    if (last?.text.endsWith('\n')) return this.begin(this.#target);
    this.#push('\n', looks);
  }

  add(block: EditorBlock): void {
    this.#end();
    this.blocks.push(block);
    this.#group = undefined;
  }

  finish(): EditorBlock[] {
    this.#end();
    return this.blocks;
  }

  #writeCollapsed(text: string, looks: Looks): void {
    const endsInSpace = /[ \n]$/.test(this.#runs.at(-1)?.text ?? ' ');
    this.#push(text.replace(/[ \t\r\n\f]+/g, ' ').replace(endsInSpace ? /^ / : /^$/, ''), looks);
  }

  #push(text: string, looks: Looks): void {
    if (text === '') return;
    const last = this.#runs.at(-1);
    const isAlike = last?.bold === looks.bold && last?.italic === looks.italic && last?.href === looks.href;
    if (last !== undefined && isAlike) last.text += text;
    else this.#runs.push({ text, ...looks });
  }

  #end(): void {
    const runs = this.#keepsSpaces ? this.#runs : trim(keepIndents(this.#runs));
    this.#runs = [];
    if (isBlank(runs) && !this.#keepsSpaces) return;
    if (runs.length > 0) this.#put(runs);
  }

  #put(runs: EditorRun[]): void {
    const target = this.#target;
    const last = this.blocks.at(-1);
    const group = 'group' in target ? target.group : undefined;
    const goesOn = group !== undefined && group === this.#group;
    this.#group = group;
    switch (target.type) {
      case 'paragraph':
        this.blocks.push({ type: 'paragraph', runs });
        break;
      case 'heading': {
        const text = runs.map((run) => run.text.replaceAll('\n', ' ')).join('');
        // A long sentence in large type is no heading.
        if (text.length > limits.name) this.blocks.push({ type: 'paragraph', runs });
        else this.blocks.push({ type: 'heading', level: target.level, text });
        break;
      }
      case 'quote':
        if (goesOn && last?.type === 'quote') last.runs.push({ text: '\n' }, ...runs);
        else this.blocks.push({ type: 'quote', runs });
        break;
      case 'item':
        if (goesOn && last?.type === 'list' && last.items.length < limits.items) last.items.push(runs);
        else this.blocks.push({ type: 'list', ordered: target.ordered, items: [runs] });
        break;
    }
  }
}
