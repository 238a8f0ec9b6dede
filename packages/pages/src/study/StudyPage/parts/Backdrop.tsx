import { CourseCover, type CourseCoverProps } from '@stoa/ui/CourseCover';

/** What is drawn behind a lesson that has only sound; in a file of its own, because a film brings its picture. */
export default function Backdrop(props: CourseCoverProps) {
  return <CourseCover {...props} />;
}
