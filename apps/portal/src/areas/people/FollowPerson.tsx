import { Relation } from '@stoa/domain';
import { useTranslations } from 'use-intl';
import { MarkButton, type MarkButtonProps } from '../../common/MarkButton.tsx';

/** Follows a teacher, lecturer or mentor. */
export default function FollowPerson(props: Omit<MarkButtonProps, 'relation' | 'label'>) {
  const t = useTranslations('people');
  return <MarkButton {...props} relation={Relation.Follow} label={t('follow')} />;
}
