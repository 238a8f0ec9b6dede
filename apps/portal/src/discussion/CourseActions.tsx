import { courseDetail } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { Relation } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { Inline } from '@stoa/ui/Inline';
import { Stack } from '@stoa/ui/Stack';
import { Bell, BellRing, Bookmark, Heart, Share2, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../common/lazyPart.tsx';
import { useMarkWords } from '../common/markWords.ts';
import { useFlags, useOffers } from '../session/company.ts';
import { WithWords } from '../i18n/WithWords.tsx';
import { discussionWords } from './catalogue.ts';
import { useMark } from './useMark.ts';

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onOpenChange }) => onOpenChange(false),
});
const RateDialog = lazyPart(() => import('./RateDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onOpenChange }) => onOpenChange(false),
});

export interface CourseActionsProps {
  courseId: number;
  /**
   * Where the actions are shown: in the bar of the study page or in its menu, or beside the start button on
   * the course's page.
   */
  place: 'study' | 'menu' | 'detail';
}

function Actions({ courseId, place }: CourseActionsProps) {
  const t = useTranslations('talk.actions');
  const words = useMarkWords();
  const flags = useFlags();
  const offers = useOffers();
  const { data, reload } = useApi(courseDetail, { courseId }, { silent: true });
  const collect = useMark(courseId, Relation.Collect, data?.collected, reload);
  const wanna = useMark(courseId, Relation.Wanna, data?.wanna, reload);
  const subscribe = useMark(courseId, Relation.Subscribe, data?.subscribed, reload);
  const [dialog, setDialog] = useState<'share' | 'rate'>();
  if (!data) return null;

  const size = place === 'study' ? 'sm' : 'md';
  const Layout = place === 'menu' ? Stack : Inline;
  const close = (open: boolean) => !open && setDialog(undefined);
  return (
    <Layout
      gap={2}
      align={place === 'menu' ? 'start' : 'center'}
      {...{ role: 'group', 'aria-label': t('name') }}
      data-part="courseActions"
    >
      {data.subscribed !== undefined && offers({ id: 'X31' }) && (
        <Button
          size={size}
          variant="ghost"
          tone="accent"
          aria-pressed={subscribe.on}
          iconStart={
            <Icon glyph={subscribe.on ? BellRing : Bell} fill={subscribe.on ? 'currentColor' : 'none'} />
          }
          onClick={subscribe.toggle}
        >
          {t('subscribe') + subscribe.waits}
        </Button>
      )}
      {!flags.hideCourseCollect && (
        <Button
          size={size}
          variant="ghost"
          tone={collect.on ? 'accent' : 'neutral'}
          data-state={collect.on ? 'on' : 'off'}
          iconStart={<Icon glyph={Heart} fill={collect.on ? 'currentColor' : 'none'} />}
          onClick={collect.toggle}
        >
          {words(Relation.Collect, collect.on) + collect.waits}
        </Button>
      )}
      {flags.showWannaLearnFlg && (
        <Button
          size={size}
          variant="ghost"
          tone={wanna.on ? 'accent' : 'neutral'}
          data-state={wanna.on ? 'on' : 'off'}
          iconStart={<Icon glyph={Bookmark} fill={wanna.on ? 'currentColor' : 'none'} />}
          onClick={wanna.toggle}
        >
          {words(Relation.Wanna, wanna.on) + wanna.waits}
        </Button>
      )}
      <Button
        size={size}
        variant="ghost"
        tone="neutral"
        aria-haspopup="dialog"
        iconStart={<Icon glyph={Share2} />}
        onClick={() => setDialog('share')}
      >
        {t('share')}
      </Button>
      {data.enrolled && offers({ id: 'X16' }) && (
        <Button
          size={size}
          variant="ghost"
          tone={data.rating.mine === undefined ? 'neutral' : 'accent'}
          aria-haspopup="dialog"
          iconStart={<Icon glyph={Star} fill={data.rating.mine === undefined ? 'none' : 'currentColor'} />}
          onClick={() => setDialog('rate')}
        >
          {data.rating.mine === undefined ? t('rate') : t('rated', { stars: data.rating.mine })}
        </Button>
      )}

      {dialog === 'share' && <ShareDialog course={data} onOpenChange={close} />}
      {dialog === 'rate' && <RateDialog course={data} onOpenChange={close} onRated={() => void reload()} />}
    </Layout>
  );
}

/** The actions on a course besides studying it: collect, want to learn, rate and share. */
export default function CourseActions(props: CourseActionsProps) {
  return (
    <WithWords of={[discussionWords]}>
      <Actions {...props} />
    </WithWords>
  );
}
