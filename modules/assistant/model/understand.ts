/**
 * From a question to what is to be done: first what is refused or unknown whatever else it says, then what only shows the
 * way, then what is read. Ordered, so that a sentence is explained by the first rule that fits it; nothing is carried out
 * from a text, so a rule that is wrong can at worst answer something else.
 */
import type { Skill } from './answer.ts'
import { whoLeaves } from './leaving.ts'
import { type Ask, asks, mine, others, ours, type Topic, topics } from './topics.ts'

export type Understood =
  | { readonly do: 'skill'; readonly skill: Exclude<Skill, 'how_to'> }
  /** Look for instructions; `else` is what is told where none are found. */
  | { readonly do: 'search'; readonly form: 'how' | 'open' }
  | { readonly do: 'refuse'; readonly why: 'pretends' | 'others' | 'decides' | 'alerts' }
  | { readonly do: 'unknown'; readonly why: 'future' | 'outside' }
  | { readonly do: 'clarify'; readonly topic: 'leave' | 'pay' | 'time' }

/** `text` is normalised; `names` says that a colleague is named in it. */
export function understand(text: string, names = false): Understood {
  const read: Read = {
    text,
    names,
    about: (...wanted) => wanted.some((topic) => topics[topic].test(text)),
    asks: (...wanted) => wanted.some((form) => asks[form].test(text)),
    has: (pattern) => pattern.test(text),
  }
  for (const [rule, fits] of rules) if (fits(read)) return rule
  return { do: 'search', form: read.asks('how') ? 'how' : 'open' }
}

type Read = {
  readonly text: string
  readonly names: boolean
  readonly about: (...topics: readonly Topic[]) => boolean
  readonly asks: (...asks: readonly Ask[]) => boolean
  readonly has: (pattern: RegExp) => boolean
}
type Rule = readonly [Understood, (read: Read) => boolean]

const skill = (name: Exclude<Skill, 'how_to'>): Understood => ({ do: 'skill', skill: name })
const search: Understood = { do: 'search', form: 'how' }

const PRETENDS =
  /\b(?:ignore|disregard|forget|bypass|override)\b.{0,30}\b(?:rules?|instructions?|prompts?|guidelines?|restrictions?|previous)\b|\byou are now\b|\bpretend (?:to be|you)\b|\bact as\b.{0,20}\b(?:admin|hr|manager|developer|system)\b|\bsystem prompt\b|\bjailbreak\b|\bdeveloper mode\b|\bi am (?:now )?the (?:company )?admin\b|\babaikan\b.{0,20}\barahan\b|(?:忽略|無視|忘記|忘掉|跳過|不要理會).{0,12}(?:指示|規則|指令|設定|限制|提示)|你現在是|假裝你?是|扮演|系統提示/
const DECIDES =
  /\b(?:approve|reject|cancel|withdraw|decline)\b.{0,40}\b(?:all|my|every|this|these|them|it|pending|yourself|for me)\b|\b(?:delete|remove|terminate|fire|transfer|change|raise|increase|set)\b.{0,25}\b(?:for me|yourself|now|immediately)\b|(?:幫我|替我|直接|自動|你來).{0,8}(?:核准|批准|通過|駁回|簽核|撤回|取消|刪除|加薪|調薪|改成)/
const FUTURE =
  /\b(?:will|would|going to|predict|forecast|expect)\b.{0,30}\b(?:salary|pay|raise|bonus|increment|promot\w+)\b|\b(?:salary|pay|bonus|increment)\b.{0,30}\b(?:next year|after (?:the )?next|in the future)\b|\b(?:get|be) (?:a raise|promoted)\b|\bwill i be\b|(?:明年|未來|之後|以後|將來).{0,12}(?:薪|調薪|加薪|獎金|升)|(?:會|能|可以).{0,4}(?:加薪|調薪|升職|升遷|加多少)|年終.{0,6}(?:會|多少)/
const OUTSIDE =
  /\b(?:weather|forecast|temperature|stocks?|shares? price|crypto|bitcoin|lottery|football|world cup|movie|recipe|joke|poem|song|restaurant|news today|president|prime minister|capital of|translate|exchange rate|horoscope|cuaca|panahon)\b|天氣|氣溫|下雨|股票|股市|比特幣|樂透|笑話|食譜|電影|星座|餐廳|首都|總統|翻譯|匯率|寫一首/
/** Somebody else's, by the grammar of it: "Aminah's salary", 「王小明的薪水」. */
const POSSESSED =
  /\b(?!last|this|next|previous|that|today|yesterday|tomorrow|month|year|week|it|what|who|how|where|here|there|let|company|country|government)[\p{L}.-]{2,}'s (?:\w+ ){0,2}(?:salary|pay|payslips?|wages?|income|bonus|address|phone|number|ic|birthday|age|sss|epf|bank|leave|review|rating)/u
