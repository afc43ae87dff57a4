import { ActivationResultPage } from '#src/components/pages/ActivationResultPage/index.ts';
import { paths } from '../shared/paths.ts';
import { PageMeta } from '../shell/meta/PageMeta.tsx';
import { titles } from '../shell/meta/titles.ts';
import { useActivationLink } from './useActivationLink.ts';
import { useActivationRequest } from './useActivationRequest.ts';
import { FocusOnNavigation } from '../shell/public/FocusOnNavigation.tsx';
import { useFooter } from '../shell/public/useFooter.ts';

/** `/activation-result?uid=…&token=…`: the link of the message that confirms an e-mail (readings D23). */
export function Component() {
  const { answer, retry } = useActivationLink();
  const isDead = answer.kind === 'dead';
  const { status, onSubmit } = useActivationRequest(isDead);
  return (
    <FocusOnNavigation page="activationResult">
      <PageMeta title={titles.activationResult} noIndex />
      <ActivationResultPage
        status={isDead ? { kind: 'dead', request: status } : answer}
        homeHref={paths.landing}
        footer={useFooter()}
        feedHref={paths.feed}
        onRetry={retry}
        onRequest={onSubmit}
      />
    </FocusOnNavigation>
  );
}
