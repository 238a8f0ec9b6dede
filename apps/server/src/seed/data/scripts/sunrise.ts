import { script } from './script.ts';
import type { Scripts } from './script.ts';

/** Spoken texts of the films and recordings of Sunrise Retail. */
export const sunriseScripts: Scripts = {
  20101: script(`
    # 进门先看 | Look first
    早上好，跟我从后门进店，先别急着开灯。
    Good morning. Come in with me by the back door, and leave the lights for a moment.
    第一件事是看：门锁、地面、报警器，有没有和昨晚不一样。
    First we look: the locks, the floor, the alarm. Is anything unlike last night?
    一切正常，再按左边的总闸，卖场从里到外依次亮灯。
    If all is well, switch on at the left, and light the shop from the back to the front.
    冷柜的温度抄在开店表上，冷藏二到六度，冷冻零下十八度以下。
    Note the temperatures: two to six degrees in the fridges, minus eighteen or less in the freezers.
    # 货架与收银台 | Shelves and tills
    沿主通道走一圈，缺货的补上，倒下的扶正，价签朝外。
    Walk down the main aisle: fill gaps, set up what has fallen, turn price tags outwards.
    通道上的纸箱全部收走，顾客推车要能并排过两辆。
    Take all boxes away; two trolleys must be able to pass each other.
    收银台领备用金，两个人一起数，一个人数，一个人看。
    Fetch the float and count it in twos: one counts, one watches.
    小票纸、购物袋、扫码枪各试一次，别等顾客来了才发现没电。
    Try the paper, the bags and the scanner now, not when a customer is waiting.
    # 最后五分钟 | The last five minutes
    最后五分钟，换好工服，工牌戴在左胸，看一眼今天的主推。
    In the last five minutes put on your uniform, the badge on the left, and look up today’s special.
    门打开之前，大家互相问一声好，二十分钟正好用完。
    Say good morning to each other before the door opens: that makes exactly twenty minutes.
  `),
  20201: script(`
    # 问候与扫码 | Greet and scan
    今天我们把收银拆成七步，每一步都有一个容易丢钱的地方。
    Today we take the checkout apart into seven steps; each has a place where money is lost.
    第一步，问候：抬头、微笑，说一句“您好，需要袋子吗”。
    Step one, greet: look up, smile, and ask “Hello, do you need a bag?”
    先问袋子，是因为袋子也是商品，最后再补最容易漏扫。
    Ask about the bag first, because a bag is goods too, and what comes last is easily forgotten.
    第二步，扫码：每件商品只过一次扫描窗，听到“嘀”再放手。
    Step two, scan: pass each item over the window once, and let go when you hear the beep.
    整箱的要开箱看一眼，推车的下层和购物篮的底下也要看。
    Open full boxes, and look at the lower shelf of the trolley and under the basket.
    同款不同味不能用一件扫多次，库存会从这里开始对不上。
    Do not scan one flavour several times for another: this is where the stock begins to differ.
    第三步，核对：看屏幕上的件数，和台面上的件数是不是一样。
    Step three, compare: are there as many items on the screen as on the counter?
    # 会员与收款 | Membership and payment
    第四步，会员：问一句“您有会员吗”，有就扫，没有不勉强。
    Step four, membership: “Are you a member?” If so, scan; if not, do not press.
    第五步，报金额：看着顾客，把应收金额清楚地说出来。
    Step five, say the amount: look at the customer and say it clearly.
    收现金要唱收：“收您一百元”，钱先放在钱箱外面，找完零再收进去。
    With cash say what you receive: “one hundred”. Keep the note outside the drawer until the change is given.
    扫码付款要等本机提示“支付成功”，顾客手机上的页面不算数。
    With a phone wait until our own terminal says “paid”; the customer’s screen does not count.
    金额不对不要自己改，按“暂停”，请值班经理授权。
    If the amount is wrong do not change it yourself: press “hold” and call the duty manager.
    第六步，装袋：重的在下，冷的和热的分开，易碎的单独放。
    Step six, pack: heavy below, cold and warm apart, fragile by itself.
    # 小票与交接 | Receipt and handover
    第七步，双手递小票，说一句“请您核对，欢迎再来”。
    Step seven, hand over the receipt with both hands: “Please check it, and come again.”
    退款一律看小票，退回原支付方式，退货商品当场检查。
    Refunds need the receipt and go back the way they were paid; check the goods at once.
    抽屉里超过两千元就投一次保险柜，填单、签名、两个人在场。
    With more than two thousand in the drawer put money into the safe: form, signature, two people.
    交班时先数现金，再看系统，顺序反过来就容易凑数。
    At handover count the cash before you look at the system, or you will be tempted to make it fit.
    差额在五元以内写原因，超过五元当班上报，不要自己垫。
    Up to five yuan write down why; above that report it the same shift. Never pay it yourself.
    七步走完，一位顾客大约一分半钟，稳比快重要。
    Seven steps take about a minute and a half. Steady matters more than fast.
    明天上岗，请店长看着你完整走三单，再独立收银。
    Tomorrow let the manager watch you through three customers before you work alone.
  `),
  20301: script(`
    # 先看哪里 | Where they look
    站到门口，像顾客一样走进来，记下你的眼睛先停在哪里。
    Stand at the door, walk in like a customer, and note where your eyes stop first.
    大多数人先看右前方，再看与视线齐平的那一层。
    Most people look to the front right, and then at the shelf that is level with their eyes.
    所以入口右手第一组货架，只放今天最想卖的三样。
    So the first rack on the right of the door holds just the three things that you want to sell today.
    # 黄金视线 | Eye level
    黄金视线在一米二到一米六之间，不是越高越好。
    Eye level is between 1.2 and 1.6 metres; higher is not better.
    儿童商品的黄金视线要降到八十厘米，蹲下来看一次就明白。
    For children it is eighty centimetres. Squat down once and you will see.
    # 颜色与留白 | Colour and space
    同色相邻，深色在下、浅色在上，货架看起来就稳。
    Put like colours together, dark below and light above, and the shelf looks steady.
    每一排留一掌宽的空，顾客才敢伸手拿。
    Leave the width of a hand in each row, so that people dare to reach in.
    今天就拍一张陈列照，明天换掉一层，再比一比销量。
    Take a picture today, change one shelf tomorrow, and compare the sales.
  `),
  20401: script(`
    # 看 | Look
    早上六点，冷链车到门口，收货从车门打开的那一刻算起。
    Six in the morning: the cold van is at the door. Receiving begins when its doors open.
    先看车厢温度的打印条，全程都要在二到六度之间。
    First read the printed strip of the van: two to six degrees all the way.
    再看外箱：有没有压扁、渗水，标签上的产地和日期清不清楚。
    Then the boxes: crushed, wet? Can you read origin and date on the label?
    叶菜看根部和叶尖，发黄、水渍、有虫眼的挑出来单放。
    With leaf vegetables look at roots and tips; put aside what is yellow, wet or eaten.
    # 摸 | Touch
    第二步是摸，戴上一次性手套，每个品类换一副。
    The second step is touch. Wear throw-away gloves, a new pair for each kind of goods.
    鲜肉按下去能弹回来，表面微干不粘手，就是好的。
    Good meat springs back when pressed, and its surface is dry and does not stick.
    鱼要看鳃摸身，鳃鲜红、鱼身有弹性，眼球饱满。
    With fish look at the gills and feel the body: red gills, firm flesh, full eyes.
    # 测温 | Measure
    第三步测温，探针先用酒精棉擦过，插进包装中心。
    The third step is to measure: wipe the probe with alcohol and put it into the centre of the pack.
    一批测三箱：车门口一箱、中间一箱、最里面一箱。
    Three boxes for each delivery: one at the door, one in the middle, one at the very back.
    鲜肉零到四度，冰鲜水产零到二度，超过两度以上就拒收。
    Meat nought to four degrees, chilled fish nought to two. Refuse what is more than two degrees above.
    拒收要当着司机拍照、签字，退货单留一联。
    To refuse, take a picture and sign in front of the driver, and keep one copy of the slip.
    验收合格，十五分钟内进冷库，先进的放外面。
    What is accepted goes into the cold room within fifteen minutes, the oldest in front.
    看、摸、测三步做完，在收货表上写温度、时间和你的名字。
    When all three steps are done, write temperature, time and your name on the sheet.
  `),
  20501: script(`
    # 开口 | Begin
    您现在听到的，是门店里一段真实的收银对话。
    What you hear is a real conversation at one of our tills.
    “您好，一共八十六块五。您常来我们店吗？”
    “Hello, that is eighty-six fifty. Do you come here often?”
    “我就住楼上，一周来两三次吧。”
    “I live upstairs; two or three times a week, I think.”
    注意，她没有先介绍会员，而是先问了一个真问题。
    Note that she did not begin with the membership, but with a real question.
    # 一个好处 | One benefit
    “那您一年能攒下差不多一桶油的积分，只要一个手机号。”
    “Then a year’s points are worth about a can of oil. All it needs is a phone number.”
    只说一个好处，而且换算成顾客拿得到的东西。
    One benefit only, and turned into something that the customer can hold.
    “会不会老给我发短信啊？”
    “Will you keep sending me messages?”
    “每个月一条，您回复 T 就不发了。”
    “One a month, and if you answer T there will be none.”
    # 收住 | Stop
    “行，那我办一个。”“好的，十秒就好，不耽误您。”
    “All right then.” “Ten seconds, I will not keep you.”
    整段对话三十秒。后面有人排队时，只问第一句就够了。
    The whole talk takes thirty seconds. When people are waiting, the first question is enough.
    被拒绝也没关系，说“好的，您慢走”，下次还会再来。
    A no is fine as well: “Of course, have a good day”, and they will come again.
    请把这段话用自己的口气说三遍，直到不像背书。
    Say it three times in your own voice, until it no longer sounds learnt.
  `),
  20502: script(`
    # 打给谁 | Whom to call
    生日回访每天最多打五个，先打半年没来的老会员。
    At most five birthday calls a day, and first those regulars who have not come for half a year.
    “张姐您好，我是晨曦中山路店的小林，祝您生日快乐。”
    “Hello Ms Zhang, this is Lin of Sunrise at Zhongshan Road. Happy birthday!”
    先报店名和名字，再祝福，不要一上来就说优惠。
    Say shop and name, then the wish. Do not begin with an offer.
    # 说什么 | What to say
    “您上次买的小米粥料又到货了，我给您留两包？”
    “The millet that you bought is in again. Shall I keep two bags for you?”
    提一件她买过的东西，比打八折更让人记得住。
    Naming something that she bought is remembered longer than a discount.
    “不用特意来，路过的时候来拿就行。”
    “No need to come for it; take it when you pass by.”
    不问为什么不来，也不追问什么时候来。
    Do not ask why she stopped coming, nor when she will come.
    一分钟之内挂断，等对方先放下电话，再记一笔。
    End within a minute, let the other side hang up first, and make a note.
  `),
  20601: script(`
    # 第一步：倾听 | Step one: listen
    顾客带着火气来的时候，她要的第一样东西是有人听。
    When a customer comes in anger, what she wants first is somebody who listens.
    放下手里的活，站到柜台外侧，身体微微前倾。
    Put your work down, come round the counter, and lean forward a little.
    不打断，不解释，哪怕你知道错不在我们。
    Do not interrupt and do not explain, even when you know that it is not our fault.
    用笔记三件事：买了什么、什么时候、出了什么问题。
    Write three things down: what was bought, when, and what is wrong.
    等她停下来，复述一遍：“您是说，昨天买的牛奶今早就结块了，对吗？”
    When she stops, say it back: “You mean that the milk of yesterday was lumpy this morning?”
    复述对了，对方的声音通常会低下来，这是可以往下走的信号。
    When you got it right her voice usually drops: the sign that you can go on.
    # 第二步：致歉 | Step two: apologise
    第二步才是道歉，道歉要具体，不说“给您带来不便”。
    Only now apologise, and for something in particular. No “for any inconvenience”.
    “早饭没喝成，还让您专门跑一趟，对不起。”
    “You had no breakfast and had to come back. I am sorry.”
    道歉不等于认责，责任到第三步核实以后再说。
    To apologise is not to admit fault; that is for step three.
    两步加起来不超过三分钟，人多时请到休息区坐下谈。
    Both steps take at most three minutes. If there are people, sit down in the quiet corner.
    涉及身体不适、受伤或者媒体，立刻请店长，不要自己处理。
    For illness, injury or press call the manager at once; do not handle it yourself.
    记住顺序：先听完，再说抱歉。
    Remember the order: hear them out, and then say sorry.
  `),
  20602: script(`
    # 第三步：核实 | Step three: check
    情绪稳住了，第三步是核实，当着顾客的面做。
    When things are calm, step three is to check, in front of the customer.
    看小票、看批号、看实物，三样对上再下结论。
    Receipt, batch number, the thing itself: conclude when the three agree.
    # 第四步：给方案 | Step four: offer
    第四步给方案，最好给两个，让顾客自己选。
    Step four, make an offer, best of all two, and let the customer choose.
    “可以全额退款，也可以换新的再送您一盒，您看哪个方便？”
    “A full refund, or a fresh one and another on us: which suits you?”
    五十元以内店员可以当场决定，超过的找店长签字。
    Up to fifty yuan you decide on the spot; above that the manager signs.
    # 第五步：回访 | Step five: call back
    第五步是回访，第二天中午前打一个电话，只问一句“今天还好吗”。
    Step five, call back before noon the next day, with one question: “Is all well today?”
    这个电话能把一半的投诉变成回头客。
    This call turns half of all complaints into regulars.
    最后写进客诉本，同一个批号出现两次，马上下架上报。
    Then write it in the book. A batch that appears twice leaves the shelf at once and is reported.
  `),
  20701: script(`
    # 三个数字 | Three figures
    打开看板，不要从上往下看，先找三个数字。
    When you open the dashboard do not read from the top; find three figures.
    第一个是客流，进店多少人，决定了今天的天花板。
    The first is visitors: how many came in, which is the ceiling of the day.
    第二个是成交率，一百个进店的人里，有几个买了单。
    The second is conversion: how many of a hundred visitors bought something.
    第三个是客单价，每一单平均多少钱。
    The third is the basket: the average of each sale.
    三个数相乘，就是今天的销售额，哪一个低就查哪一个。
    Multiplied, they are the day’s sales. Look into the one that is low.
    # 和谁比 | Compare with what
    单看一个数没有意义，要和上周同一天比。
    A figure alone means nothing: compare it with the same day of last week.
    不要和昨天比，周一和周日本来就不一样。
    Not with yesterday, because a Monday is no Sunday.
    看板右上角可以切换“同比上周”，颜色只标变化超过一成的格子。
    At the top right choose “last week”; only changes above ten per cent are coloured.
    # 找到时段 | Find the hour
    接下来按小时看，红色的格子就是要去现场看的时段。
    Then go by the hour. A red cell is a time at which to stand on the floor.
    比如周六下午四点，客流高、成交低，十有八九是排队太长。
    On Saturday at four, say: many visitors, few sales. Most likely the queue is too long.
    去收银台站十分钟，数一数有几个人放下篮子走了。
    Stand by the tills for ten minutes and count who puts the basket down and leaves.
    如果不是排队，再看是不是主推缺货，或者价签没换。
    If it is not the queue, see whether the special is out of stock or the tags are old.
    # 一个动作 | One act
    看数字的目的，是决定今天改哪一个动作。
    We look at figures in order to choose one thing to change today.
    一天只改一件事，比如四点多开一个收银台。
    One thing a day, such as one more till at four.
    第二天同一时间再看一次，有用就写进排班，没用就撤回来。
    Look again at the same hour next day: keep it in the roster if it helped, else take it back.
    客流低的时候，先别急着打折，看看门口的灯亮不亮、地垫干不干净。
    With few visitors do not cut prices first; see whether the sign is lit and the mat is clean.
    客单价低，多半是收银台旁边没有顺手可拿的小东西。
    A small basket often means that there is nothing handy beside the till.
    晚上打烊前用一分钟写一句话：今天哪里变了，我做了什么。
    Before you close, write one sentence: what changed, and what I did.
    一个月以后，这三十句话就是你最好的经营笔记。
    After a month these thirty sentences are your best notes on the shop.
    现在打开自己店的看板，找出上周最红的那一格。
    Now open your own dashboard and find the reddest cell of last week.
  `),
  20801: script(`
    # 目标三分钟 | Three minutes for the aim
    晨会一共八分钟，站着开，围成一圈，手机放口袋。
    The morning meeting takes eight minutes, standing, in a circle, phones away.
    前三分钟讲目标，只讲一个数和一件事。
    The first three are for the aim: one figure and one task.
    “今天目标三万二，重点是把新到的车厘子卖完。”
    “Today thirty-two thousand, and all of the new cherries.”
    说完问一个人：“你打算怎么做？”让目标从嘴里再出来一次。
    Then ask somebody how they will do it, so that the aim is said once more.
    # 榜样三分钟 | Three minutes for an example
    中间三分钟讲榜样，讲昨天的一个具体动作，不讲态度。
    The middle three are for an example: one act of yesterday, not an attitude.
    “小何昨天下雨时把雨伞桶推到门口，地面一直是干的。”
    “When it rained He pushed the umbrella stand to the door, and the floor stayed dry.”
    请本人自己说一遍怎么想到的，大家鼓掌，不发奖金。
    Let her say how she thought of it. Applause, no bonus.
    # 提醒两分钟 | Two minutes for reminders
    最后两分钟提醒，最多三条：安全、价格、人员。
    The last two are for reminders, three at most: safety, prices, people.
    需要讨论的事会后单独谈，不占大家的时间。
    What needs discussion comes later, with those whom it concerns.
    八分钟到就散，准时散会的晨会，大家第二天才愿意来。
    End after eight minutes. People like to come to a meeting that ends on time.
  `),
  20802: script(`
    # 看见 | Notice
    现场辅导不是挑毛病，是帮一个人把一个动作做好。
    Coaching on the floor is not fault-finding; it helps one person with one act.
    第一步，看见：在不远处站两分钟，看完整个过程再开口。
    Step one, notice: stand near by for two minutes, and see it all before you speak.
    记下你看到的事实，比如“递小票时没有抬头”。
    Keep to facts, such as “did not look up with the receipt”.
    # 说清 | Say
    第二步，说清：把人带到一边，先说一个做得好的地方。
    Step two, say: step aside together, and begin with something that went well.
    再说一个要改的动作，和它给顾客带来的影响。
    Then one act to change, and what it does to the customer.
    “不抬头，顾客会觉得你急着让他走。”
    “If you do not look up, people feel that you want them to leave.”
    一次只说一件，说两件就等于没说。
    One thing at a time. Two are as good as none.
    # 再试一次 | Try again
    第三步，再试一次：下一位顾客来时，让他马上用。
    Step three, try again: with the very next customer.
    你站在旁边看，做对了当场点头，不用等到下班。
    Stay and watch, and nod when it works. Do not wait for the evening.
    做得不对就示范一遍，再换他来。
    If it does not work, show it once and let him go on.
    整个过程五分钟，每天辅导两个人，一个月全店走一轮。
    It takes five minutes. Two people a day, and in a month you have been round the shop.
    下班前写一行记录：谁、哪个动作、改了没有。
    In the evening write one line: who, which act, and whether it changed.
  `),
  20901: script(`
    # 一个目标 | One aim
    很多促销从“打几折”开始，我们从“要多什么”开始。
    Many promotions begin with a discount; ours begin with what there should be more of.
    只定一个目标：拉新客，或者提客单，或者清库存。
    Set one aim: new customers, larger baskets, or less stock.
    比如：三天，新增会员三百人。
    For example: three days, three hundred new members.
    # 往回推 | Work backwards
    三百人，按三成转化，需要一千人停下来看。
    Three hundred at thirty per cent means that a thousand must stop and look.
    一千人停下来，门口要有一个三秒看懂的理由。
    For a thousand to stop, the door needs a reason that is understood in three seconds.
    理由定了，再选商品：人人都用、单价不高、看得见差价。
    Then choose goods: used by all, not dear, with a difference that one can see.
    # 算一笔账 | Do the sum
    每个新会员最多花八元，三百人就是两千四的预算。
    At most eight yuan for each new member: a budget of two thousand four hundred.
    超出预算就换商品，不要改目标。
    If it costs more change the goods, not the aim.
    活动结束第二天复盘：目标、实际、差在哪一步。
    Review it the day after: aim, result, and at which step it fell short.
  `),
  21001: script(`
    # 机位 | Camera
    门店直播，一部手机就够，关键是把它放稳。
    One phone is enough to go live from a shop, if it stands firm.
    手机横放，镜头与主播的眼睛一样高，离人一米五。
    Lay it sideways, level with the eyes, one and a half metres away.
    背景选一面整齐的货架，不要对着门，进出的人会入镜。
    Choose a tidy shelf behind you, not the door, or passers-by come into the picture.
    # 灯光 | Light
    灯放在手机后上方，光从正面打在脸上和商品上。
    The lamp stands behind and above the phone, so that face and goods are lit from the front.
    头顶的射灯要关掉一盏，不然脸上会有阴影。
    Switch off one of the spots overhead, or the face is in shadow.
    拍生鲜用暖光，拍日用品用白光，颜色才真。
    Warm light for food, white for household goods: then colours are true.
    # 收音 | Sound
    声音比画面重要，用领夹话筒，别在领口下一拳。
    Sound matters more than the picture. Clip the microphone a fist below the collar.
    关掉店里的背景音乐，冷柜旁边也不要站。
    Turn the music off and keep away from the freezers.
    开播前录十秒回放一遍，画面、亮度、声音各看一次。
    Record ten seconds and play them back: picture, light, sound.
  `),
  21002: script(`
    # 开场 | Open
    三十分钟的直播分成四段，写在一张纸上就是脚本。
    Thirty minutes have four parts. On one sheet of paper they are your script.
    开场三分钟：我是谁、在哪家店、今天有什么。
    Three minutes to open: who I am, which shop, what there is today.
    # 讲品 | Present
    讲品十八分钟，六件商品，每件三分钟。
    Eighteen minutes to present six things, three minutes each.
    每件按同样的顺序：谁需要、好在哪、怎么用、多少钱。
    Always in one order: who needs it, what is good, how it is used, what it costs.
    边讲边用，削一个苹果胜过说十句脆甜。
    Use it while you talk: peel an apple instead of praising it.
    # 互动 | Interact
    互动六分钟，念出观众的名字，回答他的问题。
    Six minutes to interact: read names aloud and answer their questions.
    不知道就说不知道，记下来，下播后回复。
    If you do not know, say so, write it down, and answer afterwards.
    # 收尾 | Close
    收尾三分钟：重复优惠和截止时间，预告下一场。
    Three minutes to close: the offer, until when, and the next show.
    不说“最”“第一”，不夸大功效，这是平台的红线。
    No “best” or “first”, no promises of effects: these are the platform’s red lines.
  `),
  21301: script(`
    # 看与问 | Look and ask
    巡店四十分钟，四件事各用十分钟：看、问、记、谈。
    A visit takes forty minutes, ten for each: look, ask, note, talk.
    看：从停车场开始，走一遍顾客的路，最后才进办公室。
    Look: start in the car park and go the customer’s way; the office comes last.
    重点看三类问题：安全、缺货、服务。
    Watch for three kinds of problems: safety, gaps on shelves, service.
    问：找一位店员，问“今天最让你费劲的是什么”。
    Ask one of the staff: “What is hardest for you today?”
    不要只问店长，问题常常藏在一线的一句话里。
    Do not ask only the manager; problems hide in what the front line says.
    # 记与谈 | Note and talk
    记：每个问题写一行，拍一张照，写上位置。
    Note: one line and one picture for each problem, with its place.
    谈：坐下来先说两个做得好的，再看照片。
    Talk: sit down, say two things that are good, and then look at the pictures.
    最后只留三条整改，店长自己定完成日期。
    Leave three points, and let the manager set the dates.
    下次巡店，先看上次这三条，再看新的。
    Next time look at these three before anything new.
  `),
  21302: script(`
    # 分四格 | Four boxes
    手里有十家店，时间只够深入三家，先排优先级。
    You have ten shops and time for three. So what comes first?
    画一个四格：横轴是销售额，纵轴是趋势。
    Draw four boxes: sales across, trend upwards.
    右下角的店，体量大、在下滑，排第一。
    Large and falling, at the lower right, comes first.
    左上角的店，小而在涨，给资源，不去打扰。
    Small and growing, at the upper left, gets resources and is left alone.
    # 看损益 | Read the results
    接着看多店损益表，把房租、人工、损耗换成占比。
    Then read the results side by side, with rent, wages and losses as shares.
    占比比别人高两个点的那一项，就是这家店的题目。
    Whatever is two points above the others is that shop’s topic.
    # 培养人 | Raise people
    大店的问题多半是流程，小店的问题多半是人。
    In large shops it is mostly the process, in small ones the people.
    每家重点店指定一位后备店长，跟着你做一次四格分析。
    In each of the three name a successor, who draws the boxes with you once.
    一个季度后重画，位置没动的店，换办法，不换目标。
    Draw it again after a quarter. Where nothing moved change the method, not the aim.
  `),
  21401: script(`
    # 先判断 | Judge first
    发现火情，先判断：火苗低于膝盖，才用灭火器。
    When there is fire, judge first: use an extinguisher only while it is below the knee.
    超过膝盖或者看不清出口，马上撤离，拨打 119。
    Higher than that, or with no exit in view, leave and dial 119.
    # 四步 | Four steps
    第一步，提：提起灭火器，上下颠倒晃两下。
    Step one, lift: take it up and turn it over twice.
    第二步，拔：拉掉铅封，拔出保险销。
    Step two, pull: tear the seal and pull the pin.
    第三步，握：一手握管口，一手握压把，站在上风处三米。
    Step three, hold: one hand at the nozzle, one at the lever, three metres away with the wind behind you.
    第四步，压：压下压把，对准火苗根部，左右扫射。
    Step four, press: aim at the foot of the flames and sweep from side to side.
    油锅着火用锅盖，电器着火先断电，都不要泼水。
    For burning oil use the lid, for devices cut the power first; never water.
    # 带顾客离开 | Lead people out
    疏散时一人开路、一人断后，走最近的出口，不坐电梯。
    When you leave one goes first and one last, to the nearest exit, never by lift.
    到集合点清点人数，少一个人就报告消防员，不要自己回去找。
    Count at the meeting point. If somebody is missing tell the firemen; do not go back yourself.
  `),
};
