import { unreadNum } from '@stoa/api/contract/notification';
import { useApi } from '@stoa/api/react';
import { useEffect } from 'react';

const entry = 'stoa:noticesMarked';

/**
 * Makes the other tabs of this browser fetch the number of unread messages again, because something was
 * marked as read here.
 */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(entry, String(Date.now()));
  } catch {
    // Storage is blocked or full, so the other tabs fetch the number only when they are next shown.
  }
}

/**
 * The number of unread messages: fetched once a minute, when the page is shown again, and when another tab
 * asks for it.
 */
export function useUnread() {
  const { data, reload } = useApi(unreadNum, {}, { pollSeconds: 60, silent: true });
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => void (key === entry && reload());
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [reload]);
  return { unread: Math.max(0, data?.unreadNum ?? 0), reload };
}
