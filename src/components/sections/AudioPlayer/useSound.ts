import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

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

/** Seconds of listening after which the place is worth remembering. */
const step = 5;

/** `paused`: also before the first press; `waiting`: for the network. */
export type Playing = 'paused' | 'playing' | 'waiting' | 'failed';

/** State of a sound, from the events of its element. */
export function useSound({ sound, place, speed, onPlace, onStale }: Omit<AudioPlayerProps, 'onSpeedChange'>) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<Playing>('paused');
  const [time, setTime] = useState(place);
  const remembered = useRef(place);
  const { id, src } = sound;

  const remember = (seconds: number) => {
    remembered.current = seconds;
    onPlace(id, seconds);
  };
  const play = () => {
    const element = audio.current;
    if (element === null) return;
    // After an error the element has given up, also at the same address.
    if (element.error !== null) element.load();
    if (element.readyState === HTMLMediaElement.HAVE_NOTHING) element.currentTime = time;
    element.playbackRate = speed;
    setPlaying('waiting');
    element.play().catch((error: unknown) => {
      // The browser allows no sound without a press, and fires no event for that; everything else has events.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setPlaying('paused');
    });
  };

  // The same sound at a new address goes on from the same second, before the stopped element reports that it is at 0.
  const previousSrc = useRef(src);
  const resume = useEffectEvent(() => {
    if (playing !== 'paused') play();
  });
  useLayoutEffect(() => {
    if (previousSrc.current === src) return;
    previousSrc.current = src;
    resume();
  }, [src]);

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed;
  }, [speed]);

  // One sound at a time.
  useEffect(() => {
    const giveWay = ({ target }: Event) => {
      if (target !== audio.current) audio.current?.pause();
    };
    document.addEventListener('play', giveWay, true);
    return () => document.removeEventListener('play', giveWay, true);
  }, []);

  return {
    playing,
    time,
    // Read the element: a sound may have stopped without an event.
    toggle: () => (playing === 'failed' || audio.current?.paused !== false ? play() : audio.current.pause()),
    seek(seconds: number) {
      setTime(seconds);
      if (audio.current) audio.current.currentTime = seconds;
      remember(seconds);
    },
    element: {
      ref: audio,
      src,
      preload: 'none',
      onPlaying: () => setPlaying('playing'),
      onWaiting: () => setPlaying('waiting'),
      onPause: () => {
        // A sound that fails is paused, too.
        setPlaying((now) => (now === 'failed' ? now : 'paused'));
        // The last update of the time may not have been drawn yet.
        const now = playing === 'playing' ? (audio.current?.currentTime ?? time) : time;
        setTime(now);
        remember(now);
      },
      onEnded: () => {
        setPlaying('paused');
        setTime(0);
        remember(0);
      },
      onError: () => {
        setPlaying('failed');
        onStale(id);
      },
      onTimeUpdate: () => {
        const now = audio.current?.currentTime ?? 0;
        // A reloaded sound starts at 0 before it is back where it was.
        if (playing !== 'playing') return;
        setTime(now);
        if (Math.abs(now - remembered.current) >= step) remember(now);
      },
    } as const,
  };
}
