import { CaptchaBox } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import type { CaptchaConfig, CaptchaWidget } from '../provider.ts';
import { useSlow } from '../useSlow.ts';
import { useAltcha } from './useAltcha.ts';

/** Our own captcha: a proof of work over a challenge of the API, nothing asked of the person but a press. */
export function createAltcha(config: CaptchaConfig): CaptchaWidget {
  return function AltchaWidget(props) {
    const { phase, start } = useAltcha(config, props);
    const isSlow = useSlow(phase.kind === 'verifying');
    return <CaptchaBox status={isSlow ? 'slow' : phase.kind} onPress={start} />;
  };
}
