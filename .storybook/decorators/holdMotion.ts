/** Brings what moves to its end, and stops there what would begin again. What follows the scroll has no time of its own. */
function hold(): void {
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline || animation.playState !== 'running') continue;
    const { endTime, duration, delay = 0 } = animation.effect?.getComputedTiming() ?? {};
    if (Number.isFinite(endTime)) {
      animation.finish();
    } else {
      animation.pause();
      animation.currentTime = delay + Number(duration) * 0.9999;
    }
  }
}

const beginnings = ['animationstart', 'transitionrun'] as const;

/** Holds all motion of the page, also what begins later; returns the way back. */
export function holdMotion(): () => void {
  hold();
  for (const name of beginnings) document.addEventListener(name, hold);
  return () => {
    for (const name of beginnings) document.removeEventListener(name, hold);
    for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.play();
  };
}
