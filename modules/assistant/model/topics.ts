/**
 * What a question is about and how it is asked, by the words of it: English, Chinese, and what people mix in of Malay and
 * Filipino. Each is one expression over normalised text; `understand.ts` puts them together.
 */
const en = (words: string) => `\\b(?:${words})\\b`
const any = (...parts: readonly string[]) => new RegExp(parts.join('|'))

/** A thing. */
export const topics = {
  leave: any(
    en('leaves?|vacation|time off|days? off|pto|cuti|mc|al|vl|sl|sil|bakasyon'),
    '假(?!如|日|設|冒)|特休|補休|休假',
  ),
  pay: any(
    en(
      'pay|paid|salar(?:y|ies)|wages?|take[- ]?home|earn(?:s|ed|ings?)?|net pay|gaji|sahod|sweldo|payslips?|pay slips?|income|compensation|bonus',
    ),
    '薪水|薪資|薪酬|工資|月薪|年薪|底薪|實領|實拿|薪|獎金',
  ),
  payslip: any(en('payslips?|pay slips?|slip gaji|pay stubs?'), '薪資單|薪水單|工資單|薪資條'),
  payRun: any(en('pay ?runs?|payroll|month of pay|pay month'), '薪資月份|算薪|計薪|結薪|薪資作業|發薪作業'),
  payday: any(
    en(
      'pay ?days?|(?:get|be|getting) paid|salary (?:date|day)|(?:salary|pay) (?:come|comes|coming) in|hari gaji|gaji (?:masuk|bila)|araw ng sahod|kailan (?:ang )?(?:sahod|sweldo)',
    ),
    '發薪日|領薪日|發薪水|發薪|入帳|領薪水',
  ),
  deduction: any(
    en(
      'deduct(?:ed|ions?)?|taken (?:out|off)|epf|kwsp|socso|perkeso|eis|pcb|mtd|sss|philhealth|pag-?ibig|hdmf|withh(?:eld|olding)|tax|potongan|kaltas|cut',
    ),
    '扣|勞保|健保|勞退|所得稅|代扣|補充保費',
  ),
  holiday: any(
    en('holidays?|cuti umum|hari kelepasan|pista opisyal|walang pasok'),
    '國定假日|假日|公眾假期|公共假期|紅字|連假|放假',
  ),
  manager: any(
    en('manager|supervisor|boss|line manager|report(?:ing)? to|penyelia|ketua saya|amo'),
    '主管|上司|老闆|直屬',
  ),
  staffId: any(
    en('staff (?:id|number|no)|employee (?:id|number|no)|badge number|nombor pekerja'),
    '員工編號|員編|工號|員工代號',
  ),
  department: any(en('department|division|team am i|jabatan|departamento'), '部門|單位是|哪個單位'),
  position: any(en('job title|my position|my title|jawatan'), '職稱|職位|職務'),
  joined: any(
    en('join(?:ed)?|start date|hired|first day|length of service|how long have i (?:worked|been)|years of service'),
    '到職|入職|報到|年資',
  ),
  request: any(
    en('requests?|applications?|pending|claims? status|permohonan|waiting for approval'),
    '申請|假單|單子|簽核|待審',
  ),
  approve: any(
    en('approv(?:e|es|er|ers|al|ed|ing)|decides?|sign(?:s)? off|lulus(?:kan)?|aprub\\w*|reject'),
    '簽核|核准|審核|批准|批|同意',
  ),
  headcount: any(
    en(
      'head ?count|how many (?:people|employees|staff|workers|persons)|number of (?:employees|staff|people)|berapa (?:ramai )?pekerja|ilan(?:g)? (?:ang )?empleyado',
    ),
    '多少員工|幾個員工|多少人|幾個人|員工人數|人數|員工數|幾位員工|幾名員工',
  ),
  attrition: any(
    en(
      'attrition|turn ?over|leaver rate|resignation rate|how many (?:(?:people|employees|staff|colleagues|workers) )?(?:have |has )?(?:left(?! for)|resigned|quit)',
    ),
    '離職率|流動率|人員流動|流失率|(?:幾|多少)(?:個|位|名)?(?:人|員工)?離職|離職(?:了)?(?:幾|多少)(?:個|位|名)?(?:人|員工)?|離職人數',
  ),
  away: any(
    en(
      "(?:is|are|be|who's) (?:away|off|out|on leave|absent)|away (?:today|tomorrow|this|next)|who is (?:on leave|off|out)|sino ang (?:wala|naka-?leave)|siapa (?:bercuti|cuti)",
    ),
    '誰.{0,6}(?:請假|不在|休假)|(?:請假|不在|休假)的(?:有誰|是誰|人)|有誰.{0,4}(?:請假|休假|不在)',
  ),
  claim: any(en('claims?|expenses?|reimburse(?:d|ment|ments)?|tuntutan'), '費用申請|報銷|報帳|請款|費用|代墊'),
  overtime: any(en('overtime|ot|over time|kerja lebih masa'), '加班'),
  shift: any(
    en('shifts?|roster|schedule|work hours|working hours|syif|iskedyul'),
    '班表|排班|輪班|上班時間|什麼班|哪一班|的班|上班嗎',
  ),
  clock: any(en('clock(?:ed|ing)?(?: in| out)?|punch(?:ed)?|attendance|checked in'), '打卡|出勤|上班卡|下班卡'),
  letter: any(
    en('letters?|certificate of employment|coe|employment (?:letter|certificate|confirmation)|documents?|surat'),
    '在職證明|信函|證明書|證明|文件',
  ),
  announcement: any(en('announcements?|notices?|to (?:read and )?confirm|news|pengumuman|anunsyo'), '公告|布告|佈告'),
  policy: any(en('polic(?:y|ies)|handbook|rules?|dress code|guidelines?|polisi'), '規定|規章|手冊|政策|制度|守則|辦法'),
  expire: any(en('expir(?:e|es|ing|y)|lapse|forfeit(?:ed)?|use (?:it|them) by|luput'), '到期|過期|失效|期限|用完'),
  identity: any(
    en(
      '(?:ic|nric|identity|passport|tax|sss|epf|socso|philhealth|tin|bank|account|phone|mobile|telephone|contact|whatsapp) (?:card )?(?:numbers?|no|account)|phone|ic number|(?:home |personal )?address(?:es)?|birth ?days?|date of birth|how old|age of|marital|religion|medical|personal (?:data|details|email)',
    ),
    '身分證|身份證|護照|電話|手機|地址|住址|住哪|住在哪|生日|幾歲|年齡|銀行帳|帳號|婚姻|病歷|健康|個資|個人資料',
  ),
  review: any(
    en('(?:performance )?(?:reviews?|ratings?|appraisals?|warnings?|disciplin\\w+)'),
    '考績|績效|評等|懲處|警告',
  ),
  alerts: any(en('well-?being|alerts?|mental health|distress'), '身心|心理|關懷|警示|通報'),
} as const
export type Topic = keyof typeof topics

