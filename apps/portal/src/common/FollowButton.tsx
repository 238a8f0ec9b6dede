import { Relation } from '@stoa/domain';
import { MarkButton, type MarkButtonProps } from './MarkButton.tsx';

/** Follows a person, a special or an institute. */
export default function FollowButton(props: Omit<MarkButtonProps, 'relation'>) {
  return <MarkButton {...props} relation={Relation.Follow} />;
}
