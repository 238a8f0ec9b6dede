import { Relation } from '@stoa/domain';
import { useTranslations } from 'use-intl';
import { MarkButton, type MarkButtonProps } from '../../../common/MarkButton.tsx';

/** Follows a special or an institute. */
export default function FollowButton(props: Omit<MarkButtonProps, 'relation' | 'label'>) {
  const t = useTranslations('collections');
  return <MarkButton {...props} relation={Relation.Follow} label={t('follow')} />;
}
