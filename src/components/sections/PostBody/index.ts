export type { BlockView, RunView } from './blocks.ts';
export { type Listening, PostBody, type PostBodyProps } from './PostBody.tsx';
