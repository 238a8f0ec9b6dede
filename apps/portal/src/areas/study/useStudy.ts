import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../session/portal.ts';
import type { StudyRequest } from './model/state.ts';
import { createStudy, type Study, type StudyState } from './study.ts';

/** The visit, created once for each mounted page. */
export function useStudy(): Study {
  const { client } = usePortal();
  const [study] = useState(() => createStudy(client));
  useEffect(() => study.begin(), [study]);
  return study;
}

/**
 * Opens the requested item, and opens it again only when the request changes, because other parts of the
 * address open nothing.
 */
export function useVisit(study: Study, request: StudyRequest): StudyState {
  const state = useSyncExternalStore(study.state.subscribe, study.state.get);
  const asked = JSON.stringify(request);
  useEffect(() => {
    const wanted: StudyRequest = JSON.parse(asked);
    study.tell({ type: 'asked', request: wanted });
  }, [study, asked]);
  return state;
}
