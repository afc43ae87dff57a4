declare module '*/components.props' {
  import type { Prop } from './prop.ts';

  /** By the names of the components. */
  export const props: Readonly<Record<string, readonly Prop[]>>;
}
