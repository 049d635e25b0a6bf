/**
 * Where what people ask for most is done: pages by the words of a question, the more particular first. A guide of that
 * page is told before others, and the page itself where there is none.
 */
import type { AreaId } from '#access/areas.ts'

export type Page = {
  readonly screen: string
  readonly area: AreaId
  /** What its guide is called by, in the words of the product. */
  readonly also: string
}

/** `text` is normalised. */
export const pageAskedFor = (text: string): Page | undefined => PAGES.find(([pattern]) => pattern.test(text))?.[1]

const page = (screen: string, area: AreaId, also = ''): Page => ({ screen, area, also })

const PAGES: readonly (readonly [RegExp, Page])[] = [
  [
    /\b(?:two|2)[- ]?(?:factor|step)\b|\b2fa\b|\bauthenticator\b|\bmfa\b|雙重|兩步|二階段|兩階段|雙因/,
    page('/app/account/twoFactor', 'account', 'two-factor'),
  ],
  [/\b(?:my |change |reset |new |forgot )+password\b|密碼/, page('/app/account/password', 'account')],
  [
    /\bwho (?:changed|edited|deleted|modified|updated)\b|\b(?:activity|audit) (?:log|trail)\b|\bhistory of changes\b|誰.{0,4}(?:改|修改|刪|動過|更新)|操作紀錄|異動紀錄|活動紀錄/,
    page('/app/activityLog', 'activityLog', 'who changed activity log'),
  ],
  [
    /\bwho (?:can|may)\b.{0,20}\b(?:see|view|read|know)\b.{0,25}\b(?:pay|salar\w+|payslips?|wages?)\b|誰.{0,6}(?:看|查|知道).{0,10}(?:薪|薪資單)/,
    page('/app/employee', 'employee.pay', 'salary who sees pay'),
  ],
  [
    /\b(?:bank (?:account|details)|phone|mobile|address|emergency contact|personal (?:data|details|info\w*)|my (?:name|email|profile|photo|details|family))\b(?!.*\b(?:employee|staff)(?:'s|s)\b)|(?:銀行)?帳(?:戶|號)|手機|電話|地址|住址|緊急聯絡|個人資料|聯絡方式/,
    page('/me/profile', 'me', 'change bank account phone address'),
  ],
  [
    /\bbank files?\b|\bpay(?:ment)? files?\b|\bgiro\b|薪轉檔|銀行檔|轉帳檔|匯款檔/,
    page('/app/payroll', 'payroll', 'bank file'),
  ],
  [
    /\b(?:re-?open|open|unlock)\b.{0,30}\b(?:month|pay|payroll|run)\b|(?:薪資|月份|薪水).{0,10}(?:重新|重開|再開|解鎖)|(?:重新|重開).{0,8}(?:薪資|月份)/,
    page('/app/payroll', 'payroll.reopen', 'open month again after approval'),
  ],
  [
    /\b(?:close|run|calculate|approve|start|begin|process|finali[sz]e)\b.{0,20}\b(?:pay ?run|payroll|pay month|month of pay|salar(?:y|ies))\b|結薪|算薪|跑薪|發薪作業|薪資作業/,
    page('/app/payroll', 'payroll', 'calculate confirm approve a month of pay'),
  ],
  [
    /\b(?:carry|bring|roll)(?:ing)?[- ]?(?:over|forward)\b|結轉|遞延/,
    page('/app/application/leave/nextYear', 'leave', 'carry leave next year'),
  ],
  [
    /\b(?:import|add|upload|enter|create)\b.{0,30}\b(?:employees|people|staff|many)\b|(?:匯入|新增|上傳|一次).{0,8}(?:員工|人員)|員工.{0,6}匯入/,
    page('/app/employee', 'employee.create', 'import many employees'),
  ],
  [/\b(?:leave types?|kinds? of leave)\b|假別/, page('/app/settings/leave', 'settings.leave', 'leave types')],
  [
    /\b(?:apply|request|ask)(?:ing)? for (?:\w+ )?(?:leave|time off)\b|(?:申請|請).{0,4}假/,
    page('/me/leave/apply', 'leave.own'),
  ],
  [
    /\b(?:submit|send|make|file|claim)\b.{0,20}\b(?:claims?|expenses?|receipts?)\b|報帳|報銷|費用申請/,
    page('/me/claims', 'claims.own'),
  ],
  [/\bclock(?:ing)? (?:in|out)\b|打卡/, page('/me/attendance', 'attendance.own')],
  [/\b(?:my )?payslips?\b|薪資單|薪水單/, page('/me/pay', 'me')],
]
