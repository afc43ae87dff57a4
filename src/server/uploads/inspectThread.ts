import { fileTypeFromFile } from 'file-type';
import type { UploadKind } from '#src/validation/index.ts';
import { makeSound, type Sound } from './sounds/makeSound.ts';
import { Unfit } from './unfit.ts';

export interface InspectTask {
  readonly path: string;
  readonly kind: UploadKind;
  /** Name on the author's machine. */
  readonly name: string;
}

/** Facts from the bytes of a file. */
export type Inspected =
  | { readonly kind: 'other'; /** Empty if unknown. */ readonly mime: string }
  | ({ readonly kind: 'sound' } & Sound)
  /** `Unfit` does not get out of a thread as what it is. */
  | { readonly kind: 'unfit'; readonly sentence: string };

/** Inspects a file in a thread, because a crafted file may take for ever. */
export async function inspect({ path, kind, name }: InspectTask): Promise<Inspected> {
  const { mime = '' } = (await fileTypeFromFile(path)) ?? {};
  if (kind !== 'audio') return { kind: 'other', mime };
  try {
    return { kind: 'sound', ...(await makeSound(path, name, mime)) };
  } catch (error) {
    if (error instanceof Unfit) return { kind: 'unfit', sentence: error.message };
    throw error;
  }
}
