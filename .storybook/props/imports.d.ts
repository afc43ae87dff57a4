declare module '*/components.props' {
  import type { Prop } from './prop.ts';

  /** Props by component. */
  export const props: Readonly<Record<string, readonly Prop[]>>;
}
