import { Gender } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import {
  certifiedApplication,
  certifiedCourse,
  certifiedOverview as certifiedOverviewData,
} from './types/certified.ts';
import { fileRef } from './types/values.ts';
import {
  fileIds,
  idempotency,
  jsonIds,
  jsonInteger,
  keyword,
  matching,
  merged,
  noRequest,
  pageOf,
  pageRequest,
  text,
  wireId,
} from './types/wire.ts';

export type {
  CertifiedApplication,
  CertifiedCourse,
  CertifiedForm,
  CertifiedOverview,
  CertifiedProgramme,
} from './types/certified.ts';

const form = v.object({
  realName: text(2, 20),
  gender: v.enum(Gender),
  idNo: matching(/^(?:\d{17}[\dXx]|\d{15})$/),
  phone: matching(/^\d{5,15}$/),
  email: matching(/^(?=.{3,64}$)[^@\s]+@[^@\s]+$/),
  education: text(1, 64),
  companyName: text(1, 64),
  position: text(1, 64),
  manageYears: jsonInteger(0, 80),
  directReports: jsonInteger(0, 100_000),
  resume: text(1, 5000),
  photo: fileRef,
  files: v.pipe(v.array(v.object({ key: text(1, 64), file: fileRef })), v.maxLength(20)),
  agree: v.literal(true),
});

/**
 * The certified-manager programme and the learner's own application; every page of the track begins with this
 * call.
 */
export const certifiedOverview = defineCall({
  id: 'X117',
  method: 'GET',
  path: '/certified/pc/manager/overview',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: certifiedOverviewData,
});

/** Saves the fields that are filled in so far; each field that is present is checked. */
export const applicationSave = defineCall({
  id: 'X118',
  method: 'POST',
  path: '/certified/pc/manager/application/save',
  encoding: 'json',
  auth: 'session',
  request: v.object({ form: v.partial(form) }),
  data: certifiedApplication,
});

/** Sends the complete form to the audit. */
export const applicationSubmit = defineCall({
  id: 'X119',
  method: 'POST',
  path: '/certified/pc/manager/application/submit',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, { form }),
  data: certifiedApplication,
});

/** Turns the application back into a draft, unless the audit has already decided. */
export const applicationWithdraw = defineCall({
  id: 'X120',
  method: 'POST',
  path: '/certified/pc/manager/application/withdraw',
  encoding: 'json',
  auth: 'session',
  request: noRequest,
  data: certifiedApplication,
});

/** The courses to choose from, or those chosen. */
export const certifiedCourses = defineCall({
  id: 'X121',
  method: 'GET',
  path: '/certified/pc/manager/courses',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    scope: v.picklist(['option', 'selected']),
    keyword: v.optional(keyword),
    categoryId: v.optional(wireId),
  }),
  data: pageOf(certifiedCourse),
});

/** Chooses the courses; the choice is final, and too few or too many courses are refused (8102). */
export const certifiedCoursesSelect = defineCall({
  id: 'X122',
  method: 'POST',
  path: '/certified/pc/manager/courses/select',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, { courseIds: jsonIds(100) }),
  data: certifiedApplication,
});

/** Hands in the annual review. */
export const annualSubmit = defineCall({
  id: 'X123',
  method: 'POST',
  path: '/certified/pc/manager/annual/submit',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, { summary: text(50, 2000), fileIds: fileIds(5) }),
  data: certifiedApplication,
});
