import { markAllRead, markRead } from '@stoa/api/contract/notification';
import { NotificationKind, valuesOf } from '@stoa/domain';
import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { Drawer } from '@stoa/ui/Drawer';
import { announce } from '@stoa/ui/LiveRegion';
import { NotificationPanel } from '@stoa/ui/patterns/AppTools';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToldAction } from '../../common/useToldAction.ts';
import { NoticeList } from './NoticeList.tsx';
import { tellOtherTabs, useUnread } from './useUnread.ts';

/** So many at once are not had done with by a slip of the finger. */
const askAbove = 20;

/** What this visit has marked: the rows show it without being asked for again. */
export interface Marks {
  readonly all: boolean;
  readonly ids: ReadonlySet<number>;
}

/** The notifications (screens I4), which any address opens with `notice=1`. */
export default function NoticeDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tools.notices');
  const { unread, reload } = useUnread();
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [kind, setKind] = useState<NotificationKind>();
  const [marks, setMarks] = useState<Marks>({ all: false, ids: new Set() });
  const [asking, setAsking] = useState(false);
  const one = useToldAction(markRead);
  const all = useToldAction(markAllRead);

  const told = async () => {
    tellOtherTabs();
    await reload();
  };
  const mark = async (id: number) => {
    const result = await one.run({ notificationId: id });
    if (!result?.data) return;
    setMarks((before) => ({ ...before, ids: new Set(before.ids).add(id) }));
    await told();
  };
  const markAll = async () => {
    const result = await all.run({});
    setAsking(false);
    if (!result?.data) return;
    setMarks({ all: true, ids: new Set() });
    announce(t('marked', { count: result.data.marked }));
    await told();
  };

  return (
    <>
      <Drawer open title={t('title')} onOpenChange={(open) => !open && onClose()}>
        <NotificationPanel
          words={{
            state: t('state'),
            all: t('all'),
            unread: t('unread'),
            kind: t('kind'),
            markAll: t('markAll'),
          }}
          unreadOnly={unreadOnly}
          onUnreadOnly={setUnreadOnly}
          kinds={[
            { value: '', label: t('anyKind') },
            ...valuesOf(NotificationKind).map((value) => ({
              value: String(value),
              label: t(`kinds.k${value}`),
            })),
          ]}
          kind={kind === undefined ? '' : String(kind)}
          onKind={(value) => setKind(valuesOf(NotificationKind).find((one) => String(one) === value))}
          unreadNum={unread}
          onMarkAll={() => (unread > askAbove ? setAsking(true) : void markAll())}
          markingAll={all.pending}
        >
          <NoticeList
            key={`${unreadOnly} ${kind ?? ''}`}
            unreadOnly={unreadOnly}
            kind={kind}
            marks={marks}
            onMark={mark}
            onLeave={onClose}
          />
        </NotificationPanel>
      </Drawer>
      {asking && (
        <ConfirmDialog
          open
          title={t('ask.title')}
          confirmLabel={t('ask.confirm')}
          cancelLabel={t('ask.cancel')}
          loading={all.pending}
          onConfirm={() => void markAll()}
          onCancel={() => setAsking(false)}
        >
          {t('ask.text', { count: unread })}
        </ConfirmDialog>
      )}
    </>
  );
}
