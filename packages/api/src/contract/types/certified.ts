import { CertifiedState, Gender, ReviewState } from '@stoa/domain';
import * as v from 'valibot';
import { certificate } from './certificate.ts';
import { courseSummary } from './courseSummary.ts';
import { examSummary } from './examSummary.ts';
import { fileRef } from './values.ts';
import { extended } from './wire.ts';

/** The certified-manager programme. */
export const certifiedProgramme = v.object({
  programmeId: v.number(),
  name: v.string(),
  introHtml: v.string(),
  feeFen: v.number(),
  annualFeeFen: v.number(),
  minCourses: v.number(),
  maxCourses: v.number(),
  requiredCourseIds: v.array(v.number()),
  minCredit: v.number(),
  finalExamId: v.optional(v.number()),
  materials: v.array(v.object({ key: v.string(), name: v.string(), required: v.boolean() })),
  validMonths: v.number(),
  annualMinCourses: v.number(),
  graceDays: v.number(),
});
export type CertifiedProgramme = v.InferOutput<typeof certifiedProgramme>;

const formText = v.optional(v.string());

/**
 * The application form as the server returns it: an unfinished one has missing fields, and the ID number is
 * masked.
 */
export const certifiedForm = v.object({
  realName: formText,
  gender: v.optional(v.enum(Gender)),
  idNoMasked: formText,
  phone: formText,
  email: formText,
  education: formText,
  companyName: formText,
  position: formText,
  manageYears: v.optional(v.number()),
  directReports: v.optional(v.number()),
  resume: formText,
  photo: v.optional(fileRef),
  files: v.optional(v.array(v.object({ key: v.string(), file: fileRef }))),
  agree: v.optional(v.boolean()),
});
export type CertifiedForm = v.InferOutput<typeof certifiedForm>;

/** An application, from the first draft to the annual review. */
export const certifiedApplication = v.object({
  applicationId: v.number(),
  state: v.enum(CertifiedState),
  form: certifiedForm,
  timeline: v.array(
    v.object({
      state: v.enum(CertifiedState),
      time: v.number(),
      by: v.optional(v.string()),
      comment: v.optional(v.string()),
    }),
  ),
  auditComment: v.optional(v.string()),
  orderNo: v.optional(v.string()),
  selectedCourseIds: v.array(v.number()),
  completedNum: v.number(),
  creditGot: v.number(),
  exam: v.optional(examSummary),
  certificate: v.optional(certificate),
  certifiedTime: v.optional(v.number()),
  expireTime: v.optional(v.number()),
  review: v.optional(
    v.object({
      year: v.number(),
      needCourses: v.number(),
      doneCourses: v.number(),
      summary: v.optional(v.string()),
      files: v.optional(v.array(fileRef)),
      state: v.enum(ReviewState),
    }),
  ),
});
export type CertifiedApplication = v.InferOutput<typeof certifiedApplication>;

/** The certified-manager programme, and the learner's own application to it. */
export const certifiedOverview = v.object({
  programme: certifiedProgramme,
  application: v.optional(certifiedApplication),
});
export type CertifiedOverview = v.InferOutput<typeof certifiedOverview>;

/** A course that can be chosen for the certification, or that was chosen. */
export const certifiedCourse = extended(courseSummary, {
  required: v.boolean(),
  selected: v.boolean(),
});
export type CertifiedCourse = v.InferOutput<typeof certifiedCourse>;
