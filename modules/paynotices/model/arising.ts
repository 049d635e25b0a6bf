/** Which notices there are by themselves, of what and by which day, from employments as they stand today. Pure. */
import type { Country } from '#kernel/countries.ts'
import { addDays, lastDayOf, type PlainDate, plainDate, type YearMonth } from '#kernel/plain-date.ts'
import { leavingLawIn } from '#statutory/leaving-law.ts'
import { type FormName, forms, formsOf, type Status } from './form.ts'

/** One employment of a person: the first of them is 1, so that a moved day is still the same joining. */
export type Spell = {
  readonly employeeId: string
  readonly number: number
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  readonly citizenship: string | null
  /** The value of the reason for leaving, where one was said. */
  readonly reason: string | null
  readonly epfNumber: boolean
  /** Tax was deducted by the payslips of the year in which they leave. */
  readonly taxed: boolean
}

/** Why it stands as it does: a word, and what it names. */
export type Why = 'joined' | 'leaves' | 'has_epf_number' | 'taxed_here' | 'owed_severance' | 'average' | 'by_hand'

export type Arisen = {
  readonly form: FormName
  readonly employeeId: string
  /** What it is about, whatever its day. */
  readonly event: string
  readonly eventOn: PlainDate
  readonly dueOn: PlainDate
  readonly status: Extract<Status, 'open' | 'not_needed'>
  readonly why: Why
  /** The employment that it is about; of changes of pay the present one. */
  readonly spell?: Spell
}

/** After the first day: CP22 and the registration with PERKESO; that of the Philippines' agencies is not established. */
const DAYS_AFTER_JOINING: Readonly<Partial<Record<FormName, number>>> = {
  cp22: 30,
  socso_form2: 30,
  epf_member: 7,
  tw_enrol: 0,
  ph_enrol: 30,
}

/** Of everything from the first day of the first month that was worked out. */
export function arisen(country: Country, spells: readonly Spell[], since: PlainDate): readonly Arisen[] {
  return spells.flatMap((spell) => [
    ...(spell.joinedOn >= since ? ofJoining(country, spell) : []),
    ...(spell.leftOn !== null && spell.leftOn >= since ? ofLeaving(country, spell, spell.leftOn) : []),
  ])
}

function ofJoining(country: Country, spell: Spell): Arisen[] {
  const { employeeId, number, joinedOn, epfNumber } = spell
  return formsOf(country)
    .filter(({ occasion }) => occasion === 'joined')
    .map(({ name }): Arisen => {
      const known = name === 'epf_member' && epfNumber
      return {
        ...{ form: name, employeeId, event: `join-${number}`, eventOn: joinedOn, spell },
        dueOn: addDays(joinedOn, DAYS_AFTER_JOINING[name] ?? 0),
        status: known ? 'not_needed' : 'open',
        why: known ? 'has_epf_number' : 'joined',
      }
    })
}

function ofLeaving(country: Country, spell: Spell, leftOn: PlainDate): Arisen[] {
  const { employeeId, number, reason, citizenship, taxed } = spell
  const made = (form: FormName, more: Pick<Arisen, 'dueOn' | 'status' | 'why'>): Arisen[] => [
    { form, employeeId, event: `leave-${number}`, eventOn: leftOn, spell, ...more },
  ]
  const open = { status: 'open', why: 'leaves' } as const
  if (country === 'TW') return made('tw_withdraw', { ...open, dueOn: leftOn })
  const law = leavingLawIn(country.toLowerCase(), leftOn)
  const before = (code: string) => law?.duties.find((duty) => duty.code === code)?.daysBefore ?? DAYS
  if (country === 'PH') {
    // Who is let go for a cause that is owed money is told to DOLE before; the rest goes with the last pay.
    const owed = reason !== null && law !== undefined && reason in law.severance.causes
    const days = owed ? before('dole_notice') : -(law?.finalPay.daysAfter ?? DAYS)
    return made('ph_separate', { ...open, why: owed ? 'owed_severance' : 'leaves', dueOn: addDays(leftOn, -days) })
  }
  if (citizenship === 'non_citizen') return made('cp21', { ...open, dueOn: addDays(leftOn, -before('cp21')) })
  const spared = taxed && reason !== RETIRES
  const dueOn = addDays(leftOn, -before('cp22a'))
  return made('cp22a', spared ? { dueOn, status: 'not_needed', why: 'taxed_here' } : { ...open, dueOn })
}

/** Where the law's table does not reach back so far. */
const DAYS = 30
const RETIRES = 'retirement'

/** Of a death the notice follows the day on which the employer learnt of it. */
export function dueAsEntered(
  { form, dueOn }: Pick<Arisen, 'form' | 'dueOn'>,
  fields: Readonly<Record<string, string>>,
): PlainDate {
  const learnt = fields.A5 ?? ''
  return form === 'cp22a' && fields.A2 === 'died' && /^\d{4}-\d\d-\d\d$/.test(learnt)
    ? addDays(learnt as PlainDate, DAYS)
    : dueOn
}

/** Of one that somebody adds: the same days as if it had arisen. */
export const dueByHand = (form: FormName, eventOn: PlainDate): PlainDate =>
  forms[form].occasion === 'joined'
    ? addDays(eventOn, DAYS_AFTER_JOINING[form] ?? 0)
    : forms[form].country === 'MY'
      ? addDays(eventOn, -DAYS)
      : form === 'ph_separate'
        ? addDays(eventOn, DAYS)
        : eventOn

/** Who changes insured amounts tells the bureau, once for the half year. */
export const ofAdjusting = (employeeIds: Iterable<string>, { event, holdsFrom, dueOn }: Half): readonly Arisen[] =>
  [...employeeIds].map((employeeId) => ({
    ...{ form: 'tw_adjust', employeeId, event, eventOn: holdsFrom, dueOn, status: 'open', why: 'average' },
  }))

/** Half a year of wages that insured amounts are told by: Taiwan's two dates. */
export type Half = {
  readonly event: string
  /** The three months that are averaged. */
  readonly from: YearMonth
  readonly to: YearMonth
  readonly dueOn: PlainDate
  /** From when the new amounts hold. */
  readonly holdsFrom: PlainDate
}

/** The half year that is told now: from August on that of February to July, from February on that to January. */
export function halfToldOn(today: PlainDate): Half {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (month >= 8 || month < 2) {
    const of = month < 2 ? year - 1 : year
    const told = { event: `adjust-${of}-08`, from: { year: of, month: 5 }, to: { year: of, month: 7 } }
    return { ...told, dueOn: plainDate(of, 8, 31), holdsFrom: plainDate(of, 9, 1) }
  }
  const told = { event: `adjust-${year}-02`, from: { year: year - 1, month: 11 }, to: { year, month: 1 } }
  return { ...told, dueOn: lastDayOf({ year, month: 2 }), holdsFrom: plainDate(year, 3, 1) }
}
