import { useEffect, useState } from 'react';
import { CaptchaBox } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import { loadWidget } from './loadWidget.ts';
import type { CaptchaForm, CaptchaWidget } from './provider.ts';
import type { CaptchaController } from './useCaptcha.ts';
import { useSlow } from './useSlow.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';

export interface CaptchaProps {
  /** Result of `useCaptcha`. */
  captcha: CaptchaController;
  /** Origin of the API without a closing slash; an empty string is the page's own. */
  apiOrigin: string;
  /** The form that it belongs to. */
  form: CaptchaForm;
}

/**
 * The captcha of a form: downloads the provider when first shown, keeps its place 102 px high
 * meanwhile, and offers to repeat what failed.
 */
export function Captcha({ captcha, apiOrigin, form }: CaptchaProps) {
  const { dispatch } = captcha;
  const [Widget, setWidget] = useState<CaptchaWidget>();
  const [repeats, setRepeats] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const isSlow = useSlow(Widget === undefined && !hasFailed);

  useEffect(() => {
    if (hasFailed) return undefined;
    let isCurrent = true;
    const onLoad = (loaded: CaptchaWidget) => {
      if (isCurrent) setWidget(() => loaded);
    };
    const onFailure = () => {
      if (!isCurrent) return;
      setFailed(true);
      dispatch({ type: 'error' });
    };
    loadWidget({ apiOrigin, form }).then(onLoad, onFailure);
    return () => {
      isCurrent = false;
    };
  }, [apiOrigin, form, hasFailed, dispatch]);

  const repeat = () => {
    setFailed(false);
    setRepeats((count) => count + 1);
    dispatch({ type: 'ready' });
  };

  const failure = <CaptchaBox status="error" onPress={repeat} />;
  if (hasFailed) return failure;
  if (!Widget) return <CaptchaBox status={isSlow ? 'slowLoading' : 'loading'} />;
  return (
    <WidgetBoundary
      key={`${captcha.reset}.${repeats}`}
      fallback={failure}
      onError={() => dispatch({ type: 'error' })}
    >
      <Widget attempt={captcha.attempt} onEvent={dispatch} />
    </WidgetBoundary>
  );
}
