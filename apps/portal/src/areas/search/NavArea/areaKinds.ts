import { NavAreaKind } from '@stoa/domain';
import type { ComponentType } from 'react';
import { CourseRows, type AreaRowsProps } from './CourseRows.tsx';

interface AreaKind {
  readonly kind: NavAreaKind;
  readonly path: string;
  readonly Rows: ComponentType<AreaRowsProps>;
}

/** What the routes of navigation areas show: topics and classes join with their own lists. */
export const areaKinds: readonly AreaKind[] = [
  { kind: NavAreaKind.Course, path: '/course/navArea', Rows: CourseRows },
];
