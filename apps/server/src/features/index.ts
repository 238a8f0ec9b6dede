import { register } from '../http/register.ts';
import { accountHandlers } from './account/handlers.ts';
import { assistantHandlers } from './assistant/handlers.ts';
import { collectionHandlers } from './collection/handlers.ts';
import { companyHandlers } from './company/handlers.ts';
import { configHandlers } from './config/handlers.ts';
import { courseHandlers } from './course/handlers.ts';
import { homeHandlers } from './home/handlers.ts';
import { interactHandlers } from './interact/handlers.ts';
import { liveHandlers } from './live/handlers.ts';
import { loginHandlers } from './login/handlers.ts';
import { navAreaHandlers } from './navArea/handlers.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { qrHandlers } from './qr/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { ssoHandlers } from './sso/handlers.ts';
import { studyHandlers } from './study/handlers.ts';
import { uploadHandlers } from './upload/handlers.ts';
import { workplaceHandlers } from './workplace/handlers.ts';

/**
 * All calls that this server answers. The address of any other call of the contract answers HTTP 404, and a client then
 * hides what needs it.
 */
export const { handlers, unbuilt } = register({
  login: loginHandlers,
  account: accountHandlers,
  qr: qrHandlers,
  sso: ssoHandlers,
  workplace: workplaceHandlers,
  company: companyHandlers,
  config: configHandlers,
  notification: notificationHandlers,
  search: searchHandlers,
  home: homeHandlers,
  navArea: navAreaHandlers,
  course: courseHandlers,
  collection: collectionHandlers,
  study: studyHandlers,
  interact: interactHandlers,
  people: peopleHandlers,
  upload: uploadHandlers,
  live: liveHandlers,
  assistant: assistantHandlers,
});
