import { Relation } from '@stoa/domain';
import { MarkButton, type MarkButtonProps } from '../../common/MarkButton.tsx';

/** Follows a teacher, lecturer or mentor. */
export default function FollowPerson(props: Omit<MarkButtonProps, 'relation'>) {
  return <MarkButton {...props} relation={Relation.Follow} />;
}
