/** Clockings from what people sent, judged by the rules and stored once; however many, a few statements. */
import { type CompanyFacts, companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { Refusal } from '#platform/http/server/answers.ts'
import type { DayAtOnce } from '../../model/clocking/work-date.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { type ClockingRow, insertClockings, ofPeopleAround } from './clocking-store.ts'
import { beginning, type Coming, judge } from './judge.ts'
import { payFollowsClockings } from './pay-follows-clockings.ts'
import type { ClockPerson } from './person.ts'
import { insertPhoto } from './photo-store.ts'
import { placesFor } from './places-for.ts'
import { schedulesFor } from './schedules-for.ts'

export type Done = {
  readonly row: ClockingRow
  readonly day: DayAtOnce
  readonly timezone: string
  /** It was there already: the photo that came with it is not needed. */
  readonly isRepeat: boolean
}

/** The person is held by whoever calls. */
export async function clockIn(
  tx: Tx,
  companyId: string,
  person: ClockPerson,
  { needs, ...coming }: Omit<Coming, 'person'> & { readonly needs: AttendanceNeeds },
): Promise<Done> {
  const company = await companyFacts(tx, companyId)
  const [done] = await clockEach(tx, company, [{ person, ...coming }], needs)
  if (done === undefined || done instanceof Error) throw done ?? new Error('a clocking was not stored')
  return done
}

/** Of different people, each held by whoever calls. What is wrong with one is its own. */
export async function clockEach(
  tx: Tx,
  company: CompanyFacts,
  coming: readonly Coming[],
  needs: AttendanceNeeds,
): Promise<readonly (Done | Refusal)[]> {
  const begun = coming.map((one) => unlessRefused(() => beginning(company, one)))
  const whole = begun.flatMap((one) => (one instanceof Refusal ? [] : [one]))
  if (whole.length === 0) return begun.filter((one) => one instanceof Refusal)
  const moments = whole.map(({ person, at }) => ({ employeeId: person.id, at }))
  const around = await ofPeopleAround(tx, company.id, moments)
  const days = whole.map(({ person, day }) => ({ employeeId: person.id, day }))
  const places = await placesFor(tx, company.id, days, needs.dayFacts)
  const schedules = await schedulesFor(tx, company, whole, needs.dayFacts)
  const judged = begun.map((one) => {
    if (one instanceof Refusal) return one
    const { id } = one.person
    return unlessRefused(() =>
      judge(company, one, around.get(id) ?? [], { places: places(id, one.day), schedules: schedules(one) }),
    )
  })
  const added = judged.flatMap((one) => (one instanceof Refusal || !one.added ? [] : [one]))
  const rows = await insertClockings(
    tx,
    company.id,
    added.map((one) => one.added),
  )
  for (const { added: one, photoId } of added) {
    const row = rows.get(one.id)
    if (row && photoId) await insertPhoto(tx, company.id, { clocking: row, fileId: photoId })
  }
  const [first] = whole
  const names = new Map(whole.map(({ person }) => [person.id, person.full_name]))
  if (first && added.length > 0)
    await payFollowsClockings(
      tx,
      needs,
      { companyId: company.id, timezone: company.timezone, now: first.now },
      added.map(({ added: { employee_id, occurred_at } }) => ({
        employeeId: employee_id,
        occurredAt: new Date(occurred_at),
        name: names.get(employee_id) ?? '',
      })),
    )
  return judged.map((one) => {
    if (one instanceof Refusal) return one
    const row = one.known ?? rows.get(one.added?.id ?? '')
    if (!row) throw new Error('a clocking was not stored')
    return { row, day: one.day, timezone: company.timezone, isRepeat: one.known !== undefined }
  })
}

function unlessRefused<Found>(work: () => Found): Found | Refusal {
  try {
    return work()
  } catch (failure) {
    if (failure instanceof Refusal) return failure
    throw failure
  }
}
