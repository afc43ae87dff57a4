export { Contents } from './Contents.tsx';
export { Prose, type ProseProps } from './Prose.tsx';
export type { Block, Inline, RichText, Section } from './blocks.ts';
