import { formatCount, formatCounted } from '@stoa/domain';

/** Texts of form fields, dialogs and other overlays, in simplified Chinese. */
const forms = {
  checkboxGroup: { chooseOne: '请至少选择一项。' },
  combobox: {
    list: '可选项',
    clear: '清空',
    loading: '正在加载',
    empty: '没有匹配的选项',
    count: (count: number) => `有 ${count} 个选项`,
    retry: '重试',
  },
  copyButton: { copy: '复制', copied: '已复制', failed: '没能复制，请手动选取' },
  datePicker: {
    /** Language for the names of months and weekdays; `firstDay` is the day on which a week begins. */
    language: 'zh-CN',
    firstDay: 'mon' as 'mon' | 'sun',
    placeholder: '年-月-日',
    choose: '选择日期',
    change: (day: string) => `更改日期，已选 ${day}`,
    chosen: (day: string) => `${day}，已选`,
    previousMonth: '上个月',
    nextMonth: '下个月',
    today: '今天',
    from: '开始日期',
    to: '结束日期',
    notADay: '请按 2026-11-21 的格式填写日期。',
    tooEarly: (min: string) => `不能早于 ${min}。`,
    tooLate: (max: string) => `不能晚于 ${max}。`,
    notAvailable: '这一天不可选，请换一天。',
  },
  form: {
    summary: (count: number) => `有 ${count} 处需要修改`,
    missing: (name: string) => `请填写${name}。`,
    choose: (name: string) => `请选择${name}。`,
    wrong: (name: string) => `${name}：格式不对，请检查。`,
    of: (name: string, sentence: string) => `${name}：${sentence}`,
  },
  multiSelect: {
    list: '可选项',
    all: (count: number, filtered: boolean) => (filtered ? `全选这 ${count} 项` : '全选'),
    chosen: (count: number) => `已选 ${count} 项`,
    removed: (name: string, left: number) => `已移除${name}，还有 ${left} 项`,
    chooseOne: '请至少选择一项。',
  },
  numberInput: {
    increase: '增加',
    decrease: '减少',
    notANumber: '请填写数字。',
    tooSmall: (min: number) => `不能小于 ${min}。`,
    tooLarge: (max: number) => `不能大于 ${max}。`,
  },
  phoneInput: {
    /** Language for the names of countries. */
    language: 'zh-CN',
    country: '国家或地区',
    placeholder: '请输入手机号',
    wrong: '号码不对，请检查。',
  },
  rating: {
    stars: (stars: number, word: string | undefined) =>
      word === undefined ? `${stars} 分` : `${stars} 分，${word}`,
    words: ['很差', '较差', '一般', '不错', '很好'],
    score: (score: string, max: number) => `${score} 分，满分 ${max} 分`,
    bars: '评分分布',
    rated: (count: number) => formatCounted(count, '人评分'),
    bar: (stars: number) => `${stars} 星`,
    people: (count: number) => formatCount(count, 'zh-CN'),
    unit: (_count: number) => '人',
    only: (stars: number) => `只看 ${stars} 星评论`,
  },
  textArea: {
    count: (used: number, limit: number) => `${used}/${limit} 字`,
    left: (left: number) => `还可以输入 ${left} 字`,
    over: (over: number) => `超出 ${over} 字`,
  },
};
export default forms;
