import { CourseCover, type CourseCoverProps } from '@stoa/ui/CourseCover';

/** Drawn behind a lesson with sound only. A chunk of its own, because a film has its own picture. */
export default function Backdrop(props: CourseCoverProps) {
  return <CourseCover {...props} />;
}
