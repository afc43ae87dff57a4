import { Fragment } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import type { Block, Inline, RichText } from './blocks.ts';
import * as css from './Blocks.css.ts';

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
