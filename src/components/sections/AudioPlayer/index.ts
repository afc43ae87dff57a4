export { AudioPlayer } from './AudioPlayer.tsx';
export type { AudioPlayerProps, SoundView, Speed } from './sound.ts';
