import { Fragment } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './Blocks.css.ts';

/** A sentence with its links and strong words; without any it is a plain string. */
export type RichText = string | readonly Inline[];

export type Inline =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** A piece of a text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  /** Steps that follow one another, or points to be referred to. */
  | { readonly kind: 'numbers'; readonly items: readonly RichText[] }
  | { readonly kind: 'bullets'; readonly items: readonly RichText[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      /** As many cells as the head has; the first one names its row. */
      readonly rows: readonly (readonly RichText[])[];
    };

/** A part of a text under a heading of its own. */
export interface Section {
  /** Anchor of the section. */
  readonly id: string;
  /** Title without its number. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

interface BlocksProps {
  blocks: readonly Block[];
  /** Paragraphs begin with an indent instead of standing apart. */
  isBook: boolean;
}

/** The pieces of a text, one after another. It does not change while it is on the screen: places serve as keys. */
export function Blocks({ blocks, isBook }: BlocksProps) {
  return blocks.map((block, index) => <Fragment key={index}>{blockOf(block, isBook)}</Fragment>);
}

function blockOf(block: Block, isBook: boolean) {
  switch (block.kind) {
    case 'paragraph':
      return <p className={isBook ? css.indented : css.apart}>{textOf(block.text)}</p>;
    case 'numbers':
      return <ol className={css.list({ kind: 'numbers' })}>{itemsOf(block.items)}</ol>;
    case 'bullets':
      return <ul className={css.list({ kind: 'bullets' })}>{itemsOf(block.items)}</ul>;
    case 'table':
      return <Table {...block} />;
  }
}

const itemsOf = (items: readonly RichText[]) =>
  items.map((item, index) => (
    <li className={css.item} key={index}>
      {textOf(item)}
    </li>
  ));

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th className={css.head} key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], index) => (
          <tr key={index}>
            <th className={css.data} scope="row">
              {textOf(name)}
            </th>
            {cells.map((cell, column) => (
              <td className={css.data} key={head[column + 1]}>
                {textOf(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function textOf(text: RichText) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => <Fragment key={index}>{inlineOf(part)}</Fragment>);
}

function inlineOf(part: Inline) {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'link':
      return (
        <Link kind="text" href={part.href} isExternal={/^https?:/.test(part.href)}>
          {part.text}
        </Link>
      );
  }
}
