import type { NounForms } from './noun.ts';
import { withNoun } from './plural.ts';

const minutes: NounForms = ['минуту', 'минуты', 'минут'];
const seconds: NounForms = ['секунду', 'секунды', 'секунд'];
const files: NounForms = ['файл', 'файла', 'файлов'];

/** Media of a post. */
export interface Contents {
  readonly pictures: number;
  /** Length of all sounds. */
  readonly audio_seconds: number;
  readonly files: number;
}

const duration = (length: number): string =>
  length < 60 ? withNoun(Math.round(length), seconds) : withNoun(Math.round(length / 60), minutes);

/** «12 фото, запись на 3 минуты, 1 файл»; empty for text alone. */
export const formatContents = ({ pictures, audio_seconds: sound, files: count }: Contents): string =>
  [
    pictures > 0 && `${pictures} фото`,
    sound > 0 && `запись на ${duration(sound)}`,
    count > 0 && withNoun(count, files),
  ]
    .filter((text) => text !== false)
    .join(', ');
