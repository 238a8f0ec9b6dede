import { unreadNum } from '@stoa/api/contract/notification';
import { useApi } from '@stoa/api/react';
import { useEffect } from 'react';

const entry = 'stoa:noticesMarked';

/** Something was marked as read here: the other tabs of this browser count again. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(entry, String(Date.now()));
  } catch {
    // Blocked or full storage: they count again when they are looked at.
  }
}

/** How many messages wait: asked once a minute, when the page is looked at again, and when another tab says so. */
export function useUnread() {
  const { data, reload } = useApi(unreadNum, {}, { pollSeconds: 60, silent: true });
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => void (key === entry && reload());
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [reload]);
  return { unread: Math.max(0, data?.unreadNum ?? 0), reload };
}
