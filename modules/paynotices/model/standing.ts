/** What arises and what was decided of it, put together. Pure. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Arisen, dueAsEntered, dueByHand, type Spell, type Why } from './arising.ts'
import type { Entered } from './boxes.ts'
import { type FormName, formNames, forms, type Status } from './form.ts'

/** What is kept of one, as far as this reads it. */
type Kept = {
  readonly id: string
  readonly form: FormName
  readonly employee_id: string
  readonly event: string
  readonly event_on: PlainDate | null
  readonly by_hand: boolean
  readonly status: Status | null
  readonly fields: Entered
}
export type Standing<K extends Kept> = {
  readonly id: string
  readonly form: FormName
  readonly employeeId: string
  readonly event: string
  readonly eventOn: PlainDate
  readonly dueOn: PlainDate
  readonly status: Status
  readonly why: Why | 'moved' | 'gone'
  readonly arises: boolean
  readonly spell: Spell | undefined
  readonly kept: K | undefined
}

/** By the day they are due. One that was filed stays, also when its joining or leaving is there no more. */
export function standingNotices<K extends Kept>(
  all: readonly (Arisen & { readonly id: string })[],
  kept: readonly K[],
): readonly Standing<K>[] {
  const decided = new Map(kept.map((one) => [one.id, one]))
  const there = new Set(all.map(({ id }) => id))
  const arising = all.map((one): Standing<K> => {
    const own = decided.get(one.id)
    const status = own?.status ?? one.status
    const moved = isTold(status) && own?.event_on !== one.eventOn && forms[one.form].occasion !== 'pay_changed'
    return {
      ...one,
      ...{ dueOn: dueAsEntered(one, own?.fields ?? {}), status, kept: own, arises: true, spell: one.spell },
      // What somebody decided is not explained by what it was before.
      why: moved ? 'moved' : own?.status === 'open' && one.status === 'not_needed' ? plainWhy(one.form) : one.why,
    }
  })
  const others = kept.flatMap((one): Standing<K>[] => {
    if (there.has(one.id) || one.event_on === null || !(one.by_hand || isTold(one.status))) return []
    const { id, form, employee_id, event, event_on, by_hand } = one
    const due = { form, dueOn: dueByHand(form, event_on) }
    const why = by_hand ? 'by_hand' : forms[form].occasion === 'pay_changed' ? 'average' : 'gone'
    return [
      {
        ...{ id, form, employeeId: employee_id, event, eventOn: event_on, status: one.status ?? 'open', why },
        ...{ dueOn: dueAsEntered(due, one.fields), arises: false, spell: undefined, kept: one },
      },
    ]
  })
  return [...arising, ...others].toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

const placeOf = ({ dueOn, form, id }: Pick<Standing<Kept>, 'dueOn' | 'form' | 'id'>): string =>
  `${dueOn} ${formNames.indexOf(form)} ${id}`

const isTold = (status: Status | null): boolean => status === 'filed' || status === 'cleared'
const plainWhy = (form: FormName): Why => (forms[form].occasion === 'joined' ? 'joined' : 'leaves')
