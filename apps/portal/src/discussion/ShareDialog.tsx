import { courseShare, type CourseDetail, type CourseShare } from '@stoa/api/contract/course';
import { useApiAction } from '@stoa/api/react';
import { formatCount } from '@stoa/domain';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { Dialog } from '@stoa/ui/Dialog';
import { Spinner } from '@stoa/ui/Spinner';
import { Stack } from '@stoa/ui/Stack';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../i18n/Language.tsx';
import { useFlags } from '../session/company.ts';
import { SharedLink } from './SharedLink.tsx';

type Shared = Pick<CourseDetail, 'courseId' | 'title' | 'share'>;

/** The address without a share code; used where sharing brings no reward. */
const plainLink = (courseId: number): string => `${location.origin}/course/detail?courseId=${courseId}`;

function Reward({ share }: { share: CourseShare }) {
  const t = useTranslations('talk.share');
  const { locale } = useLanguage();
  return (
    <Alert tone="accent" title={share.rewardText === '' ? undefined : share.rewardText}>
      {share.invited === 0
        ? t('nobody')
        : t('soFar', { invited: formatCount(share.invited, locale), credit: share.rewardCredit })}
    </Alert>
  );
}

export interface ShareDialogProps {
  course: Shared;
  onOpenChange: (open: boolean) => void;
}

/** Shares a course with a colleague: the link, its QR code for a phone, and the rewards so far. */
export default function ShareDialog({ course, onOpenChange }: ShareDialogProps) {
  const t = useTranslations('talk.share');
  const { run, pending, error } = useApiAction(courseShare);
  const [share, setShare] = useState<CourseShare>();
  const { showSharingRewardsFlg } = useFlags();
  const rewarded = showSharingRewardsFlg && course.share?.enabled === true;
  const { courseId } = course;
  useEffect(() => {
    if (!rewarded) return;
    void run({ courseId }, { silent: true }).then((result) => result?.data && setShare(result.data));
  }, [run, courseId, rewarded]);

  // When the share code cannot be loaded the plain link is shown, with the notice that it brings no reward.
  const url = share?.shareUrl ?? (rewarded && !error ? undefined : plainLink(courseId));
  return (
    <Dialog open onOpenChange={onOpenChange} size="sm" title={t('title')}>
      <Stack gap={4}>
        {share && <Reward share={share} />}
        {error && (
          <Alert
            tone="warning"
            live="polite"
            action={
              <Button
                size="sm"
                variant="outline"
                loading={pending}
                onClick={() =>
                  void run({ courseId }, { silent: true }).then(
                    (result) => result?.data && setShare(result.data),
                  )
                }
              >
                {t('retry')}
              </Button>
            }
          >
            {t('noReward')}
          </Alert>
        )}
        {url === undefined ? <Spinner /> : <SharedLink url={url} title={course.title} label={t('link')} />}
      </Stack>
    </Dialog>
  );
}
