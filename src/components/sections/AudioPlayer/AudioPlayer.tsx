import { Button } from 'react-aria-components/Button';
import { formatCountdown } from '#src/format/countdown.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import * as css from './AudioPlayer.css.ts';
import { type AudioPlayerProps, type Speed, speeds, useSound } from './useSound.ts';

export { type AudioPlayerProps, type SoundView, type Speed, speeds } from './useSound.ts';

const labels = {
  paused: 'Слушать',
  failed: 'Слушать дальше',
  playing: 'Пауза',
  waiting: 'Загрузка. Пауза',
} as const;

const speedText = (speed: Speed) => `${String(speed).replace('.', ',')}×`;

/** Plays a sound (design section 14): one at a time, from where the listener stopped, at their speed. */
export function AudioPlayer({ onSpeedChange, ...props }: AudioPlayerProps) {
  const { sound, speed } = props;
  const { playing, time, toggle, seek, element } = useSound(props);
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
  const second = Math.floor(time);
  const isStill = playing === 'paused' || playing === 'failed';
  return (
    <div className={css.player} role="group" aria-label={`Запись «${sound.title}»`}>
      {/* A song has no captions: the author describes it in the post. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio {...element} />
      <Button className={css.start} aria-label={labels[playing]} onPress={toggle}>
        <Icon name={isStill ? 'play' : 'pause'} />
      </Button>
      <div>
        <div className={css.head}>
          <p className={css.title}>{sound.title}</p>
          <Button
            className={css.speed}
            aria-label={`Скорость ${speedText(speed)}`}
            onPress={() => onSpeedChange(next)}
          >
            {speedText(speed)}
          </Button>
        </div>
        <Slider
          label="Место записи"
          size="thin"
          minValue={0}
          maxValue={sound.seconds}
          step={1}
          value={Math.min(second, sound.seconds)}
          formatValue={formatCountdown}
          onChange={seek}
        />
        <p className={css.foot}>
          <span>{playing === 'waiting' ? 'Загрузка...' : sound.note}</span>
          <span>
            {formatCountdown(second)} / {formatCountdown(Math.round(sound.seconds))}
          </span>
        </p>
      </div>
      {playing === 'failed' && (
        <div className={css.failure}>
          <Banner tone="error">
            Запись не загружается. Проверьте связь и нажмите «Слушать дальше»: она продолжится с того же
            места.
          </Banner>
        </div>
      )}
    </div>
  );
}
