import { useSearchParams } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import { type ApiError, formatError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import { ActivationResultPage } from '#src/components/pages/ActivationResultPage/ActivationResultPage.tsx';
import { useActivate, useSessionState } from '#src/session/index.ts';
import { isDeadLink } from '../shared/failures.ts';
import { paths } from '../shared/paths.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { FocusOnNavigation } from '../shell/useFocusOnNavigation.tsx';
import { useFooter } from '../shell/useFooter.ts';
import { useActivationRequest } from './mailRequests.ts';

/** `/activation-result?uid=…&token=…`: the link of the message that confirms an e-mail (readings D23). */
export function Component() {
  const { answer, retry } = useActivationLink();
  const isDead = answer.kind === 'dead';
  const isSignedIn = useSessionState().status === 'authenticated';
  const { status, onSubmit } = useActivationRequest(isDead);
  return (
    <FocusOnNavigation page="activationResult">
      <PageMeta title={titles.activationResult} noIndex />
      <ActivationResultPage
        status={isDead ? { kind: 'dead', request: status } : answer}
        homeHref={paths.landing}
        footer={useFooter()}
        feedHref={paths.feed}
        isSignedIn={isSignedIn}
        onRetry={retry}
        onRequest={onSubmit}
      />
    </FocusOnNavigation>
  );
}

type ActivationAnswer =
  | { readonly kind: 'checking' }
  | { readonly kind: 'done' }
  | { readonly kind: 'already' }
  | { readonly kind: 'dead' }
  | { readonly kind: 'unanswered'; readonly message: string };

function answerTo(error: ApiError): ActivationAnswer {
  // «Stale»: the address had been confirmed before (readings D23).
  if (error.kind === 'http' && error.status === 403) return { kind: 'already' };
  if (isDeadLink(error)) return { kind: 'dead' };
  return { kind: 'unanswered', message: formatError(error, 'Сервер не смог проверить ссылку.') };
}

function answerOf(result: Result<void> | undefined): ActivationAnswer {
  if (result === undefined) return { kind: 'checking' };
  return result.ok ? { kind: 'done' } : answerTo(result.error);
}

/**
 * The result of the link in the address. It is sent once per visit, however often the page is rendered or shown
 * again.
 */
function useActivationLink() {
  const [query] = useSearchParams();
  const link = { uid: query.get('uid') ?? '', token: query.get('token') ?? '' };
  const activate = useActivate();
  const isWhole = link.uid !== '' && link.token !== '';
  const { data, isValidating, mutate } = useSWRImmutable(isWhole && ['activate', link.uid, link.token], () =>
    activate(link),
  );
  const answer: ActivationAnswer = isWhole ? answerOf(isValidating ? undefined : data) : { kind: 'dead' };
  return { answer, retry: () => void mutate() };
}
