import { Relation } from '@stoa/domain';
import { MarkButton, type MarkButtonProps } from '../../../common/MarkButton.tsx';

/** Follows a special or an institute. */
export default function FollowButton(props: Omit<MarkButtonProps, 'relation'>) {
  return <MarkButton {...props} relation={Relation.Follow} />;
}
