import { Busy } from '../../primitives/Busy/Busy.tsx';
import { ProgressLine } from '../../primitives/ProgressLine/ProgressLine.tsx';
import { PublicFrame, type PublicFrameProps } from './PublicFrame.tsx';

/** A small public page while its code downloads (specification section 2: a loading indicator). */
export function PublicFrameSkeleton(frame: Omit<PublicFrameProps, 'children'>) {
  return (
    <PublicFrame {...frame}>
      <Busy>
        <ProgressLine />
      </Busy>
    </PublicFrame>
  );
}