/** How it is asked. */
export const asks = {
  how: any(
    en(
      "how (?:do|can|could|would|should|to|does)|how's|steps?|where (?:do|can|could|should|to|is|are)|where's|guide|show me how|help me (?:change|find|set|add)|teach me|is there a way|what is the way|macam mana|bagaimana|cara|di mana|paano|saan|can i (?:change|add|see|import|export|download|set|switch|turn)",
    ),
    '怎麼|怎樣|如何(?![？?]?$)|哪裡|哪裏|在哪|哪邊|哪兒|步驟|教我|要去哪|可以在.{0,6}嗎|方法',
  ),
  count: any(
    en('how (?:many|much)|balance|left|remaining|remain|still have|any|available|baki|berapa|ilan|magkano|natitira'),
    '幾天|多少|剩|還有|餘額|可以請|可用|幾個|幾小時|幾號',
  ),
  when: any(
    en('when|what (?:date|day|time)|which day|next|bila|kailan|tarikh'),
    '什麼時候|何時|哪一?天|幾號|幾月幾日|哪一日|下一個|下個|下次|日期|多久',
  ),
  who: any(en("who|who's|whose|whom|siapa|sino"), '誰|哪位'),
  why: any(
    en(
      'why|what for|explain|reason|how come|kenapa|mengapa|bakit|what is (?:this|the) [\\w -]{0,25}(?:for|deduction|contribution)',
    ),
    '為什麼|為何|怎麼來|怎麼算出|怎麼.{0,3}扣|為啥|原因|說明|怎麼少|怎麼變少|扣這麼多',
  ),
  compare: any(
    en(
      'different|difference|differ|compar\\w*|less than|more than|lower|higher|changed?|versus|vs|drop(?:ped)?|decrease[d]?|increase[d]?|than (?:in )?(?:last|the)|beza|iba',
    ),
    '不一樣|不同|差異|差多少|比較|比.{0,5}(?:少|多|低|高)|變少|變多|少了|多了',
  ),
  want: any(
    en(
      "want|wanna|would like|i'd like|need(?: to take)?|apply|book|request(?:ing)?|take|put in|file|nak|mahu|mohon|gusto|pa-?leave|mag-?(?:leave|file)|please give",
    ),
    '想請|要請|幫我請|我請|請假|申請|請.{0,4}(?:天|假)|想休|要休|預計請|請(?:特休|病假|事假)',
  ),
  status: any(
    en('status|where (?:are|is)|approved yet|pending|still waiting|progress|gone through|stuck|how far'),
    '進度|狀態|到哪|簽到|過了嗎|准了嗎|核准了|下來了|卡在',
  ),
} as const
export type Ask = keyof typeof asks

/** Whose it is. */
export const mine = any(en("i|i'm|i've|my|me|mine|myself|saya|aku|ako|ko|akin"), '我|自己|本人')
export const ours = any(en('we|our|us|the company|kami|kita|tayo|namin'), '我們|公司|咱們')
export const others = any(
  en(
    "everyone(?:'s)?|everybody(?:'s)?|all (?:the )?(?:employees?|staff|people|colleagues|payslips|salaries)|every (?:employee|payslip|salary)|colleagues?(?:')?|coworkers?|co-workers?|my team(?:'s)?|team members?|teammates?|my boss(?:'s)?|(?:of |for )my (?:manager|supervisor|friend|husband|wife)|my (?:manager|supervisor)'s|his|her|their|he|she|somebody|someone|other (?:people|employees)|salaries of|each (?:person|employee)|orang lain|semua pekerja|lahat ng",
  ),
  '所有人|每個人|大家|全部員工|所有員工|全公司|同事|同仁|別人|其他人|他的|她的|他們|下屬|部屬|團隊成員|主管的(?:薪|電|地|生)|老闆的',
)
