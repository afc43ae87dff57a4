import Type, { type Static } from 'typebox';
import { closed } from './closed.ts';

/** Links of a text must not run a script or open another program. */
const Href = Type.String({
  pattern: '^(?:[hH][tT][tT][pP][sS]://|[mM][aA][iI][lL][tT][oO]:)[^\\s"<>\\\\]+$',
  maxLength: 2048,
});

/** A piece of text that looks the same throughout. */
const Run = closed({
  text: Type.String({ minLength: 1, maxLength: 20_000 }),
  bold: Type.Optional(Type.Literal(true)),
  italic: Type.Optional(Type.Literal(true)),
  href: Type.Optional(Href),
});
const Runs = Type.Array(Run, { maxItems: 500 });

/**
 * Id of the author's own file; the post's `media` describes it. It has one spelling, because ids are compared as texts.
 */
export const MediaId = Type.String({ format: 'uuid', pattern: '^[0-9a-f-]+$' });
const Caption = Type.Optional(Type.String({ maxLength: 500 }));
/** Description of a picture; empty if it is decoration. */
const Alt = Type.String({ maxLength: 1000 });
const Name = Type.String({ minLength: 1, maxLength: 200 });

const block = <Kind extends string, Fields extends Parameters<typeof Type.Object>[0]>(
  kind: Kind,
  fields: Fields,
) => closed({ type: Type.Literal(kind), ...fields });

/** A block of a post's body. Blocks contain only text, so there is no depth to limit. */
export const Block = Type.Union([
  block('paragraph', { runs: Runs }),
  block('heading', { level: Type.Union([Type.Literal(2), Type.Literal(3)]), text: Name }),
  block('list', { ordered: Type.Boolean(), items: Type.Array(Runs, { minItems: 1, maxItems: 200 }) }),
  block('quote', { runs: Runs }),
  block('divider', {}),
  block('picture', { media: MediaId, alt: Alt, caption: Caption }),
  block('gallery', {
    pictures: Type.Array(closed({ media: MediaId, alt: Alt, caption: Caption }), {
      minItems: 2,
      maxItems: 30,
    }),
  }),
  block('audio', { media: MediaId, title: Name }),
  block('file', { media: MediaId, title: Name }),
  /** The blocks below it are for readers with access. */
  block('paywall', {}),
]);

/** A post's body, from its first block to its last. */
export const Blocks = Type.Array(Block, { maxItems: 500 });

export type Run = Static<typeof Run>;
export type Block = Static<typeof Block>;
