import { recipe } from '@vanilla-extract/recipes';
import { radius, size } from '#src/theme/index.ts';

const square = (side: string) => ({ width: side, height: side });

export const avatar = recipe({
  base: { display: 'block', flex: 'none', overflow: 'hidden', borderRadius: radius.picture },
  variants: {
    size: {
      small: square(size.avatarSmall),
      regular: square(size.avatar),
      large: square(size.avatarLarge),
    },
  },
  defaultVariants: { size: 'regular' },
});
