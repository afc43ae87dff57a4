/** A sound of a post. */
export interface SoundView {
  /** The same for a new address of the same sound. */
  readonly id: string;
  readonly title: string;
  /** Kind and size: «Запись, 5,8 МБ». */
  readonly note: string;
  /** Length of the sound. */
  readonly seconds: number;
  readonly src: string;
}

/** Playback speeds in the order of the button. */
export const speeds = [1, 1.25, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

export interface AudioPlayerProps {
  sound: SoundView;
  /** Second to begin from: where one stopped last. Read once. */
  place: number;
  speed: Speed;
  onSpeedChange: (speed: Speed) => void;
  /** Reports the position from time to time; 0 after the end. */
  onPlace: (id: string, seconds: number) => void;
  /** Called if the sound did not load: its address may have expired. A new `src` continues from the same second. */
  onStale: (id: string) => void;
}
