import { CourseCover, type CourseCoverProps } from '@stoa/ui/CourseCover';

/** What is drawn behind a lesson that has only sound; by itself, because a film brings its own picture. */
export default function Backdrop(props: CourseCoverProps) {
  return <CourseCover {...props} />;
}
