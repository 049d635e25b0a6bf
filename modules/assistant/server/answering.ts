/** From a message to what is said: understood by rule, answered by one of the fixed ways, and told as it is. */
import { mayEnter } from '#access/enter.ts'
import type { Skill } from '../model/answer.ts'
import { isPrivate, ofCompany, type Understood, understand } from '../model/understand.ts'
import { type Asking, rolesOf, type Said, type SkillOf, said } from './asking.ts'
import { attrition, headcount, whoIsAway } from './skills/company.ts'
import { holidays } from './skills/holidays.ts'
import { howTo, type Library } from './skills/how-to.ts'
import { lastDay } from './skills/last-day.ts'
import { leaveBalance } from './skills/leave-balance.ts'
import { leaveStart } from './skills/leave-start.ts'
import { announcements, claims, letters } from './skills/own-things.ts'
import { payDay } from './skills/pay-day.ts'
import { payslip, payslipCompare, payslipWhy } from './skills/payslips.ts'
import { profileFacts } from './skills/profile-facts.ts'
import { decidesNothing, requestStatus, waiting, whoApproves } from './skills/requests.ts'
import { attendance, overtime, shifts } from './skills/time.ts'

const ways: Readonly<Record<Exclude<Skill, 'how_to'>, SkillOf>> = {
  leave_balance: leaveBalance,
  leave_start: leaveStart,
  profile_facts: profileFacts,
  holidays,
  payslip,
  payslip_why: payslipWhy,
  payslip_compare: payslipCompare,
  next_payday: payDay,
  request_status: requestStatus,
  who_approves: whoApproves,
  claims,
  overtime,
  shifts,
  attendance,
  letters,
  announcements,
  headcount,
  attrition,
  last_day: lastDay,
  waiting,
  who_is_away: whoIsAway,
}

type Given = {
  readonly asking: Asking
  readonly library: () => Promise<Library>
  readonly contact: string
  /** Whether a colleague is named in it. */
  readonly names: () => Promise<boolean>
}

export async function answered({ asking, library, contact, names }: Given): Promise<Said> {
  const { text } = asking
  const understood = understand(text, isPrivate(text) && (await names()))
  // What the company wrote itself goes before what is read or known, except over what is refused.
  if (understood.do === 'search' || understood.do === 'unknown' || understood.do === 'clarify') {
    const found = howTo(asking, await library(), understood.do === 'search' ? understood.form : 'open')
    if (found) return found
  }
  switch (understood.do) {
    case 'skill': {
      const told = await ways[understood.skill](asking)
      if (told.kind !== 'unknown') return told
      const { entries } = await library()
      return howTo(asking, { entries, articles: [], guides: [] }, 'open') ?? told
    }
    case 'search':
      return unknown(asking, contact)
    case 'refuse':
      return refuse(asking, understood.why)
    case 'unknown':
      return unknown(asking, contact, understood.why)
    case 'clarify':
      return said(null, asking.t('clarify'), { kind: 'clarify', suggestions: suggestionsOf(asking, understood.topic) })
  }
}

async function refuse(asking: Asking, why: Extract<Understood, { do: 'refuse' }>['why']): Promise<Said> {
  const { t, language, links } = asking
  if (why === 'decides') return decidesNothing(asking)
  if (why === 'pretends') return said(null, t('pretends'), { kind: 'refused' })
  if (why === 'alerts') return said(null, t('alerts'), { kind: 'refused' })
  return said(null, t('othersPrivate', { roles: rolesOf('employee.pay', language) }), {
    kind: 'refused',
    actions: links({ label: t('employees'), href: '/app/employee', area: 'employee.pay' }),
  })
}

function unknown(asking: Asking, contact: string, why?: 'future' | 'outside'): Said {
  const { t } = asking
  const told = t(why === 'future' ? 'noGuess' : 'unknown')
  return said(null, contact ? `${told} ${t('contact', { contact })}` : told, {
    kind: 'unknown',
    suggestions: suggestionsOf(asking, ofCompany(asking.text) ? 'company' : 'first'),
  })
}

type Suggested = 'first' | 'company' | 'leave' | 'pay' | 'time'

/** Of those, what whoever asks would be answered. */
export function suggestionsOf({ t, call }: Asking, which: Suggested): readonly string[] {
  const numbers = mayEnter(call.session, 'analysis')
  const all = {
    first: ['leave', 'payslip', 'holiday', ...(numbers ? ['headcount'] : []), 'approves'],
    company: [...(numbers ? ['headcount', 'attrition'] : []), 'away', 'holiday'],
    leave: ['leave', 'expiry', 'apply', 'approves'],
    pay: ['payslip', 'deductions', 'payday'],
    time: ['shifts', 'clocked', 'overtime'],
  }[which]
  return all.map((one) => t(`try.${one}`))
}
