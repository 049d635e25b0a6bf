/**
 * What a law wants observed when somebody leaves: how notice is counted and who gives it, which reasons are owed money,
 * when the last pay is due, and what is to be done by when. What is owed is worked out by schemes of their own.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { History, Standing } from './history.ts'
import type { Entry, LawFile } from './law-file.ts'

/** `severance`: where the employer ends it for a reason that is owed money. */
const occasions = ['always', 'no citizen', 'severance'] as const
const employerGives = ['any', 'severance'] as const

type Notice = {
  /** Days, or the scheme and the answer of it that says them by months of service. */
  readonly days: number | { readonly scheme: string; readonly answer: string }
  readonly dayGivenCounts: boolean
  readonly employerGivesFor: (typeof employerGives)[number]
}
type Severance = {
  readonly scheme: string
  /** Reason -> what the scheme calls its cause. */
  readonly causes: Readonly<Record<string, string>>
}
type Duty = { readonly daysBefore: number; readonly when: (typeof occasions)[number] }
type Said = { readonly standing: Standing; readonly source: string; readonly note?: string }

export type LeavingLaw = {
  readonly notice: Notice & Said
  readonly severance: Severance & Said
  readonly finalPay: { readonly daysAfter: number } & Said
  readonly duties: readonly (Duty & Said & { readonly code: string })[]
}

/** The law of a country's file on a day, or nothing where the file does not reach so far back. */
export type LeavingLawOn = (day: PlainDate) => LeavingLaw | undefined

/** Duties by the code they are known by, each in a table of its own. */
export function leavingLawOf(file: LawFile, duties: Readonly<Record<string, string>>): LeavingLawOn {
  const notice = file.history('notice', noticeOf)
  const severance = file.history('severance', severanceOf)
  const finalPay = file.history('final_pay', (block) => ({ daysAfter: block.whole('days after') }))
  const each = Object.entries(duties).map(([code, table]) => ({ code, history: file.history(table, dutyOf) }))
  return (day) => {
    const found = [since(notice, day), since(severance, day), since(finalPay, day)] as const
    const [given, owed, paid] = found
    if (!given || !owed || !paid) return undefined
    const due = each.flatMap(({ code, history }) => {
      const duty = since(history, day)
      return duty ? [{ ...duty, code }] : []
    })
    return { notice: given, severance: owed, finalPay: paid, duties: due }
  }
}

function since<Law>(history: History<Law>, day: PlainDate): (Law & Said) | undefined {
  const block = history.blocks.findLast(({ from }) => from <= day)
  if (!block?.law) return undefined
  const { standing, title, citation, note } = block.source
  return { ...block.law, standing, source: [title, citation].filter(Boolean).join(', '), ...(note && { note }) }
}

const noticeOf = (block: Entry): Notice => ({
  days:
    block.optional('scheme') === undefined
      ? block.whole('days')
      : { scheme: block.text('scheme'), answer: block.text('answer') },
  dayGivenCounts: block.flag('day given counts'),
  employerGivesFor: oneOf(employerGives, block.text('employer gives for')),
})

function severanceOf(block: Entry): Severance {
  const reasons = block.textsIfAny('reasons')
  const causes = block.textsIfAny('causes')
  return {
    scheme: block.text('scheme'),
    causes: Object.fromEntries(reasons.map((one, at) => [one, causes[at] ?? one])),
  }
}

const dutyOf = (block: Entry): Duty => ({
  daysBefore: block.optional('days after') === undefined ? block.whole('days before') : -block.whole('days after'),
  when: oneOf(occasions, block.text('when')),
})

function oneOf<Known extends string>(known: readonly Known[], text: string): Known {
  const found = known.find((one) => one === text)
  if (found === undefined) throw new Error(`${text} is none of ${known.join(', ')}`)
  return found
}
