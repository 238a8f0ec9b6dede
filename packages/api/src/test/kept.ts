/** The video-cloud configuration of a company, as the browser keeps it. */
export const vodConfig = {
  appKey: 'key-of-sunrise',
  appSecret: 'scoped',
  audioTypeId: 1,
  audioPresetId: 2,
  videoTypeId: 3,
  videoPresetId: 4,
  callbackUrl: '',
  uploadCallbackUrl: '',
};

/**
 * The entries that release 0.1.0 leaves in a browser, byte by byte. Never regenerate them from today's code,
 * because the test proves that later releases can read them.
 */
export const release010 = {
  userInfo:
    '{"access_token":"token-of-lin","userId":1,"id":11,"companyId":1001,"appId":"","hasCompany":true,"logo":"/l.svg","companyName":"晨曦零售","platformName":"晨曦零售","fontSize":3,"avatar":"/a.png","realName":"林小满","hideVipModule":false,"allowCreateKnowledge":true,"compulsoryCredit":7,"electiveCredit":1.5,"switchFlg":true,"vipExpireTime":null,"vipStatus":1,"lecturer":false,"mentor":true,"admin":false}',
  loginSourceType: '10',
  referrerType: '2',
  globalConfig: '{"knowledgeModule":false,"showAiChatFlg":true}',
  vodConfig:
    '{"appKey":"key-of-sunrise","appSecret":"scoped","audioTypeId":1,"audioPresetId":2,"videoTypeId":3,"videoPresetId":4,"callbackUrl":"","uploadCallbackUrl":""}',
  listTypography: '1',
  playerTag: '"tab-1"',
  currentPlayerTag: '"tab-1"',
  currentCourseName: '"高效沟通的六个习惯"',
  playerDefinition: '"HD"',
  playerRate: '1.25',
  continuedViewTime: '{"7":{"position":12.5,"updatedTime":1790000000000}}',
  examSwitchMap: '{"5":2}',
};
