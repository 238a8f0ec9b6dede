import { script } from './script.ts';
import type { Scripts } from './script.ts';

/** Spoken texts of the films and recordings of Greenfield Finance. */
export const qingheScripts: Scripts = {
  40101: script(`
    # 第一问 | The first question
    客户来开户，证件核对完了，还有三个问题要多问。
    A customer opens an account. The papers are checked, and three questions remain.
    第一问：这个账户主要做什么用？
    The first: what will the account mainly be used for?
    工资、货款、还是投资，回答越具体，后面越容易判断。
    Wages, goods, investments: the more concrete the answer, the easier the judgement later.
    说“朋友让我来开的”，就要停下来，请主管复核。
    “A friend asked me to” means stop, and ask your supervisor.
    # 第二问 | The second
    第二问：资金大概从哪里来，每个月大约多少？
    The second: where does the money come from, and how much a month?
    职业和金额对不上，记录原话，不要替客户圆回来。
    If work and sums do not match note the words; do not smooth them.
    在校学生预计月流水三十万，这就是信号。
    A student who expects three hundred thousand a month is a signal.
    # 第三问 | The third
    第三问：这个账户是您自己用，还是有别人在操作？
    The third: will you use it yourself, or does somebody else?
    看着客户的眼睛问，注意旁边有没有人替他回答。
    Look at the customer, and notice whether somebody answers for them.
    单位账户要问到最终受益人，持股四分之一以上的每一个人。
    With companies ask on to the owners: everyone with a quarter or more.
    # 记下来 | Write it down
    三个答案写进尽职调查表，用客户的原话。
    Write the three answers down in the customer’s own words.
    有疑问不拒绝、不惊动，先上报，再按答复办理。
    In doubt neither refuse nor warn: report, and act on the answer.
    多问这三句，平均只要九十秒。
    The three take ninety seconds on average.
  `),
  40201: script(`
    # 四个字段 | Four fields
    这是一张网点在用的活动报名表，一共九个字段。
    This is a form of a branch for an event. It has nine fields.
    第一个多余的是身份证号，报名用不到，到场核对姓名就行。
    The first too many is the ID number: a name is enough at the door.
    第二个是家庭住址，除非要寄东西，否则不收。
    The second is the address, unless something is to be sent.
    第三个是婚姻状况，和活动没有任何关系。
    The third is marital status, which has nothing to do with it.
    第四个是配偶手机号，那是别人的信息，更不能要。
    The fourth is the partner’s phone, which belongs to somebody else.
    # 怎么改 | How to mend it
    留下五个：姓名、手机、场次、人数、是否同意接收通知。
    Five remain: name, phone, session, number, and whether messages are wanted.
    表的下面写清用途和保存多久：活动结束三十天后删除。
    Below stand the purpose and how long: erased thirty days after the event.
    同意的方框不能预先打勾。
    The box for consent must not be ticked beforehand.
    # 客户要查要删 | Requests
    客户要看自己的信息，核验身份后十五个工作日内答复。
    Who asks to see their data gets an answer within fifteen working days, once identified.
    要求删除，能删的删，法律要求保存的说明理由和期限。
    What can be erased is erased; what the law keeps is explained, with its time.
    今天就翻一翻你抽屉里的表，看看有几个多余的字段。
    Look at the forms in your drawer today: how many fields are too many?
  `),
  40301: script(`
    # 先问目标 | Aims first
    “您好，今天想了解什么？”“听说最近有个产品收益不错。”
    “What brings you here?” “I heard of a product that pays well.”
    “可以看。先请教一句，这笔钱您打算什么时候用？”
    “Gladly. First, when will you need this money?”
    “明年女儿上大学，大概九月。”
    “My daughter begins university, in September.”
    “那就是十个月，本金能不能少？”“那不行。”
    “So ten months. May it become less?” “No.”
    # 再谈产品 | Then products
    “明白了。您说的那款要锁两年，净值会有涨跌，不合适。”
    “I see. That one is locked for two years and goes up and down; it does not suit.”
    “这一款期限九个月，风险等级二级，我把说明书给您看。”
    “This one takes nine months, risk level two. Here are its terms.”
    先时间，再风险，最后才是收益。
    Time first, then risk, and the return last.
    客户没问完之前，不要打开产品列表。
    Do not open the list before the customer has finished asking.
  `),
  40302: script(`
    # 接起电话 | Picking up
    “我的产品今天跌了两个点，你们当初怎么说的？”
    “My product fell by two points today. What did you tell me?”
    “王先生，您先说，我把您的持仓调出来一起看。”
    “Mr Wang, please go on. I open your holdings so that we look together.”
    先听，不解释，记下他最担心的那句话。
    Listen, do not explain, and note what worries him most.
    # 说清楚 | Making it clear
    “您担心的是本金，对吗？”“对，这是养老的钱。”
    “You worry about the principal, is that right?” “Yes, it is for my old age.”
    “这只产品的风险等级是三级，签约时提示过本金可能亏损。”
    “Its risk level is three, and the papers say that the principal may be lost.”
    “目前浮亏一点八，还有十四个月到期。”
    “It is down 1.8 now, with fourteen months to go.”
    只说事实和数字，不说“肯定会涨回来”。
    Facts and figures only; never “it will surely recover”.
    # 给选择 | Choices
    “您有两个选择：继续持有，或者现在赎回，各有什么后果我念给您听。”
    “You can hold or sell now. Let me read what each means.”
    “不用马上定，我下午四点再打给您。”
    “You need not decide now. I call again at four.”
    挂断后记录通话，四点准时回拨，这一步最值钱。
    Note the call and ring at four sharp: this is worth most.
  `),
  40401: script(`
    # 门口 | At the gate
    现场走访不提前一天通知细节，只约时间。
    For a visit agree on the time, not on what you will see.
    到了先在门口站十分钟，看货车进出和考勤。
    Stand at the gate for ten minutes: lorries in and out, people coming.
    三辆车进、没有车出，和“订单饱满”对不上。
    Three in and none out does not fit “full order books”.
    # 车间 | On the floor
    进车间看三样：设备开动率、在制品、地上的灰。
    Inside see three things: machines that run, work in progress, dust.
    问一位工人“最近加班多吗”，比问老板准。
    Ask a worker whether there is overtime; it says more than the owner.
    抄下电表读数，和三个月的电费单对一对。
    Note the meter and compare it with three months of bills.
    # 仓库 | The store
    仓库看批号和日期，同一批货上次来就在，这次还在，就是滞销。
    In the store read batch and date: what was there last time does not sell.
    抽三箱打开，空箱垫在里面是老办法。
    Open three boxes: empty ones in the middle are an old trick.
    # 财务室 | The office
    财务室看应收账款前五名，问清账期和关系。
    In the office look at the five largest receivables: terms and relations.
    同一个老板的关联公司占一半，要穿透看。
    If half belong to the same owner look through the structure.
    最后问一句：“如果贷款晚到一个月，您怎么安排？”
    Last ask: “If the loan came a month later, what would you do?”
    回来当天写走访记录，附照片，先写疑点再写亮点。
    Write it up the same day with pictures: doubts first, then strengths.
  `),
  40501: script(`
    # 迎与问 | Welcome and ask
    七步服务，一位柜员完整示范一遍，请注意她的手和眼睛。
    Seven steps, shown by one teller. Watch her hands and eyes.
    第一步，站相迎：客户走到一米线，起身、微笑、举手示意。
    One, stand: at the line she rises, smiles, and raises a hand.
    第二步，笑相问：“您好，请坐，请问办理什么业务？”
    Two, ask with a smile: “Please sit down. What can I do for you?”
    第三步，双手接：接证件和单据，正面朝上放好。
    Three, take papers with both hands, and lay them face up.
    # 办与核 | Do and check
    第四步，快速办：遇到要等的环节，说一句“大约两分钟”。
    Four, work briskly; when there is a wait say “about two minutes”.
    第五步，提醒核对：金额写出来，不大声念。
    Five, let the customer check: the amount is shown, not said aloud.
    # 递与送 | Hand over and see off
    第六步，双手递：证件、现金、回单按顺序递回。
    Six, hand back with both hands: papers, cash, receipt, in this order.
    第七步，目相送：“请带好随身物品，慢走。”
    Seven, see off: “Please take all your things. Good-bye.”
    等了二十分钟以上的客户，第一句先说“让您久等了”。
    To those who waited over twenty minutes first say “Thank you for waiting”.
  `),
  40601: script(`
    # 第一小时 | Hour one
    上午九点，一条“理财亏了没人管”的帖子被转了两百次。
    Nine o’clock: a post, “I lost money and nobody cares”, is shared two hundred times.
    第一小时做两件事：确认是哪位客户，联系到本人。
    Hour one has two tasks: find out who it is, and reach them.
    不在评论区争论，不联系平台删帖。
    No debate in the comments, no call to have it deleted.
    # 第二小时 | Hour two
    第二小时查清事实：合同、录音、通知记录，三份材料放在一起。
    Hour two finds the facts: contract, recording, notices, side by side.
    发现我们漏打了一个到期提醒电话，如实写进去。
    We missed one reminder call. That is written down as it is.
    # 第三小时 | Hour three
    第三小时定口径，只有一个出口、三句话：看到了、在核实、几点答复。
    Hour three sets the words, one voice, three sentences: seen, being checked, answer by when.
    柜员遇到询问，也只说这三句。
    Tellers who are asked say the same three.
    # 第四小时 | Hour four
    第四小时，网点负责人当面给客户第一次答复和方案。
    In hour four the branch head gives a first answer and an offer, in person.
    道歉说具体：“到期提醒我们没有打给您，是我们的错。”
    The apology is concrete: “We did not call you. That was our fault.”
    四小时内有答复，投诉升级的比例会降到一半以下。
    With an answer within four hours less than half of complaints grow.
  `),
  40701: script(`
    # 晨会之前 | Before the meeting
    七点四十，行长先看三张表：昨天的存款、逾期、投诉。
    Seven forty: the head reads three sheets: deposits, arrears, complaints.
    投诉排在前面看，因为它说的是明天的存款。
    Complaints come first, for they are tomorrow’s deposits.
    晨会十五分钟，合规讲三分钟，讲身边的事，不念文件。
    The meeting takes fifteen minutes, three for compliance: a case near by, no circulars.
    # 白天 | By day
    上午去拜访企业，下午留给员工，一天最多两家。
    Companies in the morning, staff in the afternoon; two visits at most.
    一笔三千万的贷款，客户经理很着急，他问了一句“最坏会怎样”。
    A loan of thirty million, an eager manager, and one question: “What is the worst?”
    答不上来，就再去看一次现场。
    As there was no answer they visited once more.
    # 日终 | Closing
    五点半日终，和柜员一起碰库，他数第二遍。
    At half past five the cash is counted, and he counts second.
    下班前写三行：一件做对的，一件要改的，一个要谢的人。
    Last he writes three lines: one thing right, one to change, one person to thank.
  `),
  40801: script(`
    # 为什么 | Why
    各位同事，合规文化月今天开始，我想先讲一个数字。
    Colleagues, compliance month begins today, and I start with a figure.
    去年我们因为一份漏签的文件，赔了四十七万。
    Last year one unsigned paper cost us four hundred and seventy thousand.
    补签只要十秒，所以合规不是成本，它替我们挣钱。
    Signing takes ten seconds. Compliance is no cost; it earns money.
    # 四个主题周 | Four weeks
    第一周，认识客户；第二周，保护信息。
    Week one: know the customer. Week two: protect data.
    第三周，公平销售；第四周，敢于说不。
    Week three: sell fairly. Week four: dare to say no.
    # 请你做一件事 | One request
    请每个人做一件事：写下自己岗位最容易漏的一步。
    I ask one thing of each: write down the step that you miss most easily.
    写出来不处罚，周五我和大家一起改流程。
    Nobody is blamed. On Friday we change the process together.
    谢谢大家，我先写我的：审批单要看附件，不只看金额。
    Thank you. Here is mine: read the annexes, not only the sum.
  `),
};
