import { script } from './script.ts';
import type { Scripts } from './script.ts';

/** Spoken texts of the films and recordings of the platform courses 101 to 112. */
export const platformScriptsA: Scripts = {
  10101: script(`
    # 习惯一：放下手头的事 | Habit 1: put work aside
    同事走到你桌边开口时，你的手还在键盘上，他就只说一半。
    If your hands stay on the keyboard, the colleague at your desk says only half of it.
    习惯一，放下手头的事：合上屏幕，转过身，三秒就够。
    Habit one, put work aside: close the screen and turn round. Three seconds will do.
    实在走不开，就约一个时间：“十分钟后我去找你。”
    If you really cannot, set a time: “I will come in ten minutes.”
    约了就要去，去了，下次他才会说真话。
    Then go. Only so will you hear the truth next time.
    # 习惯二：复述一遍 | Habit 2: say it back
    习惯二，复述一遍：用自己的话，把对方的意思说回去。
    Habit two, say it back in your own words.
    “你是说，周五之前要的是草稿，不是定稿，对吗？”
    “You mean a draft by Friday, not the final text?”
    复述不是重复，要把含糊的地方变成一个可以点头的问题。
    It is not repeating: make what is vague into a question that can be nodded at.
    对方说“不完全是”，恭喜你，刚刚省下了两天返工。
    If the answer is “not quite”, you have just saved two days of rework.
    今天找一次对话试试，只练这两个习惯。
    Try it in one talk today, with these two habits alone.
  `),
  10102: script(`
    # 习惯三：先说结论 | Habit 3: conclusion first
    习惯三，先说结论，因为对方不知道你要把他带到哪里。
    Habit three, conclusion first, because nobody knows where you are leading them.
    “建议周四上线，有一个风险，需要你批两个人。”
    “I suggest Thursday. There is one risk, and I need two people.”
    这一句二十秒，对方已经知道要做什么决定。
    Twenty seconds, and the decision is on the table.
    怕显得生硬，就加三个字：“先说结论。”
    If it seems blunt, begin with “My conclusion first”.
    # 习惯四：再给理由 | Habit 4: then reasons
    习惯四，再给理由，最多三条，按对方关心的顺序排。
    Habit four, then the reasons: three at most, in the order in which the other cares.
    财务先听钱，客户先听时间，老板先听风险。
    Finance hears money first, customers time, the boss risk.
    每条理由配一个事实，没有事实的理由先不说。
    Each with a fact; without one leave it out.
    说完停下来，问：“哪一条你想听细一点？”
    Then stop and ask: “Which would you like to hear more about?”
    把你下一封邮件的最后一句，搬到第一句。
    Move the last sentence of your next mail to the top.
  `),
  10103: script(`
    # 习惯五：当面反馈 | Habit 5: feedback in person
    习惯五，当面反馈，越难说的话，越不要打字。
    Habit five, feedback in person. The harder it is the less should it be typed.
    先说看到的事实：“今天的会，你三次打断了小周。”
    Begin with what you saw: “You interrupted Zhou three times today.”
    再说影响：“他后面就没再说话，我们少了一个方案。”
    Then the effect: “He said no more, and we lost an idea.”
    最后说期望：“下次等他说完，你第一个点评。”
    Then the wish: “Let him finish next time, and comment first.”
    # 习惯六：当天确认 | Habit 6: confirm the same day
    习惯六，当天确认：谈完两小时内，发三行字。
    Habit six, confirm the same day: three lines within two hours.
    第一行，我们定了什么；第二行，谁做；第三行，什么时候。
    What was agreed, who does it, by when.
    对方回一个“对”，口头的话就变成了约定。
    One “yes” turns talk into an agreement.
    六个习惯不用一起练，一周一个，六周之后再回来看这节课。
    Do not practise all six at once: one a week, and come back in six weeks.
  `),
  10201: script(`
    # 记两天 | Two days
    先不学技巧，先记两天账，记你的时间花在了哪里。
    No techniques yet: keep two days of accounts, and see where your time goes.
    每半小时写一行，写正在做的事，不写应该做的事。
    A line every half hour, of what you do, not of what you should do.
    被打断就画一条斜线，写上是谁、为了什么。
    For an interruption draw a stroke, with who and why.
    # 分四类 | Four kinds
    第二天晚上，用两支笔分成四类：重要、紧急，是或者不是。
    On the second evening sort it with two pens: important or not, urgent or not.
    大多数人会发现，重要但不紧急的那一格，几乎是空的。
    Most people find that the important and not urgent box is nearly empty.
    再数斜线，一天平均十一次，一半来自同一个群。
    Count the strokes: eleven a day, half of them from one chat.
    # 换一格 | Move one box
    从最不心疼的那件事开始，还给自己一个半小时。
    Begin with what you miss least, and give yourself ninety minutes.
    把它写进明天上午的日历，标题就写那件重要的事。
    Put it into tomorrow morning, under the name of the important thing.
  `),
  10202: script(`
    # 开会之前 | Before
    通勤路上听五分钟，不，四十五秒：会议怎样不拖堂。
    For your commute, forty-five seconds: meetings that end on time.
    没有要决定的事，就不开会，发一段文字。
    With nothing to decide send a text instead.
    邀请里写清三样：决定什么、谁来定、几点散。
    Say three things in the invitation: what, who decides, until when.
    # 会上 | During
    从最难的一项开始，前面省下的时间最后都会被用掉。
    Begin with the hardest, because time saved early is always spent.
    跑题的事写在白板一角，散会前再看要不要约。
    Park what strays in a corner of the board.
    离结束还有五分钟，停下来念一遍结论。
    Five minutes before the end read out what was decided.
    # 会后 | After
    到点就站起来，没说完的，是下一次的议程。
    When time is up stand up: the rest is the next agenda.
    今天试一场：三十分钟的会，只约二十五分钟。
    Try it today: twenty-five minutes instead of thirty.
  `),
  10301: script(`
    # 第一句 | The first sentence
    电梯门开了，老板问：“那个项目怎么样了？”你有二十秒。
    The lift opens and the boss asks how the project is. You have twenty seconds.
    大多数人会从头讲起，讲到三楼，门开了，结论还没说。
    Most people begin at the beginning, and the door opens before they reach the point.
    结构化思维的第一条就是：结论先行。
    The first rule of structured thinking is: conclusion first.
    开口第一句，只回答对方心里的那个问题。
    Let your first sentence answer the question in their mind.
    “能按时上线，但需要您今天批一笔三万的测试费。”
    “We will be on time, if you release thirty thousand for tests today.”
    这一句里有判断，有条件，有请求，没有过程。
    It holds a judgement, a condition, a request, and no history.
    # 怎么找到结论 | Finding it
    结论不好找，是因为我们脑子里先有的是材料。
    A conclusion is hard to find because we have the material first.
    试着把材料都写在便签上，一张一条。
    Write the material on notes, one each.
    然后对每一张问：“那又怎样？”
    Then ask of each: “So what?”
    “测试只剩三天。”那又怎样？“来不及覆盖支付。”
    “Three days of tests left.” So what? “Payment will not be covered.”
    那又怎样？“要么加人，要么推迟。”这才接近结论。
    So what? “More people, or later.” Now we are near.
    再往下问一次：“你建议哪一个？”答案就是第一句。
    Ask once more: “Which do you suggest?” That is your first sentence.
    # 检查一遍 | Check
    写好以后用三个问题检查。
    Check it with three questions.
    一，对方听完这一句，知不知道要做什么？
    One, does the listener know what to do?
    二，去掉形容词，意思变不变？
    Two, does it say the same without adjectives?
    三，能不能在一口气里说完？
    Three, can you say it in one breath?
    不能，就再删一半。
    If not, cut it by half.
    # 练习 | Practise
    现在暂停，拿出你手里的一份汇报。
    Now pause and take a report of yours.
    找出最重要的那句话，看它在第几页。
    Find its most important sentence. On which page is it?
    把它搬到第一行，再读一遍，你会发现后面少了一半。
    Move it to the top and read again: half of the rest is no longer needed.
    下一节，我们给剩下的这一半分好抽屉。
    In the next lesson we sort the other half into drawers.
  `),
  10302: script(`
    # 分抽屉 | Drawers
    理由一多就要分组，像给衣服分抽屉：不重叠，也不遗漏。
    Many reasons need groups, like clothes in drawers: no overlaps, no gaps.
    “客户、价格、华东区”，这三个抽屉就重叠了。
    “Customers, prices, the east” overlap.
    因为华东区也有客户，也有价格，同一件事会放两次。
    For the east has customers and prices too, and things go in twice.
    # 三种分法 | Three ways
    第一种，按流程分：售前、售中、售后。
    First, by process: before, during and after the sale.
    第二种，按组成分：收入减成本，收入等于数量乘单价。
    Second, by parts: revenue less cost; revenue is units times price.
    第三种，按对立分：内部、外部；能改的、不能改的。
    Third, by opposites: inside and outside; what we can change and what we cannot.
    # 检查 | Check
    检查有没有漏：问一句“除此以外呢”。
    For gaps ask: “And besides?”
    检查有没有重：随便拿一条，看它能不能放进两个抽屉。
    For overlaps take any item: does it fit two drawers?
    组数控制在三到五个，再多就没人记得住。
    Three to five groups; more is not remembered.
  `),
  10401: script(`
    # 换一把尺子 | Another measure
    昨天你是骨干，产出是你自己写的方案；今天你是经理。
    Yesterday you were the expert, and your output was your own. Today you are the manager.
    从今天起，你的产出就是团队的产出。
    From today your output is what your team puts out.
    换了尺子，最忙的那个人就不该再是你。
    With this measure the busiest person should no longer be you.
    # 三个信号 | Three signs
    有三个信号说明你还没换过来。
    Three signs say that you have not changed yet.
    第一，下属交上来的东西，你总是自己重写一遍。
    One, you rewrite what they hand in.
    第二，你休假的时候，事情停下来等你。
    Two, things stand still on your holiday.
    第三，你说不出每个人这个月学会了什么。
    Three, you cannot say what each has learnt this month.
    # 第一个月 | The first month
    第一个月只做三件事：听、定、退。
    Three things for the first month: listen, settle, step back.
    听：和每个人谈三十分钟，问他最想做好什么。
    Listen: thirty minutes with each, on what they want to do well.
    定：和上级对齐三个最重要的结果，写下来贴在墙上。
    Settle: agree on three results with your own boss, and put them on the wall.
    退：选一件你最拿手的事，交出去，忍住不收回来。
    Step back: give away what you do best, and do not take it back.
    交出去的前两周会变慢，那是你付的学费。
    It will be slower for two weeks: that is the fee.
  `),
  10402: script(`
    # 目标与边界 | Aim and limits
    布置任务分五步，少一步，返工多一倍。
    Delegating has five steps; leave one out and the rework doubles.
    第一步，说目标：做成什么样，给谁用。
    One, the aim: what it looks like when done, and for whom.
    第二步，说边界：预算、底线、哪些不能动。
    Two, the limits: budget, red lines, what must not be touched.
    # 时间与权限 | Time and powers
    第三步，说时间：截止日，和中间看一眼的日子。
    Three, time: the deadline, and a day to look half-way.
    第四步，说权限：哪些你自己定，哪些先问我。
    Four, powers: what you decide, what you ask.
    # 复述 | Say it back
    第五步，请对方复述：“你准备先做哪一步？”
    Five, let them say it back: “What will you do first?”
    听到的和你想的不一样，现在改只要一分钟。
    If it is not what you meant, it takes a minute now.
    五步说完，大约四分钟，别边走边说。
    All five take four minutes. Not while walking.
  `),
  10403: script(`
    # 跟进看什么 | What to follow
    跟进不是盯人，盯人看的是他在不在忙。
    Following up is not watching over, which looks whether someone is busy.
    跟进看的是结果走到了哪里，卡在谁那里。
    It looks how far the result has come, and where it is stuck.
    # 定好节点 | Points
    布置的时候就把节点说好：三成、七成、交付前一天。
    Fix the points when you delegate: at thirty per cent, at seventy, and the day before.
    三成看方向，七成看质量，最后一天看收尾。
    At thirty the direction, at seventy the quality, at the end the loose ends.
    节点之间不问，他来找你除外。
    Do not ask in between, unless they come.
    # 怎么问 | How to ask
    只问三句：到哪了？下一步是什么？需要我做什么？
    Three questions: where is it, what is next, what do you need from me?
    听到“差不多了”，请他打开给你看。
    On “nearly done” ask to see it.
    偏了先问原因，再改计划，最后才说人。
    When it is off, first the cause, then the plan, and the person last.
    按时交的，当众说一声谢谢。
    What comes on time is thanked in public.
  `),
  10501: script(`
    # 画地图 | The map
    推不动一件事的时候，先别加大声音，先画一张地图。
    When something does not move do not speak louder; draw a map.
    把项目写在中间，把会受影响的人写在周围，不超过十个。
    The project in the middle, those whom it touches around it, ten at most.
    每个人写三样：他关心什么、他怕什么、谁的话他听。
    For each: what they care about, what they fear, whom they heed.
    # 看位置 | Positions
    横轴是影响力，纵轴是态度，把人放进四个格。
    Influence across, attitude upwards: four boxes.
    影响大又反对的，单独谈；影响大又支持的，请他开口。
    Strong and against: talk alone. Strong and for: ask them to speak.
    影响小而支持的，是最容易被忘记的盟友。
    Weak and for are the allies whom one forgets.
    # 找路线 | The way
    在人和人之间画线，谁说服得了谁。
    Draw lines: who can persuade whom?
    你要走的，往往不是直线。
    Your way is seldom straight.
    今天就找地图上离你最近的那个人，喝一杯咖啡。
    Today have a coffee with whoever is nearest.
  `),
  10502: script(`
    # 不要从你的目标开口 | Not your aim
    “我这个项目需要你配合”，一开口就输了。
    “My project needs you” loses at once.
    因为这句话里只有你的目标。
    For it holds only your aim.
    # 找到共同的 | The shared one
    先问他这个季度最重要的是什么，听完再说自己的。
    First ask what matters most to them this quarter.
    他要降投诉，你要改流程，共同目标是少一次转接。
    They want fewer complaints, you a new process: one transfer less serves both.
    “如果少转一次，你那边的投诉大概能降两成，我们一起试两周？”
    “One transfer less, and your complaints may fall by a fifth. Shall we try for two weeks?”
    # 被拒绝以后 | After a no
    被拒绝了，问一句：“要什么条件你会愿意？”
    After a no ask: “What would it take?”
    把答案记下来，一个月后带着条件再来。
    Note it, and come back in a month with just that.
    成功以后，把功劳先写在他的名字下面。
    When it works put their name first.
  `),
  10503: script(`
    # 起因 | How it began
    “一分钱预算没有，你怎么想到要改报销流程？”
    “No budget at all. Why did you want to change the expenses process?”
    “因为我自己等了四十一天。”
    “Because I waited forty-one days myself.”
    “我把四十一天画成一条线，真正有人处理的只有三小时。”
    “I drew them as a line. Somebody worked on it for three hours.”
    # 找人 | Finding people
    “你先找了谁？”“没找领导，找了财务最忙的小吴。”
    “Whom did you go to?” “Not the boss. Wu, the busiest in finance.”
    “我问她，哪一种单子你最不想看见？”
    “I asked which form she hated most.”
    “她说，没贴齐发票的，占六成，要来回退。”
    “Those without all receipts: sixty per cent, back and forth.”
    “那就从这一种改起，她比我还积极。”
    “So we began there, and she was keener than I.”
    # 试两周 | Two weeks
    “我们只做了一张对照卡，贴在打印机旁边。”
    “All we made was a card beside the printer.”
    “两周以后，退单从六成降到两成。”
    “After two weeks it was twenty per cent.”
    “拿着这个数，再去找她的经理，五分钟就同意了。”
    “With that figure her manager agreed in five minutes.”
    # 回头看 | Looking back
    “没有职权，靠的是什么？”“一个数，一个盟友，一次小胜。”
    “And without power?” “A figure, an ally, a small win.”
    “还有，庆功的时候，我没上台。”
    “And I stayed off the stage when it was celebrated.”
  `),
  10601: script(`
    # 目标 | Goal
    教练式辅导，用四个问题走完一次谈话。
    Coaching goes through a talk with four questions.
    第一个问目标：“谈完这二十分钟，你希望带走什么？”
    Goal: “What would you like to take away in twenty minutes?”
    答案含糊，就追问：“做到了会是什么样子？”
    If it is vague: “What would it look like?”
    # 现状 | Reality
    第二个问现状：“现在走到哪了？试过什么？”
    Reality: “Where are you, and what have you tried?”
    这一步只收集，不评价，忍住给建议。
    Only collect. Do not judge, and keep advice back.
    # 选择 | Options
    第三个问选择：“还有什么办法？”至少问三遍。
    Options: “What else?” at least three times.
    前两个办法是想过的，第三个才是新的。
    The first two were known; the third is new.
    他说没有了，再问：“如果时间不是问题呢？”
    When there is none: “And if time were no matter?”
    # 行动 | Will
    第四个问行动：“你准备先做哪一个？什么时候？”
    Will: “Which first, and when?”
    最后问一句：“从一到十，你有几分把握？”
    Last: “From one to ten, how sure are you?”
    低于八分，就问：“怎样能加一分？”
    Below eight: “What would add one?”
    安全和合规的事不用教练，直接说清楚怎么做。
    For safety and compliance do not coach: say what to do.
  `),
  10602: script(`
    # 为什么是七秒 | Why seven
    提出一个好问题以后，大多数人一秒半就忍不住自己答了。
    After a good question most of us answer it ourselves within a second and a half.
    而一个没想过的问题，至少要七秒。
    But a new question needs seven.
    我们现在试一次：你最近在回避哪件事？
    Let us try: what are you avoiding?
    # 怎么等 | How to wait
    等的时候，看着桌面，不要看手机，也不要点头催。
    Meanwhile look at the table, not at the phone, and do not nod.
    在心里慢慢数，数到七。
    Count slowly to seven.
    他开口以后停顿，再等一次，后半句才是重点。
    When they pause wait again: the second half matters.
    # 等完以后 | Afterwards
    接着说“还有呢”，不要说“我觉得”。
    Then say “And?”, not “I think”.
    今天的一对一，只练一个七秒。
    In today’s one-to-one practise it once.
  `),
  10701: script(`
    # 什么不是战略 | What it is not
    “做大做强、客户第一”，谁都不会反对，所以不是战略。
    “Grow, and customers first”: nobody objects, so it is no strategy.
    战略是取舍，写出来会有人难受。
    Strategy is choice, and the choice hurts somebody.
    # 三个不做 | Three things not to do
    先写三个不做：不做哪类客户、哪类产品、哪种做法。
    Write three things down: which customers, products and ways we leave.
    每一条后面写清楚，因此省下多少人和钱。
    Behind each write how many people and how much money it frees.
    省下的资源，全部投到要做的那一件事上。
    All of that goes into the one thing that we do.
    # 一页纸 | One page
    一页纸分五行：在哪里竞争、凭什么赢、需要什么能力、看什么指标、不做什么。
    Five lines on a page: where, how to win, which abilities, which measures, what not.
    写完给一线员工念，他能说出明天要少做什么，就合格。
    Read it to the front line. It is good if they can say what to do less.
    说不出，回来再舍一次。
    If not, give up one more thing.
    取舍的会不要超过六个人，否则只会加，不会减。
    At most six people: more only add.
  `),
  10702: script(`
    # 从目标到战役 | From aim to battle
    目标是“三年翻一番”，明天早上谁也不知道该做什么。
    The aim is to double in three years, and nobody knows what to do tomorrow.
    必赢之战就是中间那一层：不赢，目标一定落空。
    Must-win battles are the layer between: lose one and the aim is gone.
    # 怎么选 | How to choose
    列出十场，每一场问：输了会怎样？
    List ten, and ask of each: what if we lose?
    答“还有别的办法”的，划掉。
    Where there is another way, strike it out.
    剩下三到五场，每场一个负责人，只能是一个名字。
    Three to five remain, each with one name.
    # 变成指标 | Measures
    每场战役配一个结果指标，一个过程指标。
    Each has a measure of result and one of progress.
    过程指标每周能看到，结果指标每季度能看到。
    Progress shows each week, the result each quarter.
    最后写一句话：到季度末，看见什么就算赢了这一仗。
    Last: what will we see at the end of the quarter?
  `),
  10801: script(`
    # 一笔订单 | One order
    我们卖出一批货，一百万，成本六十万，利润表上赚了四十万。
    We sell goods for a million that cost six hundred thousand: a profit of four hundred.
    客户说，九十天后付款；供应商说，三十天就要。
    The customer pays in ninety days; the supplier wants it in thirty.
    第三十天，账上赚着四十万，手里却缺六十万。
    On day thirty there is a profit of four, and six are missing.
    这就是利润不等于现金。
    Profit is not cash.
    # 三个缺口 | Three gaps
    缺口来自三处：应收、库存、预付。
    There are three gaps: receivables, stock, advances.
    应收多十天，等于借给客户十天的钱。
    Ten more days of receivables lend ten days of money.
    库存多一箱，就有一箱的钱睡在仓库里。
    One more box is one box of money asleep.
    # 经理能做的 | What a manager can do
    第一，报价时把付款天数写在价格旁边。
    One, write days beside the price.
    第二，季度末不靠压货冲业绩。
    Two, do not push stock at the end of the quarter.
    第三，看自己部门的现金周期：库存天数加应收天数，减应付天数。
    Three, know your cycle: days of stock plus receivables less payables.
    缩短一天值多少钱，去问一次财务。
    Ask finance what one day is worth.
  `),
  10802: script(`
    # 左边和右边 | Left and right
    资产负债表的左边，是钱变成了什么；右边，是钱从哪里来。
    On the left is what money became, on the right where it came from.
    左边从上往下，越来越难变回现金。
    Further down on the left it is harder to turn back into cash.
    # 三个故事 | Three stories
    第一个故事：收入涨一成，应收涨五成，货是压出去的。
    Story one: sales up ten, receivables up fifty. Goods were pushed out.
    第二个故事：现金很多，短期借款也很多，这钱可能动不了。
    Story two: much cash and many short loans. The cash may be locked.
    第三个故事：存货连续三个季度涨，毛利却在降，要打折了。
    Story three: stock grows for three quarters, margin falls. A sale is coming.
    # 看哪三行 | Three lines
    没时间就看三行：货币资金、应收账款、存货。
    Short of time read three lines: cash, receivables, stock.
    和去年同一天比，不和上个月比。
    Compare with the same day last year.
    再问一句：哪一行的变化，是我的部门造成的？
    And ask: which change did my department cause?
  `),
  10901: script(`
    # 客户 | Customers
    九个格子不要从左上角填，从右边的客户开始。
    Do not start at the top left; start with customers, on the right.
    写一个具体的人：四十岁、带两个孩子、周日晚上来买菜。
    Write one person: forty, two children, shops on Sunday evening.
    “所有人”不是客户细分，那是没想清楚。
    “Everybody” is no segment.
    # 价值主张 | Value
    再写价值主张：他来之前有什么麻烦，走的时候少了什么麻烦。
    Then the value: which trouble came in, and which is gone.
    一句话写成：帮谁，在什么时候，省掉什么。
    In one sentence: for whom, when, and what it saves.
    # 连起来 | Connect
    渠道、关系、收入，都从这一句往外长。
    Channels, relations, revenue grow from it.
    左边四格是做到这句话要花的力气：活动、资源、伙伴、成本。
    The four on the left are what it takes: activities, resources, partners, costs.
    填完用红笔圈出最没把握的一格，下一节去验证它。
    Circle in red the one of which you are least sure.
  `),
  11001: script(`
    # 底牌表 | The sheet
    上桌之前，先写一张底牌表，一共四行，别人看不到。
    Before the table write a sheet of four lines that nobody else sees.
    第一行，目标：理想的结果，写得出理由。
    Line one, the aim, with its reasons.
    第二行，底线：低于它，就起身离开。
    Line two, the limit: below it you get up.
    # 备选 | Alternative
    第三行，最佳备选：谈不成，你会做什么。
    Line three, the best alternative: what you do without a deal.
    备选越实在，底气越足，所以先去找第二家供应商。
    The more real it is the calmer you are: so find a second supplier first.
    底线不能比备选更差，否则谈成了反而亏。
    The limit must not be worse than the alternative.
    # 对方 | The other side
    第四行写对方：他的底线和备选，猜也要写。
    Line four is the other side: guess limit and alternative.
    猜不出，就列三个上桌要问的问题。
    If you cannot, list three questions.
    再写三样你可以让、对方看重的东西：账期、数量、案例。
    And three things that you can give and they value: terms, volume, a reference.
    表写完折起来放口袋，谈的时候只摸，不看。
    Fold it, and keep it in your pocket.
  `),
  11002: script(`
    # 每一步都换 | Buy something
    让步的规矩只有一条：每一步都换回点什么。
    One rule for concessions: each buys something.
    句式是“如果您……，那我们可以……”，条件在前。
    “If you …, then we can …”: the condition first.
    “如果账期改成三十天，价格可以再谈一个点。”
    “If it is thirty days, we can talk about one per cent.”
    # 节奏 | Rhythm
    第一步可以大一点，后面一步比一步小。
    The first may be larger; each next is smaller.
    五、三、一，对方就知道快到头了。
    Five, three, one: the other side feels the end.
    每让一步停一停，去问一次电话也好。
    Pause after each, even for a phone call.
    # 收尾 | The end
    最后留一个小的，换对方点头：“这样今天就能签。”
    Keep a small one for the end: “Then we sign today.”
    回去当天把换来的东西列一张表，没换到的就是白让的。
    List what you got. What is not there was given away.
  `),
  11101: script(`
    # 改写问题 | Rewrite the question
    “为什么这个月卖少了？”这个问题，数据回答不了。
    “Why did we sell less?” cannot be answered by data.
    改成：“少在哪里？”数据就开始说话。
    Ask “less where?”, and data begin to speak.
    先按地区切，再按品类切，再按星期切。
    Cut by region, by category, by weekday.
    # 一层层下钻 | Drill down
    华东少了八个点，其他持平，去华东。
    The east lost eight points, the rest none. Go east.
    华东里，只有冷饮少了，去冷饮。
    In the east only cold drinks. Go there.
    冷饮里，只有周末少了，去周末。
    Of these only the weekends.
    一查天气：那四个周末都在下雨。
    The weather: four rainy weekends.
    # 停在能动手的地方 | Stop where you can act
    下钻到能动手的一层就停：雨天的周末，把热饮推到门口。
    Stop where you can act: on rainy weekends put hot drinks by the door.
    每切一刀之前，先写下你猜的答案，猜错才有收获。
    Guess before each cut: being wrong is the gain.
    数据问题的句式：什么指标，在哪，和谁比，变了多少。
    A data question says which measure, where, against what, by how much.
    把你手上的一个“为什么”，改成“在哪里”。
    Turn one “why” of yours into “where”.
  `),
  11102: script(`
    # 一个平均数 | One average
    九个人月薪八千，一个人十万，平均一万七千二。
    Nine earn eight thousand, one a hundred: the average is over seventeen.
    可是没有一个人拿一万七千二。
    Nobody earns that.
    第一个误读：把平均数当成“一般人”。
    Misreading one: taking the average for the usual.
    这时候看中位数，八千，才是中间那个人。
    The median, eight thousand, is the person in the middle.
    # 藏起来的两群人 | Two hidden groups
    第二个误读：平均数一样，里面可能完全不同。
    Misreading two: equal averages, different insides.
    两家店都是平均等六分钟，一家人人六分钟，一家一半两分钟、一半十分钟。
    Two shops, six minutes each: in one all wait six, in the other half wait two and half ten.
    要改的是那个十分钟，画一张分布图就看见了。
    The ten must change, and a histogram shows it.
    # 越平均越错 | Averages of averages
    第三个误读：把平均数再平均，忘了人数不一样。
    Misreading three: averaging averages of unequal groups.
    下次看到平均数，先问三句：多少人、最大最小、画出来什么样。
    Next time ask: how many, how far apart, what shape?
  `),
  11201: script(`
    # 整理明细 | Tidy up
    做透视之前先整理明细：第一行是标题，中间没有空行。
    First tidy the details: titles in row one, no empty rows.
    一列只放一种东西，日期就是日期，不要写“三月左右”。
    One kind of thing for each column: a date is a date.
    合并的单元格全部取消，空格用上面的值填满。
    Unmerge all cells and fill the gaps from above.
    # 行与列 | Rows and columns
    选中任意一格，插入，数据透视表，右边出现四个区域。
    Click any cell, Insert, PivotTable: four areas appear.
    第一个区域，行：把“月份”拖进来，一月一行。
    Area one, rows: drag the month in.
    第二个区域，列：把“品类”拖进来，一类一列。
    Area two, columns: drag the category.
    # 值与筛选 | Values and filters
    第三个区域，值：把“金额”拖进来，默认求和。
    Area three, values: the amount, summed.
    变成了计数？说明那一列混进了文字，回去清理。
    If it counts instead there is text in that column.
    第四个区域，筛选：把“门店”拖进来，一张表看所有店。
    Area four, filters: the shop.
    # 刷新 | Refresh
    明细改了，右键刷新，透视表不会自己动。
    After changes refresh; it does not do so itself.
    双击任意一个数字，背后的明细就会单独列出来。
    Double-click a figure to see what is behind it.
  `),
};
