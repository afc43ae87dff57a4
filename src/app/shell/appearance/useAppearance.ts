import { useEffect, useState } from 'react';
import type { AppearanceChoiceProps } from '#src/components/sections/AppearanceChoice/index.ts';
import { chooseAppearance, onOtherAppearance, readAppearance } from './appearance.ts';

/** The theme of this device. */
export function useAppearance(): AppearanceChoiceProps {
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
