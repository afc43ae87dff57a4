import { fileTypeFromFile } from 'file-type';
import type { UploadKind } from '#src/validation/index.ts';
import { makeSound, type Sound } from './sounds/makeSound.ts';
import { Unfit } from './unfit.ts';

export interface InspectTask {
  readonly path: string;
  readonly kind: UploadKind;
  /** On the author's machine. */
  readonly name: string;
}

/** What the bytes of a file say. */
export type Inspected =
  | { readonly kind: 'other'; /** Empty where nobody knows it. */ readonly mime: string }
  | ({ readonly kind: 'sound' } & Sound)
  /** `Unfit` does not get out of a thread as what it is. */
  | { readonly kind: 'unfit'; readonly sentence: string };

/** What a thread does: a file may be made so that looking through it takes for ever. */
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
