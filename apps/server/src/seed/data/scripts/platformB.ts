import { script } from './script.ts';
import type { Scripts } from './script.ts';

/** Spoken texts of the films and recordings of the platform courses 113 to 124. */
export const platformScriptsB: Scripts = {
  11301: script(`
    # 读者要做什么 | What the reader does
    动笔之前先问：读完这封信，读者要做什么决定？
    Before you write, ask which decision the reader will make.
    批准、选择、知道、还是动手，四种信写法不一样。
    Approve, choose, know, act: four kinds of letters.
    要批准，第一句就写数目和截止日。
    To approve: the sum and the date come first.
    要选择，给两个方案，写明你建议哪个。
    To choose: two options, and which you suggest.
    # 标题 | Subject
    标题写成一句话：“请在周三前确认：五月排班加两人”。
    Make the subject a sentence: “Please confirm by Wednesday: two more people in May”.
    不写“关于……的说明”，那等于没写。
    Not “About …”, which says nothing.
    # 三段式 | Three parts
    周报三段：做成了什么，卡在哪，下周要谁帮忙。
    A weekly report: done, stuck, help needed.
    每段不超过三行，手机一屏看完。
    Three lines each: one screen of a phone.
    写完读一遍，删掉“进一步”“积极推进”，意思不变就该删。
    Read it again, and delete what changes nothing.
  `),
  11401: script(`
    # 前三十秒 | Thirty seconds
    上台以后的前三十秒，听众在决定要不要看手机。
    In the first thirty seconds people decide about their phones.
    所以不说“大家好，我今天很荣幸”，那是三十秒的空白。
    So no “It is an honour”: that is thirty seconds of nothing.
    # 三种开场 | Three openings
    第一种，一个数字：“昨天，我们丢了四十七位顾客。”
    One, a figure: “Yesterday we lost forty-seven customers.”
    第二种，一个画面：“早上六点，门口已经站了三个人。”
    Two, a scene: “Six in the morning, and three people at the door.”
    第三种，一个问题：“上一次有人谢谢你，是什么时候？”
    Three, a question: “When did somebody last thank you?”
    # 站稳 | Stand
    说之前先站稳两秒，看一个人的眼睛，再开口。
    Stand for two seconds, look at one person, and speak.
    紧张就放慢第一句，第一句慢了，心跳会跟下来。
    Nervous? Slow the first sentence and your heart follows.
    把你的开场写在一张便签上，只准写三行。
    Write yours on a note: three lines.
  `),
  11402: script(`
    # 人物与渴望 | Person and wish
    一个好故事只有四个零件：人物、渴望、阻碍、转变。
    A story has four parts: a person, a wish, an obstacle, a change.
    人物要具体：不是“一位老人”，是“住在三楼的陈阿姨”。
    The person is someone: not “an old lady” but “Mrs Chen from the third floor”.
    渴望要小：她想给孙子买一双合脚的鞋。
    The wish is small: shoes that fit her grandson.
    # 阻碍与转变 | Obstacle and change
    阻碍要看得见：她不知道尺码，手里只有一只旧鞋垫。
    The obstacle can be seen: no size, only an old insole.
    转变来自一个动作：店员蹲下来，用鞋垫比了六双。
    The change is an act: someone knelt and tried it in six pairs.
    讲完停两秒，不要解释道理。
    Then pause for two seconds. Do not explain.
    # 接回观点 | Back to the point
    最后用一句话接回观点：“服务，就是替她多走一步。”
    One sentence leads back: “Service is one step more for her.”
    一个观点配一个故事，两分钟以内。
    One story for each point, within two minutes.
    今天晚上记一个自己的，先写人物的名字。
    Tonight note one of your own. Begin with a name.
  `),
  11403: script(`
    # 语速 | Pace
    跟我读一遍：“今天——只说——一件事。”
    Read with me: “Today – one thing – only.”
    正常说话一分钟两百字，台上请放到一百六。
    On stage speak a fifth slower than you talk.
    # 停顿 | Pause
    重要的词前面停半秒，后面停一秒。
    Half a second before an important word, one after it.
    “我们要做的，是（停）少做。”
    “What we must do is (pause) less.”
    觉得停得太久的时候，刚刚好。
    When it feels too long it is just right.
    # 重音 | Stress
    同一句话换三个重音，再读三遍：我没说她拿了。
    Read one sentence with three stresses: I did not say she took it.
    一句话只重一个词，都重就等于都不重。
    One stress each; all is none.
    录下来听一遍，只改一个地方。
    Record it, and change one thing.
  `),
  11501: script(`
    # 目标 | Aim
    立项先写一页纸，第一行是为什么做。
    Start with one page. Line one: why.
    “系统太旧”不是目标，“开单从五分钟降到两分钟”才是。
    “The system is old” is no aim; “from five minutes to two” is.
    目标要有数、有日期、有人签字。
    A figure, a date, a signature.
    # 范围 | Scope
    范围写两栏：做什么，不做什么。
    Scope has two columns: in and out.
    不做的那一栏更重要，它在三个月后保护你。
    “Out” matters more: it protects you in three months.
    # 干系人 | Stakeholders
    干系人写名字，不写部门：谁出钱、谁使用、谁会被打扰。
    Names, not departments: who pays, who uses, who is disturbed.
    每个人约一次十五分钟，问他什么算成功。
    Fifteen minutes with each: what is success?
    两个人的答案打架，就在开工前请他们坐下来谈。
    If two disagree let them sit down before you start.
  `),
  11502: script(`
    # 列任务 | List
    排进度从列任务开始，每项不超过三天，写明谁做。
    Begin with a list, three days each at most, with names.
    再写依赖：这一项要等哪一项。
    Then dependencies: what waits for what.
    画成一张网，从左到右，箭头就是等待。
    Draw a net from left to right; arrows are waiting.
    # 最长的路 | The longest way
    从起点到终点，每条路把天数加起来。
    Add up the days along each way.
    最长的那一条，就是关键路径，它多长，项目就多长。
    The longest is the critical path, and as long as the project.
    关键路径上晚一天，整个项目晚一天。
    A day late there is a day late for all.
    别的路有富余，叫浮动时间，可以借，不能超。
    Other ways have slack: borrow it, do not exceed it.
    # 怎么缩短 | Shorter
    要提前，只压关键路径，压别处没有用。
    To be earlier press the critical path alone.
    两个办法：加人，或者把等待改成并行。
    Two means: more people, or side by side.
    压完重算一遍，最长的路可能已经换了一条。
    Then add up again: the longest may be another one.
    缓冲放在最后一起留，不要每项偷偷加一天。
    Keep the buffer at the end, not a hidden day in each.
    每周五只问一句：关键路径上，还剩几天？
    Each Friday ask: how many days are left on it?
  `),
  11503: script(`
    # 清单 | The list
    每周一次，十五分钟，把风险清单过一遍。
    Fifteen minutes a week for the list of risks.
    每条风险写成一句：如果……，就会……。
    Each is a sentence: if …, then ….
    打两个分：可能性一到五，影响一到五，相乘排序。
    Two ratings from one to five; multiply and sort.
    # 前三条 | The top three
    只谈前三条，每条定一个动作、一个人、一个日期。
    Talk about the top three: an act, a person, a date each.
    动作有四种：避开、减轻、转给别人、接受。
    Four kinds: avoid, reduce, pass on, accept.
    接受也要写下来，写明发生了谁来拍板。
    To accept is written down too, with who decides then.
    # 新的风险 | New ones
    最后问每个人：这周有什么让你睡不好？
    Last ask each: what kept you awake?
    变成事实的，从风险清单移到问题清单。
    What has come true moves to the list of problems.
  `),
  11601: script(`
    # 三列 | Three columns
    一块看板，三列就够：要做、在做、做完。
    Three columns are enough: to do, doing, done.
    一张卡一件事，写清谁做、做到什么算完。
    One card, one thing: who, and when it is done.
    卡片从右往左看，先问怎样让“在做”变成“做完”。
    Read from the right: how does “doing” become “done”?
    # 一条规则 | One rule
    一条规则：“在做”这一列，最多放人数加一张卡。
    One rule: in “doing” at most one card more than people.
    满了就不许拉新的，先去帮别人做完。
    When it is full help to finish instead of starting.
    刚开始大家会不习惯，三天以后会发现事情变快了。
    It feels odd for three days; then things get faster.
    # 站会 | Stand-up
    十五分钟站会，对着看板，不对着人。
    The stand-up faces the board, not people.
    卡片超过三天没动，贴一颗红点，今天先谈它。
    A card that has not moved for three days gets a red dot.
    两周一个节拍，节拍末清空“做完”，数一数有几张。
    After two weeks empty “done” and count.
  `),
  11701: script(`
    # 能做什么 | What it can do
    人工智能助手擅长三件事：写初稿、理长文、换形式。
    An assistant is good at three things: drafts, long texts, other forms.
    你给要点，它给初稿，十分钟变两分钟。
    You give points, it gives a draft: two minutes for ten.
    二十页纪要，它能先列出谁答应了什么。
    From twenty pages of minutes it lists who promised what.
    # 不能做什么 | What it cannot
    不能做三件：保证事实、替你决定、保守秘密。
    It cannot warrant facts, decide for you, or keep secrets.
    它会很流利地编一个不存在的条款，所以引用一律去查原文。
    It invents clauses fluently. Check each source.
    涉及人的评价和取舍，最后一个字由你来写。
    On people the last word is yours.
    # 边界 | The line
    客户姓名、合同金额、没公布的数字，不贴进去。
    No customer names, contract sums or unpublished figures.
    要贴，先换成“客户甲”“金额一”。
    Or call them customer A and sum one.
    记住一句话：它写，你查，你负责。
    It writes, you check, you answer for it.
  `),
  11702: script(`
    # 纪要 | Minutes
    场景一，纪要：把录音稿贴进去，先要一张表。
    Use one, minutes: paste the transcript and ask for a table.
    “列出决定、负责人、日期，没有说到的写‘未定’。”
    “List decisions, owners, dates; write ‘open’ where nothing was said.”
    “未定”两个字很重要，它就不会自己编。
    “Open” matters: it keeps it from inventing.
    # 邮件 | Mails
    场景二，邮件：写清收件人是谁、要他做什么、什么语气。
    Use two, mails: to whom, what they should do, which tone.
    生成以后只改两处：第一句和日期。
    Then change two things: the first sentence and the date.
    # 表格 | Tables
    场景三，表格：描述你有哪些列，要什么结果，请它写公式。
    Use three, tables: describe your columns and ask for the formula.
    先拿三行数据试，对了再往下拉。
    Try three rows first.
    三个场景都一样：先给例子，再给要求，最后自己查一遍。
    In all three: an example, the wish, and your own check.
  `),
  11801: script(`
    # 三种写法 | Three ways
    同一个任务，三种写法，我们看看差别。
    One task, three ways to ask.
    第一种：“写一份促销文案。”得到的是谁都能用的套话。
    The first: “Write a promotion.” You get what anybody could use.
    第二种加上背景：“社区店，周末，主推车厘子。”开始像样了。
    The second adds background: “Local shop, weekend, cherries.” Better.
    # 四要素 | Four parts
    第三种写齐四要素：角色、背景、任务、格式。
    The third has all four: role, background, task, format.
    角色：“你是一位有十年经验的店长。”
    Role: “You have managed shops for ten years.”
    背景：“顾客多是下班路过的年轻父母。”
    Background: “Customers are young parents on their way home.”
    任务：“写三条门口黑板上的话，突出今天到货。”
    Task: “Three lines for the board by the door: fresh today.”
    格式：“每条不超过十五个字，不用感叹号。”
    Format: “At most eight words, no exclamation marks.”
    # 追问 | Ask on
    第一版不满意，不要重来，说哪里不对。
    If you do not like it say what is wrong.
    “第二条太长，保留意思，减到八个字。”
    “The second is too long. Keep the sense in five words.”
    追问三次还不行，换一个例子给它看。
    After three tries show it an example.
    写得好的提示词存下来，下次只改背景。
    Keep good prompts, and change the background next time.
  `),
  11901: script(
    `
    # 坐好 | Sit
    找一把椅子坐好，双脚踩在地上，手放在腿上。
    Sit on a chair, feet on the floor, hands in your lap.
    可以闭上眼睛，也可以看着地面的一个点。
    Close your eyes, or look at a point on the floor.
    不用做对，只要跟着声音就好。
    Nothing has to be right. Just follow the voice.
    # 呼吸 | Breathe
    现在吸气，一，二，三，四。
    Breathe in: one, two, three, four.
    停一停，一，二。
    Hold: one, two.
    慢慢呼气，一，二，三，四，五，六。
    And slowly out: one, two, three, four, five, six.
    再来一次，吸气的时候，肩膀往下放。
    Again, and let your shoulders sink.
    呼气的时候，松开牙齿。
    As you breathe out loosen your teeth.
    走神了没关系，发现了，就回到下一次吸气。
    Your mind wanders, and comes back with the next breath.
    自己再做三轮，我在这里等你。
    Three more on your own. I wait here.
    # 回来 | Return
    现在动一动手指，动一动脚趾。
    Now move your fingers and your toes.
    睁开眼睛，留意身体哪里比刚才松了一点。
    Open your eyes and notice what is looser.
    今天下班之前，再做一次，三分钟就够。
    Once more before you go home. Three minutes will do.
  `,
    180,
  ),
  11902: script(`
    # 从脚开始 | From the feet
    躺下来，让床托住你。
    Lie down and let the bed hold you.
    先注意脚，脚趾松开，脚跟沉下去。
    Your feet: loosen the toes, let the heels sink.
    小腿，膝盖，不用用力，只是路过。
    Calves, knees: no effort, just passing by.
    # 向上 | Upwards
    肚子随着呼吸起伏，不去管它。
    Your belly rises and falls by itself.
    肩膀离开耳朵，手心向上打开。
    Shoulders away from the ears, palms open.
    # 脸 | Face
    额头放平，眉心松开，舌头离开上颚。
    Smooth the forehead, and let the tongue rest.
    想到明天的事，就对它说：明天见。
    To thoughts of tomorrow say: see you tomorrow.
    晚安。
    Good night.
  `),
  12001: script(`
    # 为什么要约定 | Why
    “他们不配合”，常常是没人说清楚什么叫配合。
    “They will not help” often means that nobody said what help is.
    所以开工前写一页协作约定，两个部门一起写。
    So write one page together before you start.
    # 写什么 | What
    第一栏：谁，写名字，请假时找谁。
    Column one, who: a name, and a stand-in.
    第二栏：交付什么，交到什么程度算完成，附一个样例。
    Column two, what: how finished, with a sample.
    第三栏：什么时候，写到几点，不写“尽快”。
    Column three, when: the hour, not “soon”.
    第四栏：变了怎么办，提前多久说，找谁说。
    Column four, changes: how early, and to whom.
    # 用起来 | Use it
    约定不是合同，是两周后打开来一起改的草稿。
    It is no contract but a draft to change in two weeks.
    第一次有人没做到，先看约定写得清不清楚，再看人。
    When somebody fails look at the page before the person.
    今天就约隔壁部门，写三行也算开始。
    Ask your neighbours today. Three lines are a start.
  `),
  12002: script(`
    # 第一次对话：事实 | First talk: facts
    分歧升级之前，至少谈三次，每次只谈一样。
    Before a conflict goes up talk three times, about one thing each.
    第一次谈事实：发生了什么，哪天，几点，谁看到了。
    The first is about facts: what, when, who saw it.
    各写各的，再对一遍，不一样的地方画圈。
    Each writes, then compare, and circle what differs.
    光这一步，三成的分歧就没了。
    This alone ends a third of conflicts.
    # 第二次对话：影响 | Second talk: effects
    第二次谈影响：这件事给我带来什么，给你带来什么。
    The second is about effects, on me and on you.
    用“我”开头，不用“你们总是”。
    Begin with “I”, not with “you always”.
    听完对方，复述一遍，再说自己的。
    Say theirs back before you say yours.
    # 第三次对话：办法 | Third talk: ways
    第三次谈办法：各提两个，不评价，先写下来。
    The third is about ways: two each, written down, not judged.
    挑一个双方都能先试一周的。
    Choose one that both can try for a week.
    一周后还不行，一起去找上级，而不是各自去。
    If it fails go up together, not each alone.
    带上三次的记录，上级十分钟就能判断。
    With your notes the boss can judge in ten minutes.
    记住顺序：事实、影响、办法，跳一步就会吵起来。
    Facts, effects, ways: skip one and it becomes a quarrel.
  `),
  12101: script(`
    # 恐慌不是动力 | Panic
    “再不改就死”，听多了，人会先躲起来。
    “Change or die”: who hears it often hides.
    恐慌让人只想保住自己，紧迫感让人想做点什么。
    Panic saves itself; urgency wants to act.
    # 三样东西 | Three things
    真正的紧迫感有三样：一个事实，一个期限，一个出路。
    Real urgency has a fact, a date and a way out.
    事实来自外面：请一位离开的客户，讲他为什么走。
    The fact comes from outside: let a customer who left say why.
    期限要真：“九月底合同到期”，不要随口说“很快”。
    The date is true: “the contract ends in September”, not “soon”.
    出路要小：这个月先改一件，做得到。
    The way out is small: one thing this month.
    # 三种人 | Three kinds
    说完以后看三种人：支持的给任务，观望的给样板，反对的先听。
    Then give supporters a task, waiters an example, and listen to opponents.
    反对者的第一句话，往往是你漏掉的风险。
    Their first sentence is often the risk that you missed.
  `),
  12102: script(`
    # 选在哪里 | Where
    第一个胜利要选在三个月内看得见的地方。
    Win first where it shows within three months.
    三个条件：小到能控制，真到有人疼，显眼到藏不住。
    Small enough to control, real enough to hurt, plain enough to be seen.
    不要选最难的，也不要选没人在意的。
    Neither the hardest nor what nobody cares about.
    # 谁来做 | Who
    请一位大家信得过的老员工带队，比你自己上更有说服力。
    Let an old hand lead whom everybody trusts.
    资源给足，第一仗不许缺人。
    Give enough: the first battle must not lack people.
    # 怎么讲 | How to tell
    赢了以后，让做的人自己讲，讲困难，讲数字。
    Afterwards those who did it tell it: the trouble and the figures.
    一周之内讲到每个班组，趁热定第二个目标。
    Reach every team within a week, and set the next aim.
    不要宣布成功，只宣布下一步。
    Do not announce success; announce the next step.
  `),
  12201: script(`
    # 岗位画像 | The profile
    招聘看走眼，多半从一张写着“沟通能力强”的要求开始。
    Bad hires begin with “good communicator” on a list.
    换一种写法：三个月后，这个人做成了什么？
    Write instead: what has this person done after three months?
    “独立完成月结，差错不超过两处”，这就能衡量。
    “Closes the month alone with at most two errors” can be measured.
    # 评分表 | The score sheet
    从结果倒推四项能力，每项写三档：不够、达到、突出。
    Work back to four abilities, each in three grades: short, met, strong.
    每一档写行为，“主动核对了三家报价”，不写形容词。
    Grades are acts: “compared three offers”, no adjectives.
    四项里标出一项“没有就不要”。
    Mark one as “not without”.
    # 怎么用 | Using it
    每位面试官负责两项，当场打分，写下听到的原话。
    Each interviewer takes two, rates at once, and notes the words.
    打完分再讨论，先看证据，再看感觉。
    Rate before you talk: evidence first, feelings second.
  `),
  12202: script(`
    # 情境与任务 | Situation and task
    追问四步：情境、任务、行动、结果。
    Four steps: situation, task, action, result.
    情境：“讲一次你和同事意见不同的经历，当时是什么情况？”
    Situation: “Tell me of a disagreement. What was going on?”
    任务：“你的责任是哪一部分？”把“我们”变成“我”。
    Task: “Which part was yours?” “We” becomes “I”.
    # 行动与结果 | Action and result
    行动：“你先做了什么，再做了什么？”要动词，不要态度。
    Action: “What did you do first, and then?” Verbs, not attitudes.
    结果：“最后怎么样？数字是多少？”
    Result: “How did it end? In figures?”
    再问一句：“重来一次，你会改哪里？”
    And: “What would you change?”
    # 听什么 | Listen for
    背出来的故事，细节问三层就空了。
    Learnt stories are empty three questions down.
    同一项能力问两个事例，一个可能是运气。
    Two examples for each ability: one may be luck.
  `),
  12401: script(`
    # 发件人 | The sender
    这是一封上周收到的邮件，我们拆开看它的五个特征。
    Here is a mail of last week. It shows five signs.
    第一个，发件人：名字是“人力资源部”，地址却是一串陌生的域名。
    One, the sender: “Human Resources”, with a strange domain.
    名字可以随便填，看地址要看“@”后面最后两段。
    Names can be typed. Read the last two parts after the @.
    # 催促与好处 | Hurry and gain
    第二个，催促：“今天十八点前不确认，工资将延迟。”
    Two, hurry: “Confirm by six or your pay is late.”
    第三个，好处或者恐惧：补贴、罚款、账号冻结。
    Three, gain or fear: bonus, fine, blocked account.
    一着急，人就不看地址了，这正是它要的。
    In a hurry nobody reads addresses: that is the aim.
    # 链接与附件 | Links and files
    第四个，链接：鼠标停在上面，左下角显示的不是公司网站。
    Four, the link: hover, and it is not our site.
    第五个，附件：压缩包，还好心地告诉你密码。
    Five, a zip file, with the password kindly told.
    # 怎么办 | What to do
    遇到一封像的，三步：不点、不回、转给信息安全邮箱。
    Do not click, do not answer, forward it to security.
    已经点了也别怕，马上断网、改口令、打电话上报。
    If you clicked: off the network, new password, call us.
    上报得快，从来不会被处罚，瞒着才会。
    Nobody is blamed for reporting fast.
    口令用四个不相干的词，每个系统不同，放进口令管理器。
    Four unrelated words for a password, a different one for each system, in a manager.
  `),
};
