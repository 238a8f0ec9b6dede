import * as company from '../contract/company.ts';
import * as config from '../contract/config.ts';
import * as course from '../contract/course.ts';
import type { AnyCall } from '../contract/define.ts';
import * as home from '../contract/home.ts';
import * as login from '../contract/login.ts';
import * as notification from '../contract/notification.ts';
import * as study from '../contract/study.ts';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'data' in value;

/** Every call that is declared, found by walking the area files. */
export const allCalls: readonly AnyCall[] = [
  company,
  config,
  course,
  home,
  login,
  notification,
  study,
].flatMap((area) => Object.values(area).filter(isCall));
