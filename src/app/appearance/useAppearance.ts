import { useEffect, useState } from 'react';
import type { AppearanceFormProps } from '#src/components/forms/AppearanceForm/index.ts';
import { chooseAppearance, onOtherAppearance, readAppearance } from './appearance.ts';

/** The theme of this device. */
export function useAppearance(): AppearanceFormProps {
  const [appearance, setAppearance] = useState(readAppearance);
  useEffect(() => onOtherAppearance(setAppearance), []);
  return {
    appearance,
    onChange: (chosen) => {
      chooseAppearance(chosen);
      setAppearance(chosen);
    },
  };
}
