import { LoginSourceType } from '@stoa/domain';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../session/portal.ts';

/** Whether somebody whom the sign-on of the cloud courses sent here is looking at these. */
export function useCloudVisit(): boolean {
  const { session } = usePortal();
  const source = useSyncExternalStore(session.subscribe, () => session.read('loginSourceType'));
  return useLocation().pathname === '/cloud-course' && source === LoginSourceType.CloudCourseSso;
}
