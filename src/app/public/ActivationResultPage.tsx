import { ActivationResultPage } from '#src/components/pages/ActivationResultPage/index.ts';
import { paths } from '../navigation/paths.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { titles } from '../meta/titles.ts';
import { useActivationLink } from './useActivationLink.ts';
import { useActivationRequest } from './useActivationRequest.ts';
import { FocusOnNavigation } from './FocusOnNavigation.tsx';
import { useFooter } from './useFooter.ts';

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
