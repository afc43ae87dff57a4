import type { SoundView } from '#src/components/sections/AudioPlayer/AudioPlayer.tsx';

/** Seconds of silence as a WAV file: 4,000 samples of one byte each, about as few as browsers take. */
function silence(seconds: number): string {
  const rate = 4000;
  const bytes = new Uint8Array(44 + seconds * rate).fill(128);
  const view = new DataView(bytes.buffer);
  const words = [
    [0, 0x52494646],
    [8, 0x57415645],
    [12, 0x666d7420],
    [36, 0x64617461],
  ] as const;
  for (const [at, word] of words) view.setUint32(at, word);
  view.setUint32(4, bytes.length - 8, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  view.setUint32(40, seconds * rate, true);
  return `data:audio/wav;base64,${btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))}`;
}

/** A sound for stories and tests. */
export const sound: SoundView = {
  id: 'song',
  title: 'Третья песня, кухонный дубль',
  note: 'Запись, 5,8 МБ',
  seconds: 188,
  src: silence(8),
};

/** One that is as long as it says. */
export const shortSound: SoundView = { ...sound, id: 'short', title: 'Тишина', seconds: 8 };