const OF_SOMEBODY =
  /\b(?:salary|pay|payslips?|wages?|income|phone|address|birthday|ic|number)s? (?:of|for) (?!(?:my|me|mine|the|this|last|next|a|an|our|each|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december)\b)\p{L}/u
const POSSESSED_ZH =
  /(?<![我])(?:[\p{Script=Han}]{2,4}|他|她|[a-z]{2,})的(?:薪水|薪資|月薪|年薪|底薪|獎金|工資|電話|手機|地址|住址|生日|身分證|帳號|年齡|考績|績效|假|特休|病假)/u
/** What 「…的薪水」 may begin with that is nobody. */
const NOBODY_ZH =
  /(?:我|自己|本人|公司|這個?月|本月|上個?月|上上個?月|下個?月|最近|這次|上次|下次|今年|去年|明年|每個?月|最新|目前|現在|一次|月份?|員工|怎麼修改|修改我?|[天午晚週周月日年號次種些段半])的(?:薪|月薪|年薪|底薪|獎金|工資|電話|手機|地址|住址|生日|身分證|帳號|年齡|考績|績效|假|特休|病假)/u

const PRIVATE = ['pay', 'identity', 'review', 'deduction', 'payslip', 'joined', 'leave'] as const
/** Where it matters whether somebody is named. */
export const isPrivate = (text: string): boolean => PRIVATE.some((topic) => topics[topic].test(text))
const ofOthers = (read: Read): boolean =>
  read.names ||
  read.has(others) ||
  read.has(POSSESSED) ||
  read.has(OF_SOMEBODY) ||
  (read.has(POSSESSED_ZH) && !read.has(NOBODY_ZH))
const HOLIDAY_NAMES =
  /\b(?:christmas|new year|hari raya|raya|deepavali|diwali|chinese new year|lunar new year|labou?r day|merdeka|rizal|bonifacio|holy week|good friday|maundy|all saints|eid|thaipusam|wesak|vesak|independence day|heroes day|agong|krismas|pasko)\b|春節|除夕|過年|端午|中秋|元旦|清明|雙十|國慶|聖誕|勞動節|和平紀念|兒童節|教師節|光復|行憲|開齋|屠妖/
/** Rights of roles: read about, not read. */
const WHO_MAY =
  /\bwho (?:can|may|is able to|is allowed to|has access)\b|\bwhich roles?\b|誰(?:可以|能|看得到|能夠)|哪些(?:人|角色)|什麼角色/
const LOG = /\bwho (?:changed|edited|deleted|modified|updated)\b|\baudit\b|誰(?:改|動|修改|刪|更新)/
/** Done by hand on a page, so that a way is shown and nothing is read. */
const DOES =
  /\b(?:change|update|edit|import|export|add|switch on|turn on|enable|set ?up|activate|upload|download|reopen|open .{0,30} again|close|run|create|invite|reset|carry (?:over|forward)|configure|register|apply for)\b|修改|更改|變更|匯入|匯出|新增|開啟|啟用|設定|上傳|下載|重新|重開|結轉|建立|邀請|重設|關閉/

