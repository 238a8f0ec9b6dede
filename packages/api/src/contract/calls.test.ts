import { describe, expect, it } from 'vitest';
import { allCalls, endpoints } from '../test/calls.ts';

const rowsOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '));

/** Method, path and encoding are exactly those of specification point 7. */
const specification = rowsOf(`
S1   POST /operational/pc/banner                         none      session
S2   GET  /company/homepage/pc/functions                 query     session
S3   GET  /company/homepage/pc/modules                   query     session
S4   GET  /company/homepage/pc/preview/modules           query     optional
S5   GET  /company/company/pc/upcomingTasks              query     session
S6   POST /company/company/orgListByCompanyId            json      session
S7   POST /company/pc/otherCompany                       json      session
S8   POST /user/pc/switchCompany                         form      session
S9   GET  /company/company/pc/companyInfo                query     session
S10  POST /operational/pc/adv                            json      session
S11  GET  /operational/cside/pc/banner                   query     optional
S12  POST /user/notification/unreadNum                   json      session bg
S13  GET  /user/notification/new/list                    query     session
S14  POST /user/notification/mark/all                    json      session
S15  POST /user/notification/mark                        none      session
S16  GET  /comp/pc/config                                query     session
S17  GET  /company/company/config/get                    query     session
S18  GET  /company/domainName/pc/login/page              query     none
S19  GET  /vcloud/vod/getToken                           query     session
S20  GET  /vcloud/vod/createUploadVideo                  query     session
S21  GET  /vcloud/vod/refreshUploadVideo                 query     session
S22  GET  /content/file-server/getUploadUrl              query     session
S23  GET  /content/file-server/getUploadToken            query     session
S24  GET  /isv/{app-1}/getJsAgentConfig                  query     optional
S25  GET  /isv/{app-1}/getJsConfig                       query     optional
S26  GET  /isv/{app-1}/getSuiteId                        query     none
S27  POST /user/pc/countryCodeList                       json      none
S28  POST /user/pc/loginCode                             form      none
S29  POST /user/pc/loginCodeV2                           form      none
S30  POST /user/pc/login                                 form      none
S31  POST /user/login/job-number                         json      none
S32  POST /user/pc/loginTp                               form      none
S33  POST /user/user/forgetPassword                      json      none
S34  POST /user/pc/loginOut                              form      optional guest
S35  GET  /user/user/pc/info                             query     session
S36  POST /user/login/sso                                json      none
S37  GET  /user/login/qr/get                             query     none
S38  POST /user/login/qr                                 json      none bg
S39  GET  /isv/{app-1}/pc/login                          query     none
S40  GET  /isv/{app-2}/pc/login                          query     none
S41  GET  /isv/{app-3}/pc/login                          query     none
S42  GET  /isv/{app-4}/pc/login                          query     none
`);

