/** Adding one person: the same store as a sheet's, with places named by their ids. */

import { mayEnter } from '#access/enter.ts'
import {
  type CompanyFacts,
  companyBanks,
  companyFacts,
  findBank,
  lockCompany,
  takeStaffIds,
} from '#modules/company/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { emit } from '#platform/integrations/server/webhooks/emit.ts'
import { create } from '../../contract/newcomers.ts'
import { isBornTooLate } from '../../model/birth-day.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import { withPlainNumbers } from '../../model/paper-numbers.ts'
import { readFacts } from '../../model/statutory-facts.ts'
import { invalid } from '../invalid.ts'
import { about, shownInLog } from '../log.ts'
import { askLongProbation } from '../long-probation.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { wrongPlaces } from '../places.ts'
import { saveMore } from '../profile/change-store.ts'
import { unfitTexts } from '../unfit-texts.ts'
import { type NewcomerForm, personOf, wrongComponents } from './form-newcomer.ts'
import { headcountRefusal } from './headcount.ts'
import { accountsByEmail, type FoundAccount, isLinked } from './known-people.ts'
import { storeNewcomers } from './newcomers-store.ts'

/** Agreed pay, bank and statutory facts are given by who may see them. */
const PAY_FIELDS = ['components', 'statutory', 'bank_account'] as const

export const createHandler = (needs: EmployeesNeeds): Handler =>
  on(create, async (call) => {
    const { company, body, session, db } = call
    const barred = mayEnter(session, 'employee.pay') ? [] : PAY_FIELDS.filter((field) => body[field] !== undefined)
    if (barred.length > 0) return invalid(Object.fromEntries(barred.map((field) => [field, ['employees.may-not-set']])))
    const email = body.email ? body.email.toLowerCase() : null
    const account = email === null ? undefined : (await accountsByEmail(db, [email])).get(email)
    const { confirm, ...form } = body
    const stored = await company.transaction(async (tx) => {
      const added = await addPerson(tx, { ...call, body: form }, needs, account)
      const { country } = await companyFacts(tx, company.companyId)
      const { full_name: name, joined_on: joinedOn, probation_ends_on: endsOn } = form
      askLongProbation(call, country, { name, joinedOn, endsOn }, confirm)
      return added
    })
    return reply(stored, { messageKey: 'employees.created' })
  })

type Adding = Pick<Call<typeof create>, 'body' | 'actor' | 'clock' | 'seal' | 'company'>

/** The one way in which somebody is added: the form, and whoever becomes an employee after an offer. */
export async function addPerson(
  tx: Tx,
  { body, actor, clock, seal, company }: Adding,
  needs: Pick<EmployeesNeeds, 'payInputsChanged'>,
  account: FoundAccount | undefined,
): Promise<{ readonly id: string; readonly user_id: string | null; readonly staff_id: string }> {
  const { companyId } = company
  const facts = await lockCompany(tx, companyId)
  const today = clock.today(facts.timezone)
  const staffId = await staffIdFor(tx, companyId, body.staff_id)
  const { person, bankCode } = await judged(tx, facts, { ...body, staff_id: staffId })
  const active = person.leftOn === null || person.leftOn >= today
  const full = await headcountRefusal(tx, facts, active && !body.is_service_account ? 1 : 0, today)
  if (full) throw new Refusal(full)
  const accountId = account?.companyId === companyId && !(await isLinked(tx, companyId, account.id)) ? account.id : null
  const { department_id = null, division_id = null, position_id = null, job_level_id = null, manager_id } = body
  const storing = storeNewcomers(tx, [person], {
    companyId,
    seal,
    places: () => ({ department_id, division_id, position_id, job_level_id }),
    bankCode: () => bankCode,
    accountId: () => accountId,
    // A form names the manager by id where a sheet names him by staff id.
    managerIds: new Map(manager_id ? [[manager_id, manager_id]] : []),
    status: () => (active ? 'active' : 'resigned'),
    batchId: null,
    createdBy: actor.accountId,
    preferLang: facts.preferLang,
  })
  const [id = ''] = await unlessTaken(storing, 'staff_id', 'employees.staff-id-taken')
  await unlessTaken(saveMore(tx, { companyId, seal }, id, moreOf(body)), 'clock_code', 'employees.clock-code-taken')
  await needs.payInputsChanged(tx, companyId, { employeeIds: [id], cause: 'employment', by: actor.name })
  const { components, ...shown } = body
  const happened = {
    action: 'employees.created',
    subject: about({ id, ...body }),
    after: shownInLog({ ...shown, staff_id: staffId, ...components }),
  }
  await record(tx, companyId, [happened], { actor, now: clock.now() })
  const { full_name, joined_on } = body
  const data = { employee_id: id, staff_id: staffId, full_name, joined_on }
  const joined = { event: 'employee.joined', subjectId: id, employeeId: id, title: full_name, data } as const
  await emit(tx, companyId, clock.now(), [joined])
  return { id, user_id: accountId, staff_id: staffId }
}

/** Typed, or given out by the company; a form that asks for one where they are given out is out of date. */
async function staffIdFor(tx: Tx, companyId: string, typed: string | undefined): Promise<string> {
  const [given] = (await takeStaffIds(tx, companyId, 1)) ?? []
  if (given === undefined) {
    if (typed === undefined) throw new Refusal(invalid({ staff_id: ['http.required'] }))
    return typed
  }
  if (typed === undefined) return given
  const word = 'employees.staff-id-automatic'
  throw new Refusal(problem(word, { errors: { staff_id: [word] } }))
}

function moreOf(body: Call<typeof create>['body']) {
  const { permanent_address, resident_address, statutory_number, employee_insurance_number } = body
  const { health_insurance_number, is_service_account, job_type, job_category, clock_code } = body
  const { is_flexible_hours, probation_ends_on } = body
  return {
    permanent_address,
    resident_address,
    statutory_number,
    employee_insurance_number,
    health_insurance_number,
    is_service_account,
    job_type,
    job_category,
    clock_code,
    is_flexible_hours,
    probation_ends_on,
  }
}

async function judged(tx: Tx, company: CompanyFacts, body: NewcomerForm) {
  const fields = countryFields[company.country]
  const bank =
    body.bank_account && findBank(company.country, await companyBanks(tx, company.id))(body.bank_account.bank)
  const read = readFacts(body.statutory ?? {}, fields)
  const spelled = withPlainNumbers(body)
  const errors = {
    ...spelled.errors,
    ...unfitTexts(body),
    ...(await wrongPlaces(tx, company.id, body)),
    ...wrongComponents(body.components ?? {}, fields.components),
    ...read.errors,
    ...(body.bank_account && !bank ? { 'bank_account.bank': ['employees.unknown-bank'] } : {}),
    ...(isBornTooLate(body.birth_date, body.joined_on) ? { birth_date: ['employees.fault.born-after-joining'] } : {}),
    ...(body.left_on && body.left_on < body.joined_on ? { left_on: ['employees.left-before-joining'] } : {}),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
  return { person: personOf(spelled.form, read.facts, fields.components), bankCode: bank?.code }
}
