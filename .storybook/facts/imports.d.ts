declare module '*/sources.facts' {
  import type { Message } from './message.ts';
  import type { TokenUses } from './readTokenUses.ts';

  export const tokenUses: TokenUses;
  export const messages: readonly Message[];
}
