export { AudioPlayer } from './AudioPlayer.tsx';
export { type AudioPlayerProps, type SoundView, type Speed, speeds } from './sound.ts';
