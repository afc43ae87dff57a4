import { type ReactNode, useRef, useState } from 'react';
import type { ApiError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { SellerField } from '#src/components/forms/SellerForm/SellerForm.tsx';
import { SellerPopup } from '#src/components/popups/SellerPopup/SellerPopup.tsx';
import { useSellerCalls } from '#src/data/sellers/seller.ts';
import { settingsFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';
import { useInner } from '../shell/inner.ts';

const failure = 'Не удалось сохранить данные. Попробуйте ещё раз.';

const isSellerUnknown = (error: ApiError): boolean =>
  error.kind === 'http' && error.code === 'seller_unknown';

/** The step before the first price: receipts have to name the author (readings D42). */
export function useSellerQuestion() {
  const { user } = useInner();
  const { save } = useSellerCalls();
  const [isOpen, setOpen] = useState(false);
  const { status, submit } = useFormStatus<SellerField>(isOpen);
  /** Tells the caller. */
  const answer = useRef<(isKnown: boolean) => void>(undefined);

  function close(isKnown: boolean): void {
    setOpen(false);
    answer.current?.(isKnown);
    answer.current = undefined;
  }

  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setOpen(true);
    });

  const popup: ReactNode = (
    <SellerPopup
      isOpen={isOpen}
      onOpenChange={(next) => !next && close(false)}
      seller={{ status: 'self_employed', name: `${user.last_name} ${user.first_name}`.trim(), inn: '' }}
      status={status}
      onSubmit={(seller) =>
        void submit(async (isStillOpen) => {
          const result = await save(seller);
          if (!result.ok)
            return { kind: 'failed', ...settingsFailure(result.error, ['name', 'inn'], failure) };
          if (isStillOpen()) close(true);
          return { kind: 'done' };
        })
      }
    />
  );

  return {
    /** Sets a price by `call`; asks who sells and calls once more where the server does not know. */
    async sell<Value, Answer extends Result<Value> | undefined>(
      call: () => Promise<Answer>,
    ): Promise<Answer> {
      const first = await call();
      return first?.ok === false && isSellerUnknown(first.error) && (await ask()) ? call() : first;
    },
    popup,
  };
}