/** The extension: calls that the specification implies and does not list. */
const extension = rowsOf(`
X1   GET  /user/pc/sso/config                            query     none
X2   POST /user/login/qr/scan                            json      session
X3   POST /user/login/qr/confirm                         json      session
X4   GET  /user/pc/profile                               query     session
X5   POST /user/pc/profile/update                        json      session
X6   POST /user/pc/password/change                       json      session
X7   GET  /company/homepage/pc/navArea                   query     session
X8   POST /content/file-server/upload                    multipart session
X9   tus  /vcloud/vod/upload                             tus       session
X10  GET  /vcloud/vod/videoInfo                          query     session bg
X11  GET  /course/pc/list                                query     session
X12  GET  /course/pc/filters                             query     session
X13  GET  /course/pc/detail                              query     session
X14  GET  /course/pc/chapters                            query     session
X15  POST /course/pc/enrol                               json      session
X16  POST /course/pc/rate                                json      session
X17  GET  /course/pc/related                             query     session
X18  POST /course/pc/share                               json      session
X19  GET  /course/pc/collection/list                     query     session
X20  GET  /course/pc/collection/detail                   query     session
X21  GET  /course/pc/my/list                             query     session
X22  POST /course/pc/study/start                         json      session
X23  POST /course/pc/study/heartbeat                     json      session bg
X24  GET  /interact/pc/thread/list                       query     session
X25  POST /interact/pc/thread/create                     json      session idem
X26  POST /interact/pc/thread/delete                     json      session
X27  POST /interact/pc/thread/adopt                      json      session
X28  GET  /interact/pc/note/list                         query     session
X29  POST /interact/pc/note/save                         json      session idem
X30  POST /interact/pc/note/delete                       json      session
X31  POST /interact/pc/relation/set                      json      session
X32  GET  /interact/pc/relation/list                     query     session
X33  GET  /exam/pc/list                                  query     session
X34  GET  /exam/pc/info                                  query     session
X35  POST /exam/pc/attempt/start                         json      session guest
X36  POST /exam/pc/attempt/save                          json      session guest bg
X37  POST /exam/pc/attempt/switch                        json      session guest bg
X38  POST /exam/pc/attempt/check                         json      session guest
X39  POST /exam/pc/attempt/submit                        json      session guest idem
X40  GET  /exam/pc/attempt/result                        query     session guest
X41  GET  /exam/pc/record/list                           query     session
X42  GET  /exam/pc/external/info                         query     none
X43  POST /exam/pc/external/enter                        json      none idem
X44  GET  /questionnaire/pc/list                         query     session
X45  GET  /questionnaire/pc/detail                       query     session
X46  POST /questionnaire/pc/save                         json      session bg
X47  POST /questionnaire/pc/submit                       json      session idem
X48  GET  /questionnaire/pc/record/list                  query     session
X49  GET  /study/pc/summary                              query     session
X50  GET  /study/pc/plan/list                            query     session
X51  GET  /study/pc/plan/detail                          query     session
X52  GET  /study/pc/calendar                             query     session
X53  GET  /study/pc/complete/list                        query     session
X54  GET  /study/pc/recently/list                        query     session
X55  POST /study/pc/recently/remove                      json      session
X56  GET  /study/pc/credit/summary                       query     session
X57  GET  /study/pc/credit/list                          query     session
X58  GET  /topic/pc/list                                 query     session
X59  GET  /topic/pc/detail                               query     session
X60  POST /topic/pc/join                                 json      session
X61  GET  /talent/pc/channel/list                        query     session
X62  GET  /talent/pc/channel/detail                      query     session
X63  GET  /talent/pc/scheme/detail                       query     session
X64  POST /talent/pc/scheme/join                         json      session
X65  GET  /ojt/pc/list                                   query     session
X66  GET  /ojt/pc/detail                                 query     session
X67  POST /ojt/pc/task/submit                            json      session idem
X68  GET  /omo/pc/list                                   query     session
X69  GET  /omo/pc/detail                                 query     session
X70  POST /omo/pc/enrol                                  json      session idem
X71  POST /omo/pc/withdraw                               json      session
X72  GET  /omo/pc/sign/info                              query     session
X73  POST /omo/pc/sign/submit                            json      session idem
X74  GET  /omo/pc/sign/display                           query     session bg
X75  POST /omo/pc/sign/correct                           json      session
X76  GET  /omo/pc/homework/detail                        query     session
X77  POST /omo/pc/homework/submit                        json      session idem
X78  POST /omo/pc/homework/withdraw                      json      session
X79  GET  /omo/pc/offline-class/detail                   query     session
X80  GET  /omo/pc/assessment/detail                      query     session
X81  GET  /review/pc/list                                query     session
X82  GET  /review/pc/detail                              query     session
X83  POST /review/pc/submit                              json      session idem
X84  GET  /mentor/pc/teach/overview                      query     session
X85  GET  /mentor/pc/apprentice/detail                   query     session
X86  GET  /live/pc/list                                  query     session
X87  GET  /live/pc/detail                                query     session
X88  POST /live/pc/room/enter                            json      session
X89  GET  /live/pc/room/poll                             query     session bg
X90  POST /live/pc/room/message                          json      session idem
X91  POST /live/pc/room/moderate                         json      session
X92  POST /live/pc/room/beat                             json      session bg
X93  GET  /knowledge/pc/list                             query     session
X94  GET  /knowledge/pc/categories                       query     session
X95  GET  /knowledge/pc/detail                           query     session
X96  POST /knowledge/pc/save                             json      session idem
X97  POST /knowledge/pc/delete                           json      session
X98  POST /knowledge/pc/study/start                      json      session
X99  POST /knowledge/pc/study/heartbeat                  json      session bg
X100 GET  /people/pc/list                                query     session
X101 GET  /people/pc/detail                              query     session
X102 GET  /certificate/pc/list                           query     session
X103 GET  /certificate/pc/detail                         query     session
X104 GET  /certificate/pc/verify                         query     none
X105 GET  /record/pc/overview                            query     session
X106 GET  /record/pc/trend                               query     session
X107 GET  /record/pc/list                                query     session
X108 GET  /record/pc/ranking                             query     session
X109 GET  /record/pc/rule                                query     session
X110 GET  /vip/pc/center                                 query     session
X111 POST /order/pc/create                               json      session idem
X112 POST /order/pc/pay                                  json      session
X113 GET  /order/pc/status                               query     session bg
X114 POST /order/pc/cancel                               json      session
X115 GET  /order/pc/list                                 query     session
X116 POST /order/pc/mock/notify                          json      none
X117 GET  /certified/pc/manager/overview                 query     session
X118 POST /certified/pc/manager/application/save         json      session
X119 POST /certified/pc/manager/application/submit       json      session idem
X120 POST /certified/pc/manager/application/withdraw     json      session
X121 GET  /certified/pc/manager/courses                  query     session
X122 POST /certified/pc/manager/courses/select           json      session idem
X123 POST /certified/pc/manager/annual/submit            json      session idem
X124 GET  /minimba/pc/intro                              query     session
X125 POST /minimba/pc/apply                              json      session idem
X126 GET  /minimba/pc/detail                             query     session
X127 GET  /news/pc/list                                  query     session
X128 GET  /news/pc/detail                                query     session
X129 GET  /search/pc/query                               query     session
X130 GET  /search/pc/suggest                             query     session bg
X131 POST /search/pc/history/clear                       json      session
X132 GET  /official/pc/clues/page                        query     none
X133 POST /official/pc/clues/submit                      json      none idem
X134 GET  /official/pc/content/list                      query     none
X135 GET  /official/pc/content/detail                    query     none
X136 GET  /partner/pc/home                               query     session
X137 GET  /ai/pc/plan/options                            query     session
X138 POST /ai/pc/plan/generate                           json      session idem
X139 GET  /ai/pc/plan/list                               query     session
X140 GET  /ai/pc/plan/detail                             query     session
X141 POST /ai/pc/plan/update                             json      session
X142 POST /ai/pc/plan/accept                             json      session idem
X143 GET  /ai/pc/chat/sessions                           query     session
X144 GET  /ai/pc/chat/messages                           query     session
X145 POST /ai/pc/chat/send                               json      session idem
X146 POST /ai/pc/chat/feedback                           json      session
X147 POST /ai/pc/chat/delete                             json      session
`);

