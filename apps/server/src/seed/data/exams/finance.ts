import { fill, match, multiple, order, short, single, truth } from './bank.ts';
import type { BankQuestion } from './bank.ts';

const largeSums = (
  remark: string,
) => `<pre><code class="language-sql">SELECT account, DATE(time) AS day, SUM(amount) AS total
FROM cash_transaction
GROUP BY account, DATE(time)
HAVING SUM(amount) &gt;= 50000; -- ${remark}</code></pre>`;

/** Questions about compliance and service in a bank. */
export const financeBank: readonly BankQuestion[] = [
  single(
    [
      '客户身份资料至少保存多少年？',
      'For how many years are records of a customer’s identity kept at least?',
    ],
    'B',
    ['自业务关系结束起至少保存五年。', 'Five years from the end of the relation.'],
    ['3 年', '3 years'],
    ['5 年', '5 years'],
    ['10 年', '10 years'],
    ['永久', 'For ever'],
  ),
  single(
    ['发现可疑交易，柜员首先应当做什么？', 'A teller sees a suspicious transaction. What comes first?'],
    'C',
    ['按流程上报，且不得向客户泄露。', 'It is reported, and the customer is not told.'],
    ['告诉客户被监控', 'Tell the customer'],
    ['直接冻结账户', 'Freeze the account'],
    ['按流程内部上报', 'Report it inside the bank'],
    ['拒绝一切业务', 'Refuse everything'],
  ),
  single(
    ['收集个人信息应当遵循什么原则？', 'Which principle holds for collecting personal data?'],
    'A',
    ['最小必要，目的明确。', 'As little as necessary, for a named purpose.'],
    ['最小必要', 'As little as necessary'],
    ['越多越好', 'The more the better'],
    ['先收集再说', 'Collect first'],
    ['只看客户意愿', 'Only what customers like'],
  ),
  single(
    [
      String.raw`本金 $P$ 元，年利率 $r$，每年复利一次，$n$ 年后的本息和是多少？`,
      String.raw`A principal $P$ bears interest at the rate $r$, compounded once a year. How much is it after $n$ years?`,
    ],
    'D',
    [
      String.raw`每年乘以 $1+r$，所以 $$A=P\underbrace{(1+r)(1+r)\cdots(1+r)}_{n}=P(1+r)^n$$`,
      String.raw`Each year multiplies by $1+r$, so $$A=P\underbrace{(1+r)(1+r)\cdots(1+r)}_{n}=P(1+r)^n$$`,
    ],
    [String.raw`$P(1+nr)$`, String.raw`$P(1+nr)$`],
    [String.raw`$P+r^n$`, String.raw`$P+r^n$`],
    [String.raw`$\frac{P}{(1+r)^n}$`, String.raw`$\frac{P}{(1+r)^n}$`],
    [String.raw`$P(1+r)^n$`, String.raw`$P(1+r)^n$`],
  ),
  single(
    [
      `<p>下面的查询用来找什么样的交易？</p>${largeSums('大额交易')}`,
      `<p>Which transactions does this query look for?</p>${largeSums('large sums')}`,
    ],
    'D',
    [
      '按账户和日期汇总，只留下当日现金合计不低于 5 万元的账户。',
      'It adds up by account and day, and keeps those with 50 000 yuan of cash or more in one day.',
    ],
    ['单笔超过 5 万元的转账', 'Single transfers above 50 000 yuan'],
    ['全部现金交易', 'All cash transactions'],
    ['长期不动的账户', 'Accounts without movement'],
    ['同一账户当日现金合计达到 5 万元', 'Accounts with 50 000 yuan of cash in one day'],
  ),
  multiple(
    ['下列哪些交易特征值得警惕？', 'Which of these deserve a closer look?'],
    'ABC',
    ['工资按月入账是正常的。', 'A monthly salary is normal.'],
    ['短期内资金分散转入、集中转出', 'Many small credits, one large debit'],
    ['与经营规模明显不符', 'Amounts that do not fit the business'],
    ['频繁开户销户', 'Accounts opened and closed again and again'],
    ['每月固定日工资入账', 'A salary on the same day each month'],
  ),
  multiple(
    ['哪些属于个人敏感信息？', 'Which personal data are sensitive?'],
    'ABD',
    ['公开的网点地址不是个人信息。', 'The address of a branch is public.'],
    ['身份证号', 'Identity number'],
    ['人脸信息', 'Face data'],
    ['网点地址', 'Address of a branch'],
    ['银行账户', 'Bank account'],
  ),
  multiple(
    ['接到客户投诉，哪些做法正确？', 'A customer complains. What is right?'],
    'ACD',
    ['推诿会把投诉变成舆情。', 'Passing the customer on makes it worse.'],
    ['当场登记', 'Record it at once'],
    ['请客户找总行', 'Send the customer to headquarters'],
    ['告知处理时限', 'Name the time it takes'],
    ['处理后回访', 'Call back afterwards'],
  ),
  truth(
    [
      '可以把客户名单发给合作机构，只要对方保密。',
      'A list of customers may be sent to a partner that keeps it secret.',
    ],
    false,
    ['未经同意不得向第三方提供。', 'Not without the customers’ consent.'],
  ),
  truth(['反洗钱培训的记录应当存档备查。', 'Records of anti-money-laundering training are kept.'], true, [
    '监管检查时须能提供。',
    'The supervisor may ask for them.',
  ]),
  fill(
    ['大额现金交易的报告起点是人民币 ____ 万元。', 'Cash of ____ × 10,000 yuan and more is reported.'],
    ['单日累计 5 万元以上须报告。', 'From 50,000 yuan a day on.'],
    ['5', '五', 'five'],
  ),
  fill(
    ['“了解你的客户”的英文缩写是 ____。', '“Know your customer” is abbreviated ____.'],
    ['KYC 是尽职调查的起点。', 'KYC begins due diligence.'],
    ['KYC'],
  ),
  match(
    ['为每类风险选择例子。', 'Choose the example of each risk.'],
    ['还不上是信用，价格变是市场，操作错是操作。', 'Not repaid, price moved, done wrong.'],
    [
      [
        ['信用风险', 'Credit risk'],
        ['借款人逾期', 'A borrower is late'],
      ],
      [
        ['市场风险', 'Market risk'],
        ['利率大幅波动', 'Rates jump'],
      ],
      [
        ['操作风险', 'Operational risk'],
        ['柜员录错金额', 'A teller mistypes an amount'],
      ],
    ],
    ['客户过生日', 'A customer’s birthday'],
  ),
  order(
    ['按先后顺序排列开户流程。', 'Put the opening of an account in its order.'],
    ['先核身份，最后归档。', 'First the identity, at last the file.'],
    ['核对身份证件', 'Check the identity'],
    ['联网核查', 'Check it with the register'],
    ['了解开户用途', 'Ask what the account is for'],
    ['录入并授权', 'Enter and approve'],
    ['资料归档', 'File the papers'],
  ),
  short(
    [
      '老人要向陌生账户汇出全部积蓄，请写出你的处理步骤。',
      'An elderly customer wants to send all savings to a stranger. What do you do, step by step?',
    ],
    [
      '请到安静处了解缘由；提示诈骗特征；联系家属或警方；记录并报告主管。',
      'Ask in a quiet place, explain the signs of fraud, call family or police, record and report.',
    ],
    true,
  ),
];
