import type { Certificate } from '@stoa/api/contract/certificate';
import { TargetKind } from '@stoa/domain';
import { hrefOf, type Resolve } from '../links/index.ts';

/**
 * The course, exam or other source for which a certificate was given, with its key in the message catalogue
 * and its address.
 */
export interface CertificateSource {
  readonly kind: 'course' | 'exam' | 'other';
  readonly href: string;
}

const kinds: ReadonlyMap<TargetKind, 'course' | 'exam'> = new Map([
  [TargetKind.Course, 'course'],
  [TargetKind.CloudCourse, 'course'],
  [TargetKind.Exam, 'exam'],
]);

/** The source of a certificate; `undefined` where no screen shows it. */
export function sourceOf(
  { source: { target } }: Pick<Certificate, 'source'>,
  resolve: Resolve,
): CertificateSource | undefined {
  const href = hrefOf(resolve(target));
  return href === undefined ? undefined : { kind: kinds.get(target.kind) ?? 'other', href };
}
