import { handler } from 'altcha-lib/workers/shared';
import { pbkdf2 } from '@noble/hashes/pbkdf2';
import { sha256 } from '@noble/hashes/sha2';

// Browsers do not derive keys without a secure context, as on plain http; this fallback is several times slower.
handler({
  async deriveKey({ algorithm, cost, keyLength = 32 }, salt, password) {
    if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`Cannot solve ${algorithm}`);
    return { parameters: {}, derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) };
  },
});
