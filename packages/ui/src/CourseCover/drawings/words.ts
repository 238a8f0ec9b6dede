import type { glyphs } from './glyphs.ts';

export type GlyphName = keyof typeof glyphs;

/**
 * Which figure is drawn for which text. The first line that matches counts, so special terms come before
 * general ones: a fire drill is a flame rather than a sign for safety.
 */
const subjects: readonly (readonly [GlyphName, RegExp])[] = [
  ['extinguisher', /消防|灭火|火灾|\bfires?\b|extinguish/i],
  ['bolt', /电气|用电|电工|能源|electric|energy|power/i],
  [
    'heart',
    /急救|健康|情绪|压力|心理|睡眠|呼吸|关怀|first aid|health|emotion|stress|sleep|breath|well-?being/i,
  ],
  ['apple', /食品|生鲜|果蔬|餐饮|food|fresh|kitchen/i],
  ['camera', /直播|拍摄|摄影|短视频|\blive\b|camera|photo|filming/i],
  ['robot', /人工智能|机器人|提示词|大模型|\bAI\b|robot|prompt|chatbot/i],
  [
    'chip',
    /数字孪生|智能制造|智能工厂|自动化|数控|编程|digital twin|smart (manufacturing|factory)|automat|program(ming)?\b|\bCNC\b/i,
  ],
  ['torch', /焊接|weld/i],
  [
    'lock',
    /信息安全|个人信息|隐私|保密|密码|数据安全|information (security|protection)|personal (information|data)|privacy|password/i,
  ],
  [
    'scale',
    /洗钱|合规|法律|法规|劳动法|条例|廉洁|launder|complian|\blaws?\b|legal|regulation|\brules? of law/i,
  ],
  ['till', /收银|结账|支付|checkout|cashier|payment/i],
  ['helmet', /安全生产|车间|现场安全|职业健康|safe production|work safety|夜班|night shift/i],
  ['shield', /安全|防损|防诈|保护|风险|应急|secur|safe|protect|loss prevention|risk|emergency|fraud/i],
  ['shelf', /陈列|货架|商品|理货|display|shel(f|ves)\b|merchandis/i],
  ['percent', /促销|营销|推广|价格|品牌|promotion|market|pric|brand/i],
  [
    'chat',
    /话术|沟通|客诉|投诉|不满|表达|谈话|对话|辅导|教练|舆情|communicat|script|complain|\banger\b|talk|speak|coach|conversation|opinion|feedback/i,
  ],
  [
    'handshake',
    /谈判|销售|客户|顾客|合作|协作|协同|negotiat|sales|selling|client|customer|collaborat|cross-team|partner/i,
  ],
  ['chart', /数据|看板|报表|透视|统计|分析|\bdata\b|dashboard|excel|pivot|report|analy|statistic/i],
  ['gear', /设备|点检|保养|维修|机床|精益|machine|equipment|mainten|\blean\b/i],
  ['truck', /物流|供应链|仓储|配送|采购|logistic|supply|warehouse|deliver|procure/i],
  [
    'clipboard',
    /质量|检查|清单|标准|规范|审核|FMEA|5S|面试|招聘|quality|audit|checklist|standard|inspect|hiring|interview/i,
  ],
  ['factory', /工厂|生产|制造|工艺|车床|factory|plant|manufactur|production|process/i],
  ['leaf', /环境|双碳|绿色|环保|碳|environment|carbon|green|sustainab/i],
  ['coins', /财务|理财|信贷|会计|成本|预算|税|金融|financ|wealth|credit|account|cost|budget|tax/i],
  ['bank', /银行|柜面|网点|行长|\bbank|counter|branch/i],
  ['clock', /时间|小时|分钟|效率|敏捷|\btime\b|\bhours?\b|\bminutes?\b|productiv|agile/i],
  [
    'people',
    /领导|团队|小队|经理|管理者|店长|班组|带教|人才|影响力|leader|\bteam|manager|people|talent|influence|authority/i,
  ],
  ['shop', /门店|店员|店铺|零售|开放日|\bshops?\b|\bstores?\b|retail/i],
  ['flag', /新人|入职|第一课|目标|战略|变革|入门营|onboard|newcomer|first day|goal|strateg|change|90 天/i],
  ['calendar', /计划|排班|日程|项目|月|季|schedul|calendar|project|plan\b|month|season/i],
  ['bulb', /创新|思维|思考|创意|商业模式|方法|innovat|think|idea|business model|creativ/i],
  ['pen', /写作|公文|文案|演示|writ|document|present|copy/i],
  ['medal', /技能|工匠|认证|竞赛|大赛|荣誉|skill|craft|certif|contest|award/i],
  [
    'book',
    /文化|手册|价值观|学院|阅读|知识|培训|课程|culture|handbook|values|institute|academy|knowledge|course/i,
  ],
];

/** The figure for the first of the texts that names one: usually the title, otherwise the category. */
export function glyphOf(words: readonly string[]): GlyphName | undefined {
  for (const word of words) {
    const found = subjects.find(([, names]) => names.test(word));
    if (found !== undefined) return found[0];
  }
  return undefined;
}
