import { NavAreaKind } from '@stoa/domain';
import type { ComponentType } from 'react';
import { CourseRows, type AreaRowsProps } from './CourseRows.tsx';

interface AreaKind {
  readonly kind: NavAreaKind;
  readonly path: string;
  readonly Rows: ComponentType<AreaRowsProps>;
}

/** The kinds of navigation area that have a page. Topics and classes are added with their own lists. */
export const areaKinds: readonly AreaKind[] = [
  { kind: NavAreaKind.Course, path: '/course/navArea', Rows: CourseRows },
];
