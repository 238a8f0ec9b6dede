import type { AnyCall, CallFacts } from '@stoa/api/contract/define';
import { ErrorCode } from '@stoa/domain';

type Id = CallFacts['id'];

/** POST calls that change nothing. */
const readingPosts = new Set<Id>(['S1', 'S6', 'S7', 'S10', 'S12', 'S27', 'S38']);

/** GET calls that create something. */
const makingGets = new Set<Id>(['S20', 'S21', 'S23']);

/** Whether a run without `--write` may make this call. */
export const isRead = ({ id, method }: AnyCall): boolean =>
  method === 'GET' ? !makingGets.has(id) : readingPosts.has(id);

/** Calls that no run makes with valid parameters, and why. */
export const neverMade: ReadonlyMap<string, string> = new Map<Id, string>([
  ['S28', 'would send a text message'],
  ['S29', 'would send a text message'],
  ['S30', 'needs an account with a password'],
  ['S31', 'needs a job number'],
  ['S32', 'needs a ticket of another system'],
  ['S33', 'would change a password'],
  ['S36', 'needs a ticket of the identity provider'],
  ['S39', 'needs a code of the workplace app'],
  ['S40', 'needs a code of the workplace app'],
  ['S41', 'needs a code of the workplace app'],
  ['S42', 'needs a code of the workplace app'],
  ['X3', 'would sign somebody in'],
  ['X6', 'would change a password'],
  ['X8', 'needs an upload credential'],
  ['X38', 'needs an answer to a question of a class practice'],
  ['X42', 'needs the link of an external exam'],
  ['X43', 'needs the link of an external exam'],
  ['X55', 'would hide what was studied'],
  ['X75', "would change another person's sign-in"],
  ['X83', "would judge another person's work"],
  ['X91', 'would moderate a live room'],
  ['X104', 'needs the code of a certificate'],
  ['X111', 'would order something'],
  ['X112', 'would start a payment'],
  ['X116', 'belongs to the payment provider'],
  ['X133', 'would leave a lead'],
  ['X155', 'needs a post of this run, which X26 has deleted by then'],
  ['X159', 'needs an entry of the own list of switches'],
  ['X164', "would change other people's exams"],
  ['X165', "would end other people's exams"],
  ['X167', 'needs an answer to a question that was wrong'],
  ['X169', "would answer another person's request"],
]);

/** Calls that undo or delete something, which are made only on things that this run has created. */
export const onOwnWorkOnly: ReadonlySet<string> = new Set<Id>([
  'X26',
  'X27',
  'X30',
  'X71',
  'X78',
  'X97',
  'X114',
  'X141',
  'X142',
  'X147',
  'X158',
]);

/** Codes with which a call of a closed module may answer, whatever its parameters. */
export const closedCodes: readonly ErrorCode[] = [
  ErrorCode.ModuleClosed,
  ErrorCode.CommentOff,
  ErrorCode.AiOff,
];

/** Codes with which a call answers to an unknown id, code or ticket, where it is not 1004. */
export const unknownCodes: ReadonlyMap<string, readonly ErrorCode[]> = new Map<Id, readonly ErrorCode[]>([
  ['S4', [ErrorCode.NotFound, ErrorCode.NoPermission]],
  ['S6', [ErrorCode.NoPermission]],
  ['S8', [ErrorCode.NotMember]],
  ['S31', [ErrorCode.LoginFailed, ErrorCode.LoginKindOff, ErrorCode.ParamInvalid]],
  ['S32', [ErrorCode.TicketInvalid, ErrorCode.LoginKindOff]],
  ['S36', [ErrorCode.TicketInvalid, ErrorCode.LoginKindOff]],
  ['S39', [ErrorCode.TicketInvalid, ErrorCode.LoginKindOff]],
  ['S40', [ErrorCode.TicketInvalid, ErrorCode.LoginKindOff]],
  ['S41', [ErrorCode.TicketInvalid, ErrorCode.LoginKindOff]],
  ['S42', [ErrorCode.TicketInvalid, ErrorCode.LoginKindOff]],
  ['X2', [ErrorCode.StateConflict]],
  ['X3', [ErrorCode.StateConflict]],
  ['X38', [ErrorCode.NotFound, ErrorCode.NoPermission]],
  ['X42', [ErrorCode.ExternalCode]],
  ['X82', [ErrorCode.NotFound, ErrorCode.NoPermission, ErrorCode.NotReviewer]],
  ['X83', [ErrorCode.NotFound, ErrorCode.NoPermission, ErrorCode.NotReviewer]],
  ['X104', [ErrorCode.CertificateUnknown]],
  ['X163', [ErrorCode.NotFound, ErrorCode.NoPermission]],
  ['X164', [ErrorCode.NotFound, ErrorCode.NoPermission]],
  ['X165', [ErrorCode.NotFound, ErrorCode.NoPermission]],
  ['X169', [ErrorCode.NotFound, ErrorCode.NoPermission]],
]);

/** Fields whose value has another name in other answers. */
export const aliases: ReadonlyMap<string, string> = new Map([
  ['S20.typeId', 'videoTypeId'],
  ['S20.presetId', 'videoPresetId'],
  ['X20.id', 'X19.id'],
  ['X24.targetId', 'courseId'],
  ['X25.targetId', 'courseId'],
  ['X31.targetId', 'courseId'],
  ['X85.id', 'X84.id'],
  // Only messages of the assistant count here, and not those of a live room, which have the same field.
  ['X146.messageId', 'X145.messageId'],
]);
