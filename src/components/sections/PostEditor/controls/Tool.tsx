import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon, type IconName } from '../../../primitives/Icon/Icon.tsx';
import * as css from './toolbar.css.ts';

interface ToolProps {
  /** The action in words; its name for a screen reader. */
  label: string;
  icon: IconName;
  /** Read out with it. @default none */
  description?: string | undefined;
  /** `roomy`: not on a phone. @default 'always' */
  place?: 'always' | 'roomy';
  onPress: () => void;
}

const classes = { always: css.tool, roomy: css.roomyTool };

/** Does something with the text; a press leaves the caret and the keyboard of a phone where they are. */
export function Tool({
  label,
  icon,
  description,
  place = 'always',
  onPress,
  ref,
}: ToolProps & { ref?: Ref<HTMLButtonElement> }) {
  return (
    <Button
      ref={ref}
      className={classes[place]}
      aria-label={label}
      aria-description={description}
      preventFocusOnPress
      onPress={onPress}
    >
      <Icon name={icon} />
    </Button>
  );
}

/** One that says whether the text at the caret is so. */
export function ToggleTool({ label, icon, place = 'always', isOn, onPress }: ToolProps & { isOn: boolean }) {
  return (
    <ToggleButton
      className={classes[place]}
      aria-label={label}
      isSelected={isOn}
      preventFocusOnPress
      onChange={onPress}
    >
      <Icon name={icon} />
    </ToggleButton>
  );
}
