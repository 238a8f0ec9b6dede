import { CourseCover, type CourseCoverProps } from '@stoa/ui/CourseCover';

/**
 * The picture behind a lesson with sound only. It is a chunk of its own, because a film has its own picture.
 */
export default function Backdrop(props: CourseCoverProps) {
  return <CourseCover {...props} />;
}
