import { CourseCover, type CourseCoverProps } from '@stoa/ui/CourseCover';

/**
 * The cover of the course, behind a lesson with sound only and behind one that does not open. It is a chunk of its own, because a film has its own picture.
 */
export default function Backdrop(props: CourseCoverProps) {
  return <CourseCover {...props} />;
}
