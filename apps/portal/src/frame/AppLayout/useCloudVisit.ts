import { LoginSourceType } from '@stoa/domain';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../session/portal.ts';

/** Whether the person came by the sign-on of the cloud courses and is on one of their pages. */
export function useCloudVisit(): boolean {
  const { session } = usePortal();
  const source = useSyncExternalStore(session.subscribe, () => session.read('loginSourceType'));
  return useLocation().pathname === '/cloud-course' && source === LoginSourceType.CloudCourseSso;
}
