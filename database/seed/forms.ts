/** The yearly forms of the years that are over, given out in their January, and what was paid to agencies lately. */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate, plainDate, plainDateOf } from '#kernel/plain-date.ts'
import { calendar, dateDone } from '#modules/payforms/contract/calendar.ts'
import { changeFormDetails } from '#modules/payforms/contract/settings.ts'
import { releaseForm } from '#modules/payforms/contract/year-forms.ts'
import type { Act, DemoPerson } from './acting.ts'
import { morningOf } from './opening.ts'

const handedOut = { MY: ['ea', 'pcb2ii'], TW: ['withholding_statement'], PH: ['bir2316'] } as const
type Preparing = {
  readonly payroll: DemoPerson
  readonly admin: DemoPerson
  readonly country: Country
  /** What the forms ask of the employer beside its numbers. */
  readonly details: Readonly<Record<string, string>>
}
type DateShown = {
  readonly id: string
  readonly due_on: string
  readonly amount: string | null
  readonly done: object | null
  /** Notices of joining and leaving are seen to elsewhere. */
  readonly link: string | null
}

export async function giveForms(
  act: Act,
  { payroll, admin, country, details }: Preparing,
  { from, today }: { readonly from: number; readonly today: PlainDate },
): Promise<void> {
  const known = [plainDate(from, 12, 1), today].toSorted()[0] ?? today
  await act(payroll, changeFormDetails, { body: details, at: morningOf(known) })
  for (let year = from; year < Number(today.slice(0, 4)); year += 1) {
    const at = morningOf(plainDate(year + 1, 1, 28))
    if (at >= morningOf(today)) continue
    for (const form of handedOut[country])
      await act(admin, releaseForm, { params: { form, year: String(year) }, body: {}, at })
  }
  const span = { from: addDays(today, -100), to: addDays(today, -10) }
  const dates = (await act(payroll, calendar, { query: span, at: morningOf(today) })) as readonly DateShown[]
  for (const [at, { id, due_on, amount, done, link }] of dates.entries()) {
    if (done !== null || link !== null) continue
    const paid = addDays(plainDateOf(due_on), -2)
    const reference = `${id.replace(/\D/g, '')}${String(at + 1).padStart(3, '0')}`
    const body = { paid_on: paid, reference, ...(amount !== null && { amount }) }
    await act(payroll, dateDone, { params: { id }, body, at: morningOf(addDays(paid, 1)) })
  }
}