/** Our own additions, which the specification does not ask for; another back end may leave them out. */
const addition = rowsOf(`
X148 GET  /course/pc/study/evidence                      query     session
X150 POST /study/pc/weeklyGoal/set                       json      session
X151 GET  /user/notification/settings                    query     session
X152 POST /user/notification/settings/save               json      session
X153 GET  /user/pc/session/list                          query     session
X154 POST /user/pc/session/end                           json      session
X155 POST /interact/pc/thread/edit                       json      session
X156 GET  /interact/pc/mention/list                      query     session
X157 POST /course/pc/access/request                      json      session
X158 POST /course/pc/access/withdraw                     json      session
X159 POST /exam/pc/attempt/switch/comment                json      session guest
X160 POST /exam/pc/attempt/late                          json      session guest bg
X161 POST /exam/pc/attempt/watch                         json      session guest bg
X162 GET  /exam/pc/desk/list                             query     session
X163 GET  /exam/pc/desk/attempts                         query     session
X164 POST /exam/pc/desk/extraTime                        json      session idem
X165 POST /exam/pc/desk/end                              json      session idem
X166 GET  /exam/pc/wrong/list                            query     session
X167 POST /exam/pc/wrong/check                           json      session
X168 GET  /course/pc/access/list                         query     session
X169 POST /course/pc/access/answer                       json      session idem
`);

const declared = [
  ...allCalls.map(({ id, method, path, encoding, auth, guest, background, idempotent }) =>
    [
      id,
      method,
      path,
      encoding,
      auth,
      ...(guest ? ['guest'] : []),
      ...(background ? ['bg'] : []),
      ...(idempotent ? ['idem'] : []),
    ].join(' '),
  ),
  ...endpoints.map(({ id, protocol, path, auth }) => [id, protocol, path, protocol, auth].join(' ')),
];

describe('the calls of the contract', () => {
  it('are the 42 of the specification, 147 of the extended contract and ours', () => {
    expect([specification.length, extension.length, addition.length]).toEqual([42, 147, 21]);
  });

  it('are declared exactly as the documents write them', () => {
    expect(declared.toSorted()).toEqual([...specification, ...extension, ...addition].toSorted());
  });

  it('have an id and an address each of their own', () => {
    const ids = [...allCalls, ...endpoints].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const addresses = declared.map((row) => row.split(' ').slice(1, 3).join(' '));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('send a body only with POST, and a query with every GET', () => {
    for (const { id, method, encoding } of allCalls) {
      expect([id, method === 'GET']).toEqual([id, encoding === 'query']);
    }
  });

  it('carry a key where they are idempotent or spend a code, and nowhere else', () => {
    const keyed = allCalls.filter(({ request }) => 'idemKey' in Object(Reflect.get(request, 'entries')));
    expect(keyed.map(({ id }) => id)).toEqual(
      allCalls.filter((call) => call.idempotent || call.spendsCode).map(({ id }) => id),
    );
  });

  it('let a guest of an external exam reach nothing but attempts, and log out', () => {
    for (const { id, path, guest = false } of allCalls) {
      expect([id, guest]).toEqual([id, path.startsWith('/exam/pc/attempt/') || path === '/user/pc/loginOut']);
    }
  });
});
