import { script } from './script.ts';
import type { Scripts } from './script.ts';

/** Spoken texts of the films and recordings of DeepBlue Manufacturing. */
export const deepblueScripts: Scripts = {
  30101: script(`
    # 人与设备 | People and machines
    十条红线，每一条背后都有一次真实的事故，我们一条一条说。
    Ten red lines, and behind each of them a real accident. Let us go through them.
    第一条，不戴安全帽不进车间：一颗掉落的螺母，缝了十二针。
    One, no helmet, no entry: a falling nut, twelve stitches.
    第二条，旋转设备旁不戴手套：手套被卷进去，手也跟着进去。
    Two, no gloves beside turning parts: the glove goes in, and the hand with it.
    第三条，不跨越运行中的输送线：少走二十米，断了一条腿。
    Three, do not step over a running conveyor: twenty metres saved, a leg broken.
    第四条，设备没停稳，不伸手清料：他只想快三秒。
    Four, hands off until the machine stands still: he wanted to save three seconds.
    # 能量与高处 | Energy and heights
    第五条，不上锁不检修：同事以为没人，合上了闸。
    Five, no lock, no repair: a colleague thought that nobody was there and switched on.
    第六条，两米以上必须系安全带：梯子只滑了十厘米。
    Six, a harness above two metres: the ladder slipped ten centimetres.
    第七条，吊物下面不站人：吊带用了三年，没有人检查。
    Seven, nobody under a load: the sling was three years old and never checked.
    # 火与人 | Fire and people
    第八条，动火先审批、清可燃物：火星落进了废纸箱。
    Eight, a permit before hot work, and nothing near that burns: a spark fell into waste paper.
    第九条，有限空间先通风、再测氧、有人守：救人的人也倒下了。
    Nine, in closed spaces ventilate, measure, keep a watch: the rescuer fell as well.
    第十条，叉车道上人让车、车停人：他低头看了一眼手机。
    Ten, on forklift lanes people give way and trucks stop for people: he looked at his phone.
    # 急停与上报 | Stop and report
    看到任何一条被踩，先按急停，再上报，谁都有权喊停。
    When a line is crossed press the stop, then report. Everybody may do so.
    红线没有“就这一次”，今天背下来，明天进车间前抽问三条。
    There is no “just this once”. Learn them today; tomorrow you are asked three at the gate.
  `),
  30201: script(`
    # 站着看十分钟 | Ten minutes of looking
    找一条产线，站在红圈里看十分钟，什么都别做。
    Choose a line, stand in a circle for ten minutes, and do nothing.
    第一种浪费，搬运：数一数这个零件被挪了几次。
    The first waste is transport: count how often one part is moved.
    第二种，库存：两道工序之间堆着几箱。
    The second, inventory: how many boxes stand between two steps?
    第三种，动作：弯腰、转身、找工具。
    The third, motion: bending, turning, looking for tools.
    第四种，等待：人等机器，或者机器等人。
    The fourth, waiting: people for machines or machines for people.
    # 看不见的三种 | Three that hide
    第五种，过量生产：没人要，先做出来再说。
    The fifth, overproduction: made although nobody asked.
    第六种，过度加工：图纸没要求，却多磨了一遍。
    The sixth, overprocessing: polished once more than the drawing says.
    第七种，缺陷：返工箱里的每一件都做了两遍。
    The seventh, defects: all that is in the rework box was made twice.
    十分钟记下十条，挑一条今天就能改的。
    Write ten lines in ten minutes, and choose one to change today.
  `),
  30202: script(`
    # 从发货往回走 | Walk backwards
    价值流图从发货口画起，逆着物料往回走。
    Draw the value stream from the dock, against the flow.
    带一支铅笔、一块秒表，不用系统里的标准工时。
    Take a pencil and a stopwatch, not the times in the system.
    每道工序画一个方框，写周期时间、换型时间、人数。
    One box for each step, with cycle time, changeover and people.
    # 信息也要画 | Draw information too
    方框之间画三角，写上在制品有几天的量。
    Between the boxes a triangle: how many days of stock?
    图的上半部分画信息：订单怎样变成生产指令。
    Above goes the information: how an order becomes a work order.
    # 找出等待 | Find the waiting
    最下面一条折线，高处是等待，低处是加工。
    At the bottom a stepped line, high for waiting, low for work.
    加起来常常是：二十三天里，真正加工只有三小时。
    It often says: twenty-three days, of which three hours are work.
    在等待最长的地方贴一颗星，改善就从那里开始。
    Put a star where the wait is longest, and start there.
    三个月后再画一张，两张贴在一起看。
    Draw it again in three months and hang both side by side.
  `),
  30301: script(`
    # 贴红牌 | Tag
    整理的难处不是扔，是判断，红牌帮我们把判断分开。
    Sorting is hard because of judging, not of throwing away. Red tags keep the two apart.
    选一块二十平方米的区域，全班一起走一遍。
    Choose twenty square metres and walk through them together.
    凡是三十天没用过的，贴一张红牌，先不争论。
    What was not used for thirty days gets a tag. No debate yet.
    牌上写四样：名称、数量、位置、贴牌日期。
    On the tag: name, quantity, place, date.
    # 红牌区 | The tag area
    贴牌的东西当天移到红牌区，现场马上空出来。
    Tagged things move to the tag area the same day, and the floor is free at once.
    七天内有人认领，就说明用途和频率，放回定位。
    Who claims one within a week says what for and how often, and it gets a place.
    没人认领，由班组长和设备员一起决定：调拨、变卖或报废。
    What nobody claims is moved, sold or scrapped, as shift leader and technician decide.
    # 守住 | Keep it
    空出来的地方画线，线内只放写了名字的东西。
    Mark lines where it is free; inside them only things with a name.
    每月最后一个周五再贴一次，红牌越来越少才算做到。
    Repeat it on the last Friday of the month; fewer tags each time are the proof.
  `),
  30401: script(`
    # 听和看 | Listen and look
    点检十分钟，走固定路线：从电柜开始，顺时针一圈。
    A check takes ten minutes on a fixed round: from the cabinet, clockwise.
    先听：空转一分钟，主轴有没有异响。
    First listen: let the spindle idle for a minute.
    再看油位：油面在两条线之间，油色发白就是进了水。
    Then the oil: between the marks, and not whitish, which means water.
    看气压表：0.5 到 0.6 兆帕，掉得快就是漏气。
    The air gauge: 0.5 to 0.6 megapascal. If it drops fast there is a leak.
    # 摸和记 | Touch and write
    停机断电后再摸：电机外壳烫得放不住手，就要报修。
    Stop, cut the power, then touch: a motor too hot to hold must be reported.
    导轨擦干净，看有没有新划痕。
    Wipe the slideways and look for new scratches.
    急停按一次，确认能停，再复位。
    Press the emergency stop once, see that it stops, and reset.
    每一项写数值，不打勾，勾看不出变化。
    Write values, not ticks: a tick shows no change.
    两次数值差一成以上，停机，叫维修。
    Ten per cent apart from the last time: stop and call maintenance.
  `),
  30501: script(`
    # 写清问题 | State the problem
    画鱼骨图之前，先把问题写成一句有数字的话。
    Before the fishbone write the problem as a sentence with a figure.
    “三月份，三号线外壳划伤八十六件，比二月多一倍。”
    “In March line three scratched eighty-six housings, twice as many as in February.”
    鱼头写问题，六根大骨：人、机、料、法、环、测。
    The head is the problem; six skeleton: people, machine, material, method, surroundings, measuring.
    # 小骨要具体 | Small skeleton
    小骨写可以去现场看到的事实，不写“责任心不强”。
    Small skeleton are facts that one can see on the floor, not “lack of care”.
    每人先写五张便签，再一起贴，避免跟着班长走。
    Each writes five notes first, so that nobody follows the leader.
    # 五个为什么 | Five whys
    圈出最可疑的一根，连问五个为什么。
    Circle the most likely one and ask why five times.
    为什么划伤？因为料架碰到了工件。
    Why scratched? Because the rack touched the part.
    为什么碰到？因为料架上的胶垫掉了。
    Why? Because a pad fell off the rack.
    为什么掉了？因为胶垫是用双面胶粘的。
    Why? Because it was held by tape.
    为什么用双面胶？因为图纸上没有规定固定方式。
    Why tape? Because the drawing does not say how to fix it.
    为什么没规定？因为料架改型没有走变更评审。
    Why not? Because the change of the rack was never reviewed.
    问到第五个，答案从“粘牢一点”变成了“补上变更评审”。
    With the fifth why the answer turns from “glue it better” into “review the changes”.
  `),
  30502: script(`
    # 柏拉图 | Pareto
    柏拉图回答一个问题：先解决哪一个最划算。
    A Pareto chart answers one question: what is worth solving first?
    把缺陷按数量从大到小排，画成柱子。
    Order the defects by number and draw columns.
    再算累计百分比，画一条往上爬的线。
    Then draw the cumulative share, a line that climbs.
    线到百分之八十为止，左边的就是主因，通常只有两三个。
    What is left of eighty per cent are the main causes, usually two or three.
    # 控制图 | Control chart
    控制图回答另一个问题：这次波动是正常，还是出事了。
    A control chart answers another: is this normal, or has something happened?
    中间是平均值，上下各三个标准差是控制限。
    The mean is in the middle, the limits are three deviations away.
    一点出限，马上停下来找原因。
    One point outside: stop and look for the cause.
    连续七点在同一侧，没出限也要查。
    Seven in a row on one side: look as well, even inside the limits.
    控制限是过程自己算出来的，不是客户的公差。
    The limits come from the process itself; they are not the customer’s tolerance.
  `),
  30601: script(`
    # 严重度 | Severity
    FMEA 的三个分数，先打严重度，只看后果，不看概率。
    Of the three ratings begin with severity: the effect alone, not how likely it is.
    影响人身安全，没有预警，十分；有预警，九分。
    Ten for harm without warning, nine with warning.
    客户停线八分，返工五分，看得出但不影响使用二到三分。
    Eight if the customer’s line stops, five for rework, two or three for what is only seen.
    # 频度 | Occurrence
    第二个是频度，用过去一年的数据，没有数据就取六分以上。
    Then occurrence, from last year’s data; without data six or more.
    百万分之一以下打一分，每百件一次打八分。
    One for less than one in a million, eight for one in a hundred.
    # 探测度 | Detection
    第三个是探测度，分数越高，越不容易发现。
    The third is detection: the higher, the harder to notice.
    防错装置当场拦住，两分；靠人目检，七到八分。
    Two if a device stops it on the spot, seven or eight if people look.
    # 排序 | Rank
    不要只看三个数的乘积，严重度九分以上一律要有措施。
    Do not look at the product alone: nine and above in severity always needs an action.
    打分时拿着实物，坐在会议室里打出来的都偏低。
    Rate with the part in your hands; rates from meeting rooms are too low.
  `),
  30701: script(`
    # 六个轴 | Six axes
    先认识六个轴：一轴转腰，二轴抬大臂，三轴抬小臂。
    Meet the six axes: one turns the waist, two lifts the upper arm, three the lower.
    四轴转小臂，五轴摆手腕，六轴转法兰。
    Four turns the lower arm, five bends the wrist, six turns the flange.
    在关节坐标下一次只动一个轴，速度打到百分之十。
    In joint coordinates move one axis at a time, at ten per cent.
    # 四种坐标系 | Four systems
    第一种就是关节坐标，适合远离奇异点。
    The first system is joint, which keeps you out of singular poses.
    第二种是直角坐标，末端沿着底座的前后左右走。
    The second is world: the tool moves along the base.
    第三种是工具坐标，沿着夹爪的方向走，插装时用它。
    The third is tool, along the gripper: use it to insert.
    第四种是用户坐标，按料盘的边来定，换料盘只改一次。
    The fourth is user, set by the tray: a new tray changes it once.
    移动之前先看屏幕左上角，选错坐标系是撞机的头号原因。
    Look at the top left before you move: a wrong system is the first cause of crashes.
  `),
  30702: script(`
    # 四个点 | Four points
    取放程序只要四个点：取料上方、取料、放料上方、放料。
    Pick and place needs four points: above the pick, pick, above the place, place.
    上方点比工件高一百毫米，进出都走直线。
    The upper points are a hundred millimetres higher; go in and out in straight lines.
    示教取料点时，速度百分之五，离工件两毫米停一下再下。
    Teach the pick at five per cent, and stop two millimetres before it.
    # 写程序 | Write it
    先走到取料上方，用关节运动，快。
    First to above the pick, by joints, because it is fast.
    直线下去，合爪，等零点三秒，看到位信号再抬起。
    Straight down, close, wait 0.3 seconds for the signal, and lift.
    没有信号就报警停下，不要带着空爪去放料。
    Without a signal stop with an alarm; never go on empty.
    # 试运行 | Test
    先单步，再低速连续，人站在围栏外。
    Single step first, then slowly through, with everybody outside the fence.
    手指一直放在使能键的中间档，松开或按死都会停。
    Keep the enabling switch half pressed: letting go or squeezing stops it.
    连跑二十个循环没有偏差，再升到工作速度。
    After twenty rounds without drift go to full speed.
  `),
  30801: script(`
    # 三个层次 | Three levels
    第一层叫数字模型，图纸进了电脑，数据要人来填。
    The first level is a digital model: drawings in a computer, data typed by hand.
    第二层叫数字影子，设备把数据自动传上来，但只能看。
    The second is a shadow: the machine sends its data, and we can only watch.
    第三层才是数字孪生，算完的结果能传回设备，改变下一步。
    The third is a twin: results go back and change what the machine does next.
    # 多了什么 | What is added
    从模型到孪生，多的不是三维画面，是双向的数据。
    What is added is not a 3D picture but data in both directions.
    所以第一个问题是：这台设备，哪三个数据值得每秒取一次？
    So first ask which three values of a machine are worth reading each second.
    # 从哪里做 | Where to start
    先选瓶颈设备，它停一小时，整条线停一小时。
    Start with the bottleneck: when it stands, the line stands.
    让模型算出上周的产量，误差小于百分之五再往下走。
    Let the model repeat last week’s output within five per cent before you go on.
    做不到，就先补数据，不要先买软件。
    If it cannot, mend the data before you buy software.
  `),
  30901: script(`
    # 面对面 | Face to face
    交接班五分钟，在设备旁边，面对面，不在休息室。
    Handover takes five minutes, beside the machine, face to face, not in the break room.
    第一分钟，安全：今天有没有险情，哪里还没整改。
    First minute, safety: near misses, and what is still open.
    第二分钟，质量：做了什么、报废几件、首件放在哪。
    Second, quality: what was made, how much was scrapped, where the first piece is.
    第三分钟，设备：哪台声音不对，调过什么参数。
    Third, machines: which one sounds odd, which settings were changed.
    # 留下字 | Write it down
    第四分钟，人员和任务：谁请假，剩多少件，几点要料。
    Fourth, people and work: who is away, what is left, when material is due.
    第五分钟，接班的人复述一遍，交班的人点头。
    Fifth, the next leader says it back, and the last one nods.
    没写在交接本上的，等于没有交。
    What is not in the book was not handed over.
    两个人都签名，时间写到分钟。
    Both sign, with the time to the minute.
  `),
  30902: script(`
    # 停 | Stop
    异常来了三个字：停、叫、等，顺序不能变。
    Three words for a deviation: stop, call, wait, in this order.
    停：先停设备，已经做出来的贴上黄牌单独放。
    Stop the machine, and put a yellow tag on what it made.
    停线的损失可以算，流出去的坏件没法算。
    A stop can be counted; bad parts that get out cannot.
    # 叫 | Call
    叫：拉安灯，两分钟内班组长到现场。
    Call: pull the cord, and the shift leader comes within two minutes.
    说三句话：在哪里、看到什么、做了多少件。
    Say three things: where, what you saw, how many pieces.
    十五分钟没有办法，升级到工程师；一小时，升级到厂长。
    After fifteen minutes call the engineer, after an hour the plant manager.
    # 等 | Wait
    等：原因没确认之前，不要重启试试看。
    Wait: do not restart to see what happens before the cause is known.
    等的时候清点可疑品，从最后一个合格件往后全部算。
    Meanwhile count what is doubtful, from the last good piece on.
    恢复后盯首件，连续五件合格，才算结束。
    Afterwards watch the first pieces: five good ones in a row end it.
    下班前写一页：现象、原因、对策、谁来跟。
    Before you leave write a page: what, why, what now, and who follows up.
  `),
  31001: script(`
    # 一次小促销 | A small promotion
    顾客多买了百分之五，门店怕缺货，多订百分之十。
    People buy five per cent more, and a shop that fears gaps orders ten.
    分仓看到十，向总仓要二十；总仓向工厂要四十。
    The branch sees ten and asks for twenty; the centre asks the plant for forty.
    工厂加班做完，才发现顾客只多买了百分之五。
    The plant works overtime and finds that it was only five.
    这就是牛鞭效应：越往上游，摆得越大。
    This is the bullwhip: the further up, the wider the swing.
    # 四个原因 | Four causes
    四个原因：各自预测、攒够再订、价格忽高忽低、短缺时多报。
    Four causes: forecasts of one’s own, ordering in lots, jumping prices, asking for more in shortage.
    # 让它变小 | Make it smaller
    第一个办法，让上游看见终端的真实销量。
    First, let those upstream see the real sales.
    第二个办法，订得勤一点、少一点。
    Second, order more often and less.
    第三个办法，每周开一次会，只用一张计划。
    Third, meet once a week over one plan.
    找出你这一环的订货记录，和下游的销量画在一张图上。
    Draw your own orders and the sales downstream in one chart.
  `),
  31101: script(`
    # 断 | Off
    四步停电：断、验、挂、锁，一步都不能少，也不能换顺序。
    Four steps: off, test, tag, lock. None may be left out or swapped.
    第一步，断：先停负荷，再断断路器，最后拉隔离开关。
    First, off: stop the load, open the breaker, then the isolator.
    看触头是不是真的分开，不要只看指示灯。
    See that the contacts are really open; do not trust the lamp.
    # 验 | Test
    第二步，验电：验电笔先在有电的地方试一次。
    Second, test: try the tester where there is power.
    三相都要验，验完再回到有电的地方试一次。
    Test all three phases, then try it again on the live part.
    电容柜断电后等五分钟，先放电，再靠近。
    With capacitors wait five minutes and discharge before you go near.
    # 挂 | Tag
    第三步，挂牌：“禁止合闸，有人工作”，写姓名和时间。
    Third, tag: “Do not switch on, people at work”, with name and time.
    # 锁 | Lock
    第四步，上锁：一人一把锁，一把钥匙，钥匙在自己身上。
    Fourth, lock: one person, one lock, one key, in your own pocket.
    三个人干活就挂三把锁，谁的锁谁来开。
    Three people, three locks; each opens his own.
    # 恢复与施救 | Back on, and rescue
    送电反着来：清点人和工具，拆锁、摘牌、合隔离、合断路器。
    Back on in reverse: count people and tools, unlock, untag, isolator, breaker.
    有人触电，先断电，断不了用干燥的木棒挑开，不要用手拉。
    If somebody gets a shock cut the power, or push the wire off with dry wood; never pull with your hands.
    没有呼吸马上心肺复苏，同时叫人拨打 120。
    Without breath start pressing the chest at once, and let somebody dial 120.
  `),
  31201: script(`
    # 电流 | Current
    电流决定熔深，电压决定焊缝宽度，先定电流再配电压。
    Current makes depth, voltage makes width. Set the current first.
    板厚三毫米，用一点零的焊丝，电流从一百二十安开始。
    For three millimetres take wire 1.0 and start at a hundred and twenty ampere.
    # 电压 | Voltage
    电压按经验：零点零四乘电流，再加十六，得二十点八伏。
    As a rule 0.04 times the current plus sixteen: here 20.8 volts.
    电压偏高，电弧长、飞溅大、焊缝扁。
    Too high: a long arc, much spatter, a flat seam.
    电压偏低，焊丝顶着工件，噼啪作响。
    Too low: the wire pushes at the part and crackles.
    # 试板 | Test piece
    听声音，连续的“沙沙”声就是配对了。
    Listen: a steady hiss means that they match.
    先在同厚度的试板上焊五十毫米，切开看熔深。
    Weld fifty millimetres on a test piece and cut it to see the depth.
    调一次只动一个旋钮，每次五安或半伏。
    Turn one knob at a time, by five ampere or half a volt.
  `),
  31202: script(`
    # 姿势 | Stance
    慢动作看运条：手腕不动，用小臂带着焊枪走。
    Hand movement in slow motion: the wrist is still, the forearm leads.
    焊枪与前进方向成七十到八十度，离工件十二毫米。
    Hold the gun at seventy to eighty degrees, twelve millimetres away.
    # 三种手法 | Three movements
    直线形，薄板和打底用，快、变形小。
    Straight, for thin sheet and root passes: quick, with little distortion.
    锯齿形，两边各停半秒，中间带过，防止咬边。
    Zigzag: half a second at each edge, quickly through the middle, against undercut.
    月牙形，立焊用，让熔池在下面托住自己。
    Crescent, for vertical seams: the pool holds itself from below.
    # 收弧 | End
    收弧时回焊十毫米，再停一秒填满弧坑。
    At the end go back ten millimetres and stop a second to fill the crater.
    每焊完一道清渣，看一眼两侧有没有咬边。
    Clean after each pass and look for undercut at both sides.
    眼睛盯熔池的前沿，不要看电弧。
    Watch the front edge of the pool, not the arc.
  `),
  31301: script(`
    # 第一年：连接 | Year one: connect
    二号工厂的路线图是三年三步，每一步都有看得见的结果。
    Plant two’s road is three years and three steps, each with a result that can be seen.
    第一年，连接：一百二十台设备上线，停机自动记录。
    Year one, connect: a hundred and twenty machines, stops recorded by themselves.
    结果是：早会不再争论昨天停了多久。
    The result: no more debate in the morning about how long it stood.
    # 第二年：透明 | Year two: see
    第二年，透明：订单、物料、质量在一张图上。
    Year two, see: orders, material and quality in one picture.
    客户问到哪了，一分钟内能答到工序。
    When a customer asks, we know the step within a minute.
    # 第三年：自主 | Year three: decide
    第三年，自主：排产由系统先出三个方案，人来选。
    Year three, decide: the system proposes three schedules and people choose.
    换刀时间由设备自己提醒，不再按固定周期。
    Machines ask for a new tool themselves, not by the calendar.
    三步不能跳，没有连接的透明是填表，没有透明的自主是猜。
    No step can be skipped: seeing without connecting is form-filling, deciding without seeing is guessing.
  `),
  31302: script(`
    # 三个来源 | Three sources
    智能工厂的数据有三个来源：设备、系统、人。
    A smart plant’s data have three sources: machines, systems, people.
    设备的数据最快，温度、电流、节拍，每秒都有。
    Machine data are fastest: temperature, current, beat, each second.
    系统的数据最全，订单、物料、图纸版本。
    System data are most complete: orders, material, versions.
    人的数据最难，异常原因、经验判断，要当场扫码记。
    People’s data are hardest: causes and judgement, to be scanned on the spot.
    # 先统一编号 | One numbering
    三种数据要对得上，靠的是统一的编号和同一个时钟。
    They meet only with one numbering and one clock.
    所以第一项工作不是装传感器，是清理物料编码。
    So the first job is not sensors but clean material codes.
    每个部门指定一名数据负责人，错了找得到人。
    Each department names one person, so that an error has an address.
    这周先做一件事：把自己部门的重复编码列出来。
    This week do one thing: list the double codes of your department.
  `),
  31402: script(`
    # 早上七点 | Seven in the morning
    “王工，您每天到厂第一件事是什么？”
    “Mr Wang, what do you do first when you arrive?”
    “看昨晚零点到五点的电表，没人上班，电都去哪了。”
    “I read the meters from midnight to five. Nobody is here, so where did it go?”
    “上周发现空压机整夜没停，一晚上四百度。”
    “Last week a compressor ran all night: four hundred kilowatt-hours.”
    “我去关掉，第二天就有人问，为什么气压上得慢。”
    “I switched it off, and was asked why the pressure rises slowly.”
    # 找漏点 | Finding leaks
    “那怎么办？”“提前十分钟开，贴一张纸，写明白为什么。”
    “And then?” “Start it ten minutes earlier, and put up a note that says why.”
    “漏气怎么找？”“中午停线，车间安静，听就行。”
    “How do you find leaks?” “At noon, when the line stands. One can hear them.”
    “一个一毫米的孔，一年大约三千块钱。”
    “A hole of one millimetre costs about three thousand a year.”
    # 每个人能做的 | What each can do
    “普通员工能做什么？”“下班关气阀，比关灯管用。”
    “What can others do?” “Close the air valve when you leave. It does more than the light.”
    “看见设备空转，按待机，不用问我。”
    “When a machine idles press standby. No need to ask me.”
    “有建议写在看板上，采纳的我会写出省了多少度。”
    “Write ideas on the board. I note what they saved.”
  `),
};