const rules: readonly Rule[] = [
  [{ do: 'refuse', why: 'pretends' }, ({ has }) => has(PRETENDS)],
  [{ do: 'unknown', why: 'outside' }, ({ has }) => has(OUTSIDE)],
  [search, ({ has }) => has(LOG)],
  [search, (read) => read.has(WHO_MAY) && !read.has(mine)],
  [{ do: 'refuse', why: 'decides' }, (read) => read.has(DECIDES) && !read.asks('how', 'who', 'when')],
  [
    { do: 'refuse', why: 'alerts' },
    (read) => read.about('alerts') && !read.has(/\bmy\b|我的/) && read.has(/\balerts?\b|警示|通報|關懷名單/),
  ],
  // No secret of theirs: the list of people answers, for whoever has it.
  [skill('last_day'), ({ text }) => whoLeaves(text) !== undefined],
  [{ do: 'refuse', why: 'others' }, (read) => isPrivate(read.text) && ofOthers(read) && !asksTheWay(read)],
  [{ do: 'unknown', why: 'future' }, ({ has }) => has(FUTURE)],

  [skill('payslip_compare'), (read) => read.about('pay', 'payslip') && read.asks('compare') && !read.has(DOES)],
  [skill('payslip_why'), (read) => read.about('deduction') && read.asks('why') && !read.has(/\bhow (?:do|can) i\b/)],
  [skill('payslip_why'), (read) => read.about('pay') && read.asks('why') && read.has(mine)],
  [search, (read) => asksTheWay(read)],
  [
    skill('payslip_why'),
    (read) => read.about('deduction') && (read.asks('count') || read.about('pay')) && !read.about('policy'),
  ],
  [skill('attrition'), ({ about }) => about('attrition')],
  [skill('headcount'), (read) => read.about('headcount') && !read.about('leave', 'away')],
  [skill('who_is_away'), ({ about }) => about('away')],
  [
    skill('waiting'),
    ({ has }) =>
      has(
        /\b(?:waits?|waiting|pending)\b.{0,25}\b(?:my (?:decision|approval)|me to)\b|\b(?:i|do i|should i|must i) (?:(?:need|have|got) to |must |should )?(?:approve|decide)\b|\b(?:what|which|anything|something|requests?) (?:is |are )?(?:there )?(?:for me )?to (?:approve|decide)\b|\bmy (?:inbox|approvals)\b|(?:等|待)我?(?:簽核|核准|審核|決定|處理|簽)|(?:要|需要|該)我(?:簽|核|審|批)|我(?:要|需要|該)(?:簽|核|審|批)/,
      ) && !has(/我的(?:假單|申請|單)/),
  ],
  [
    skill('who_approves'),
    (read) =>
      read.asks('who') && read.about('approve') && read.has(mine) && !read.has(/\b(?:where|now|status|pending)\b/),
  ],
  [skill('request_status'), (read) => read.about('request', 'approve') && read.asks('status') && !read.about('claim')],
  [skill('request_status'), (read) => read.about('request') && read.about('approve') && read.has(mine)],
  [skill('who_approves'), (read) => read.asks('who') && read.about('approve')],

  [skill('announcements'), (read) => read.about('announcement') && !read.about('holiday', 'pay')],
  [skill('next_payday'), (read) => read.about('payday') && !read.asks('why')],
  [
    skill('next_payday'),
    (read) => read.about('pay') && read.has(/\bwhen\b|\bbila\b|\bkailan\b|什麼時候|何時|哪一?天|幾號/),
  ],
  [skill('overtime'), ({ about }) => about('overtime')],
  [skill('claims'), (read) => read.about('claim') && !read.about('policy')],
  [skill('payslip'), (read) => read.about('payslip', 'pay') && !read.about('leave', 'policy')],
  [skill('holidays'), (read) => read.has(HOLIDAY_NAMES) && !read.asks('want')],
  [skill('leave_start'), (read) => startsLeave(read)],
  [skill('leave_balance'), (read) => read.about('leave') && read.about('expire')],
  [skill('leave_balance'), (read) => read.about('leave') && read.asks('count') && !read.about('policy')],
  [skill('holidays'), (read) => (read.about('holiday') || read.has(HOLIDAY_NAMES)) && !read.about('policy')],
  [skill('attendance'), (read) => read.about('clock') && !read.about('policy')],
  [skill('shifts'), (read) => read.about('shift') && !read.about('policy')],
  [skill('letters'), (read) => read.about('letter') && read.has(mine) && !read.about('policy')],
  [
    skill('profile_facts'),
    (read) =>
      read.about('manager', 'staffId', 'department', 'position', 'joined', 'identity') &&
      (read.has(mine) || read.asks('who')) &&
      !read.about('policy'),
  ],
  [{ do: 'clarify', topic: 'leave' }, ({ about, text }) => about('leave') && isShort(text)],
  [{ do: 'clarify', topic: 'time' }, ({ about, text }) => about('clock', 'shift') && isShort(text)],
]

/** How, where or who may: of a page, not of oneself. A person's own figures are never told by a guide. */
function asksTheWay(read: Read): boolean {
  if (!read.asks('how')) return false
  if (read.has(/\bhow (?:many|much)\b|幾天|多少/) && !read.has(DOES)) return false
  // Where something of mine stands is read; where one finds a page is told.
  return !(
    read.has(/\bwhere (?:are|is) my (?:requests?|leave|applications?|claims?)\b|我的.{0,6}(?:在哪|到哪)/) &&
    !read.has(DOES)
  )
}

const WEEK =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|tmr|esok|lusa|bukas|ngayon|next week)\b|\d|今天|明天|後天|大後天|下週|下周|下星期|下禮拜|這週|本週|週[一二三四五六日]|星期|禮拜|月底/
/** Asked for with a day, or in words that ask for it. */
function startsLeave(read: Read): boolean {
  if (!read.about('leave') || read.about('policy', 'expire')) return false
  if (
    read.has(
      /\b(?:how (?:many|much)|left|remaining|balance|still have|baki|ilan|berapa)\b|剩|還有幾|還可以|幾天(?!的)|餘額/,
    )
  )
    return false
  return read.asks('want') || (read.has(WEEK) && !read.asks('who', 'when', 'count'))
}

const isShort = (text: string): boolean => text.length <= 24

/** Whether it speaks of the company and not of oneself. */
export const ofCompany = (text: string): boolean => ours.test(text) && !mine.test(text)
