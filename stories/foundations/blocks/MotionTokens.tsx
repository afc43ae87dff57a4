import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Choice } from '#src/components/primitives/Choice/Choice.tsx';
import { vars } from '#src/theme/contract.css.ts';
import { easing } from '#src/theme/easing.ts';
import { reducedMotion } from '#src/theme/media.ts';
import { motion, reducedMotionVars } from '#src/theme/motion.ts';
import { Copy } from './Copy.tsx';
import * as css from './MotionTokens.css.ts';

/** Purpose of each token; a new one needs an entry. */
const purposes: Record<keyof typeof motion, string> = {
  fast: 'Цвет и рамка под указателем',
  base: 'Окно, вопрос, уведомление',
  slow: 'Появление коллажа',
  pending: 'Прыжок точек, пока страница ждёт',
  sheen: 'Блик по заготовке страницы',
  patience: 'Столько молчим, прежде чем показать линию загрузки',
  progress: 'Столько растёт линия загрузки',
  scrollHide: 'Через столько прячется полоса прокрутки',
  rise: 'Откуда въезжает окно',
  loop: 'Крутится ли то, что повторяется',
};

const speeds = [
  ['normal', 'Как на сайте'],
  ['slow', 'В 4 раза медленнее'],
  ['reduced', 'Меньше движения'],
] as const;

type Speed = (typeof speeds)[number][0];
type Name = keyof typeof motion;

/** Value of a token for people who prefer reduced motion. */
const reduced = (name: Name): string =>
  (reducedMotionVars as Readonly<Record<string, string>>)[vars.motion[name]] ?? motion[name];

/** A value as people read it: «120 мс». */
const labelOf = (value: string): string => value.replace(/^(\d+)ms$/, '$1 мс');

const isTime = (value: string): boolean => value.endsWith('ms');

/** Duration of a token at a speed, in milliseconds. */
function timeOf(name: Name, speed: Speed): number {
  const value = Number.parseFloat(speed === 'reduced' ? reduced(name) : motion[name]);
  return speed === 'slow' ? value * 4 : value;
}

interface RowProps {
  name: Name;
  speed: Speed;
  /** Rises with every replay. */
  round: number;
}

function Row({ name, speed, round }: RowProps) {
  const runner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round === 0) return;
    const way = [{ transform: 'translateX(0)' }, { transform: 'translateX(100%)' }];
    const run = runner.current?.animate(way, {
      duration: timeOf(name, speed),
      easing: easing.out,
      fill: 'forwards',
    });
    return () => run?.cancel();
  }, [name, round, speed]);
  return (
    <div className={css.row}>
      <div>
        <Copy value={`vars.motion.${name}`}>{name}</Copy>
        <p>{purposes[name]}</p>
        <p className={css.about}>
          {labelOf(motion[name])}
          {reduced(name) !== motion[name] && `, при «меньше движения» ${labelOf(reduced(name))}`}
        </p>
      </div>
      {isTime(motion[name]) && (
        <div className={css.track}>
          <div className={css.way}>
            <div ref={runner} className={css.runner}>
              <div className={css.dot} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

/** Every time of the theme as a way that a dot takes, again on request: as on the site, slower, or as with less motion. */
export function MotionTokens() {
  const [speed, setSpeed] = useState<Speed>(() => (matchMedia(reducedMotion).matches ? 'reduced' : 'normal'));
  const [round, setRound] = useState(0);
  return (
    <div>
      <div className={css.bar}>
        <Button kind="secondary" size="small" onPress={() => setRound(round + 1)}>
          Проиграть
        </Button>
        <Choice label="Скорость" options={speeds} value={speed} onChange={setSpeed} />
      </div>
      {Object.keys(motion).map((name) => (
        <Row key={name} name={name as Name} speed={speed} round={round} />
      ))}
    </div>
  );
}
