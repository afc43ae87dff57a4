declare module '*/sources.facts' {
  import type { Message } from './message.ts';
  import type { TokenUses } from './readTokenUses.ts';

  export const tokenUses: TokenUses;
  export const messages: readonly Message[];
}

declare module '*/design.facts' {
  import type { DesignSection } from './readDesignSections.ts';

  /** Sections by component. */
  export const designSections: Readonly<Record<string, readonly DesignSection[]>>;
}
