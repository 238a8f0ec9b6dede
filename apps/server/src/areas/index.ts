import type { Area } from '../shared/area.ts';
import { accountArea } from './account/area.ts';
import { assistantArea } from './assistant/area.ts';
import { certificateArea } from './certificate/area.ts';
import { collectionArea } from './collection/area.ts';
import { companyArea } from './company/area.ts';
import { configArea } from './config/area.ts';
import { courseArea } from './course/area.ts';
import { examArea } from './exam/area.ts';
import { homeArea } from './home/area.ts';
import { interactArea } from './interact/area.ts';
import { liveArea } from './live/area.ts';
import { loginArea } from './login/area.ts';
import { navAreaArea } from './navArea/area.ts';
import { notificationArea } from './notification/area.ts';
import { peopleArea } from './people/area.ts';
import { qrArea } from './qr/area.ts';
import { questionnaireArea } from './questionnaire/area.ts';
import { reviewArea } from './review/area.ts';
import { searchArea } from './search/area.ts';
import { ssoArea } from './sso/area.ts';
import { studyArea } from './study/area.ts';
import { uploadArea } from './upload/area.ts';
import { workplaceArea } from './workplace/area.ts';

/**
 * Every area of the product in one line each: the calls that it answers, and what it contributes to tasks,
 * search and other shared parts.
 */
export const areas: readonly Area[] = [
  loginArea,
  accountArea,
  qrArea,
  ssoArea,
  workplaceArea,
  companyArea,
  configArea,
  notificationArea,
  searchArea,
  homeArea,
  navAreaArea,
  courseArea,
  collectionArea,
  studyArea,
  interactArea,
  peopleArea,
  uploadArea,
  liveArea,
  examArea,
  questionnaireArea,
  certificateArea,
  reviewArea,
  assistantArea,
];
