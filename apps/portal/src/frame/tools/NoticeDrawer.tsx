import { markAllRead, markRead } from '@stoa/api/contract/notification';
import type { NotificationKind } from '@stoa/domain';
import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { Drawer } from '@stoa/ui/Drawer';
import { announce } from '@stoa/ui/LiveRegion';
import { NotificationPanel } from '@stoa/pages/frame/AppTools';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToldAction } from '../../common/useToldAction.ts';
import { NoticeList } from './NoticeList.tsx';
import { tellOtherTabs, useUnread } from './useUnread.ts';

/**
 * From this number of unread messages on, "mark all" asks for confirmation, because a click by mistake would
 * mark them all.
 */
const askAbove = 20;

/** The messages that were marked as read on this visit; the rows show this without loading the list again. */
export interface Marks {
  readonly all: boolean;
  readonly ids: ReadonlySet<number>;
}

/** The notifications, which `notice=1` in the address opens on any page. */
export default function NoticeDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tools');
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
    announce(t('notices.marked', { count: result.data.marked }));
    await told();
  };

  return (
    <>
      <Drawer open title={t('notices.title')} onOpenChange={(open) => !open && onClose()}>
        <NotificationPanel
          t={t}
          unreadOnly={unreadOnly}
          onUnreadOnly={setUnreadOnly}
          kind={kind}
          onKind={setKind}
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
          title={t('notices.ask.title')}
          confirmLabel={t('notices.ask.confirm')}
          cancelLabel={t('notices.ask.cancel')}
          loading={all.pending}
          onConfirm={() => void markAll()}
          onCancel={() => setAsking(false)}
        >
          {t('notices.ask.text', { count: unread })}
        </ConfirmDialog>
      )}
    </>
  );
}
