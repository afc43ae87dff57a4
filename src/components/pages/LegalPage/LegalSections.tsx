import * as css from './LegalSections.css.ts';

/** A piece of a legal text. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      /** As many cells as the head has; the first one names its row. */
      readonly rows: readonly (readonly string[])[];
    };

/** A numbered part of a legal text. */
export interface LegalSection {
  /** Where the contents lead: the fragment of the address. */
  readonly id: string;
  /** Without its number. */
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** The text of a legal page, set as a book: Literata, 38 em, indents. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <article className={css.prose}>
      {sections.map(({ id, title, blocks }, index) => (
        <section key={id} aria-labelledby={id}>
          <h2 className={css.heading} id={id} tabIndex={-1}>
            {index + 1}. {title}
          </h2>
          {blocks.map((block, position) => (
            // A legal text does not change while it is on the screen.
            // oxlint-disable-next-line react/no-array-index-key
            <Block key={position} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className={css.paragraph}>{block.text}</p>;
    case 'list':
      return (
        <ol className={css.list}>
          {block.items.map((item) => (
            <li className={css.item} key={item}>
              {item}
            </li>
          ))}
        </ol>
      );
    case 'table':
      return <Table {...block} />;
  }
}

function Table({ head, rows }: Extract<LegalBlock, { kind: 'table' }>) {
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th className={css.data} scope="row">
              {name}
            </th>
            {cells.map((cell) => (
              <td className={css.data} key={cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
