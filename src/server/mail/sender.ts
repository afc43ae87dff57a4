import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Settings } from '../settings/table.ts';

/** What mail servers and mailboxes learn of us. */
export interface Sender {
  readonly from: string | { readonly name: string; readonly address: string };
  /** Greets mail servers (EHLO) and names messages (Message-ID): a domain in ASCII, or an address in brackets. */
  readonly host: string;
}

/** A domain, or an address literal of RFC 5321. */
function hostOf(hostname: string): string {
  const address = hostname.replaceAll(/[[\]]/g, '');
  const version = isIP(address);
  if (version === 0) return domainToASCII(hostname);
  return version === 6 ? `[IPv6:${address}]` : `[${address}]`;
}

type SenderSettings = Pick<Settings, 'MAIL_FROM' | 'PUBLIC_URL' | 'SMTP_NAME' | 'VITE_BRAND_NAME'>;

/** The sender by the settings: with the name of the product, unless one is given. */
export const senderOf = ({ MAIL_FROM, PUBLIC_URL, SMTP_NAME, VITE_BRAND_NAME }: SenderSettings): Sender => ({
  from: MAIL_FROM.includes('<') ? MAIL_FROM : { name: VITE_BRAND_NAME, address: MAIL_FROM },
  host: hostOf(SMTP_NAME ?? new URL(PUBLIC_URL).hostname),
});
