import { noCompanyId } from '../constants.ts';
import { FontSize, VipStatus } from '../enums/account.ts';
import { isValueOf } from './enumeration.ts';
import { clampFontSize } from './fontSize.ts';
import { amountOr, flagOr, idOr, parseJson, readFields, textOr, type FieldReaders } from './record.ts';

/**
 * The data that the browser stores about the person who is logged in, with the fields of specification point
 * 3.
 */
export interface SessionFields {
  /** Access token; the person is logged in when it is not empty. */
  readonly access_token: string;
  /** Id of the account. */
  readonly userId: number;
  /** Id of the membership in the current company; changes when the person switches to another company. */
  readonly id: number;
  readonly companyId: number;
  /** Id of the workplace app that created the session; '' when none did. */
  readonly appId: string;
  readonly hasCompany: boolean;
  readonly logo: string;
  readonly companyName: string;
  readonly platformName: string;
  readonly fontSize: FontSize;
  readonly avatar: string;
  readonly realName: string;
  readonly hideVipModule: boolean;
  readonly allowCreateKnowledge: boolean;
  readonly compulsoryCredit: number;
  readonly electiveCredit: number;
  /** Whether the account is a member of more than one company. */
  readonly switchFlg: boolean;
  readonly vipExpireTime: number | null;
  readonly vipStatus: VipStatus;
  readonly lecturer: boolean;
  readonly mentor: boolean;
  readonly admin: boolean;
}

/** A logged-out session; log-out and expiry return to it (specification point 4). */
export const defaultSession: SessionFields = Object.freeze({
  access_token: '',
  userId: 0,
  id: 0,
  companyId: noCompanyId,
  appId: '',
  hasCompany: false,
  logo: '',
  companyName: '',
  platformName: '',
  fontSize: FontSize.Standard,
  avatar: '',
  realName: '',
  hideVipModule: false,
  allowCreateKnowledge: false,
  compulsoryCredit: 0,
  electiveCredit: 0,
  switchFlg: false,
  vipExpireTime: null,
  vipStatus: VipStatus.None,
  lecturer: false,
  mentor: false,
  admin: false,
});

export const isLoggedIn = (session: Pick<SessionFields, 'access_token'>): boolean =>
  session.access_token !== '';

/** Whether the id is a company's: true for all but 500 (specification point 9). */
export const hasCompanyOf = (companyId: number): boolean => companyId !== noCompanyId;

const readers: FieldReaders<SessionFields> = {
  access_token: textOr,
  userId: idOr,
  id: idOr,
  companyId: idOr,
  appId: (value, fallback) => textOr(typeof value === 'number' ? `${value}` : value, fallback),
  hasCompany: flagOr,
  logo: textOr,
  companyName: textOr,
  platformName: textOr,
  fontSize: (value, fallback) => (typeof value === 'number' ? clampFontSize(value) : fallback),
  avatar: textOr,
  realName: textOr,
  hideVipModule: flagOr,
  allowCreateKnowledge: flagOr,
  compulsoryCredit: amountOr,
  electiveCredit: amountOr,
  switchFlg: flagOr,
  vipExpireTime: (value, fallback) =>
    value === null || (typeof value === 'number' && Number.isFinite(value)) ? value : fallback,
  vipStatus: (value, fallback) => (isValueOf(VipStatus, value) ? value : fallback),
  lecturer: flagOr,
  mentor: flagOr,
  admin: flagOr,
};

function readOver(source: unknown, fallback: SessionFields): SessionFields {
  const fields = readFields(readers, source, fallback);
  return { ...fields, hasCompany: hasCompanyOf(fields.companyId) };
}

/**
 * A session from storage, given as JSON text or as the parsed value. Whatever is stored, the result has every
 * field.
 */
export const sessionFrom = (stored: unknown): SessionFields =>
  readOver(typeof stored === 'string' ? parseJson(stored) : stored, defaultSession);

/** The fields that the user-information call adds to a session (specification point 7.4). */
export type SessionUserInfo = Partial<
  Pick<
    SessionFields,
    | 'realName'
    | 'hideVipModule'
    | 'vipStatus'
    | 'vipExpireTime'
    | 'allowCreateKnowledge'
    | 'compulsoryCredit'
    | 'electiveCredit'
    | 'switchFlg'
    | 'lecturer'
    | 'mentor'
    | 'admin'
    | 'userId'
    | 'id'
    | 'companyId'
    | 'appId'
  >
> & { faceImg?: string | undefined };

/**
 * Merges the user information; `faceImg` becomes the avatar. The token, logo, names and text size of the
 * company stay.
 */
export function mergeUserInfo(session: SessionFields, userInfo: SessionUserInfo): SessionFields {
  const merged = readOver(userInfo, session);
  const { access_token, logo, companyName, platformName, fontSize } = session;
  const avatar = textOr(userInfo.faceImg, session.avatar);
  return { ...merged, access_token, logo, companyName, platformName, fontSize, avatar };
}

export interface SessionCompanyInfo {
  companyId?: number | undefined;
  logo?: string | undefined;
  fontSize?: number | undefined;
  companyName?: string | undefined;
}

/**
 * Merges the company's base information; `companyName` also becomes the platform's name (specification point
 * 7.5). Its id is used only where the login's answer contained none, so that it is 0.
 */
export function mergeCompanyInfo(session: SessionFields, company: SessionCompanyInfo): SessionFields {
  const companyName = textOr(company.companyName, session.companyName);
  const companyId = session.companyId || idOr(company.companyId, 0);
  return {
    ...session,
    companyId,
    hasCompany: hasCompanyOf(companyId),
    logo: textOr(company.logo, session.logo),
    fontSize: typeof company.fontSize === 'number' ? clampFontSize(company.fontSize) : session.fontSize,
    companyName,
    platformName: textOr(company.companyName, session.platformName),
  };
}
