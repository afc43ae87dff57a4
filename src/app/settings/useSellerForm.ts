import type { SellerFormProps } from '#src/components/forms/SellerForm/SellerForm.tsx';
import { useOwnProfile } from '#src/data/profiles/ownProfile.ts';
import { useSeller, useSellerCalls } from '#src/data/sellers/seller.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** Data of the author for receipts; `undefined` where receipts do not name authors, and before the first answer. */
export function useSellerForm(): SellerFormProps | undefined {
  const { profile } = useOwnProfile();
  const { seller, is_needed: isNeeded = false } = useSeller(profile?.is_author === true) ?? {};
  const form = useSettingsForm(useSellerCalls().save, {
    fields: ['name', 'inn'],
    done: 'Данные сохранены.',
    failed: 'Не удалось сохранить данные. Попробуйте снова.',
  });
  if (profile === undefined || seller === undefined || (seller === null && !isNeeded)) return undefined;
  return { seller: seller ?? { status: 'self_employed', name: profile.name, inn: '' }, ...form };
}
