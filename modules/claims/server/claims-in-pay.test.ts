import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf, holidayOpening } from '#modules/holidays/server/public.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { sampleText } from '#tests/support/employee-sheet.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { claimKind } from './claims/kind.ts'
import { claimsForPay } from './claims-for-pay.ts'
import { claimsOpening } from './claims-opening.ts'
import { claimsHandlers } from './handlers.ts'
import { noTravels } from './needs.ts'

const CLAIMS = 'api/panel/application/claim'
const [APRIL, MAY] = ['2026-04', '2026-05'] as const
const needs = { dayFacts: dayFactsOf([]), payChanged: payInputsChanged, ...noTravels }
let server: PayServer
beforeAll(async () => {
  server = await startPayServer({
    contributions: [claimsForPay],
    openings: [holidayOpening, leaveOpening, claimsOpening],
    more: claimsHandlers({ kinds: [claimKind(needs)], people: approvalPeople }, needs),
  })
})
afterAll(() => server?.stop())

const claim = async (of: PayCompany, employee_id: string, amount: string) => {
  const categories = (await of.get('api/panel/company/claimCategory')).body.data
  const { id: claim_category_id } = categories.find(({ name }: { name: string }) => ['Meals', '餐費'].includes(name))
  const known = (await of.get('api/panel/company/claim')).body.data
  const type =
    known.find(({ name }: { name: string }) => name === 'Dinner') ??
    (await of.post('api/panel/company/claim', { name: 'Dinner', claim_category_id, require_receipt: false })).body.data
  const body = { employee_id, type_id: type.id, expense_date: '2026-03-20', amount, confirm: 1 }
  const { id } = (await of.post(CLAIMS, body)).body.data
  expect((await of.post(`${CLAIMS}/batch/approve`, { ids: [id] })).body.data.changed).toBe(1)
  return id as string
}
const set = (of: PayCompany, settings: object) =>
  server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || ${JSON.stringify(settings)}::jsonb
        where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
  )
const payslipOf = async (of: PayCompany, month: string) => {
  const [{ id }] = (await of.view(month)).body.data.payslips
  const [found] = (await of.get(`${of.run(month)}/payslip?payslip_id=${id}`)).body.data.payslips
  const named = (lines: { label: string; amount: string }[]) =>
    Object.fromEntries(lines.map(({ label, amount }) => [label, amount]))
  return { ...found, lines: named(found.earnings), less: amountOf(found.total_deductions) }
}
const SPRING = { from: plainDateOf('2026-04-30'), to: plainDateOf('2026-04-30') }
const left = (id: string, on: string | null) =>
  server.db.system.transaction((tx) => sql`update employees set left_on = ${on} where id = ${id}`.execute(tx))
const idOf = async (of: PayCompany) => {
  const account = sql<{ id: string }>`select company_id as id from accounts where email = ${of.email}`
  const { rows } = await server.db.system.read((tx) => account.execute(tx))
  return rows[0]?.id ?? ''
}
const one = async (of: PayCompany, id: string) => (await of.get(`${CLAIMS}/${id}`)).body.data

test('an approved claim is a line of the run, untaxed and uncounted; the approved run pays it, opened again it does not', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  await own.generate(APRIL)
  const before = await payslipOf(own, APRIL)
  const id = await claim(own, ann.id, '124.40')
  expect((await payslipOf(own, APRIL)).stale).toMatchObject({ cause: 'claims' })
  await own.generate(APRIL)
  const paid = await payslipOf(own, APRIL)
  expect(paid.lines).toMatchObject({ 'Basic salary': '2600.00', Reimbursement: '124.40' })
  expect(paid.less).toEqual(before.less)
  expect(amountOf(paid.net_pay) - amountOf(before.net_pay)).toBe(amountOf('124.40'))
  const why = (await own.get(`${own.run(APRIL)}/payslip/${paid.id}/why/reimbursement`)).body.data
  expect(why.brought).toMatchObject([
    { origin: 'claim', amount: '124.40', page: `/app/application/normalClaim?open=${id}` },
  ])
  expect(await one(own, id)).toMatchObject({ status: 'approved', pay_month: null })
  await own.confirm(APRIL)
  expect((await own.approve(APRIL)).status).toBe(200)
  expect(await one(own, id)).toMatchObject({ status: 'paid', pay_month: APRIL, paid_on: '2026-04-02' })
  expect((await own.post(`${CLAIMS}/batch/withdraw`, { ids: [id] })).status).toBe(422)
  expect((await own.post(`${own.run(APRIL)}/reopen`, { reason: 'Look again' })).status).toBe(200)
  expect(await one(own, id)).toMatchObject({ status: 'approved', pay_month: null, paid_on: null })
  await own.through(APRIL)
  expect(await one(own, id)).toMatchObject({ status: 'paid', pay_month: APRIL })

  // Approved in a month that is closed: paid with the next one, as itself and once.
  const late = await claim(own, ann.id, '10.00')
  const recovered = await own.post(`${CLAIMS}/${id}/recover`, {
    ...{ amount: '24.40', reason: 'Private', consent_on: '2026-04-02' },
  })
  expect(recovered.status).toBe(200)
  // Whoever leaves meanwhile has no next one: then it is owed, in the list of leavers and in the settlement.
  const companyId = await idOf(own)
  const owed = (days: object) =>
    server.db
      .forCompany(companyId)
      .read((tx) =>
        claimsForPay.owedOnLeaving(tx, companyId, { ...SPRING, ...days }, { say: (_, key) => key, language: 'en' }),
      )
  await left(ann.id, '2026-04-30')
  expect(await owed({})).toMatchObject([{ id: ann.id, amounts: [{ amount: '10.00', code: 'claim' }] }])
  expect(await owed({ leaving: ann.id })).toMatchObject([{ amounts: [{ amount: '10.00' }] }])
  await left(ann.id, null)
  expect(await owed({})).toEqual([])
  await own.generate(MAY)
  const may = await payslipOf(own, MAY)
  expect(may.lines).toMatchObject({ Reimbursement: '10.00' })
  expect(may.less - before.less).toBe(amountOf('24.40'))
  await own.through(MAY)
  expect(await one(own, late)).toMatchObject({ status: 'paid', pay_month: MAY })
  await own.generate('2026-06')
  const june = await payslipOf(own, '2026-06')
  expect(june.lines).toEqual({ 'Basic salary': '2600.00' })
})

test('in Taiwan a claim is paid by the run as well: part of gross and net, of no grade, tax or premium', async () => {
  const own = await server.newCompany('TW')
  await set(own, { occupational_accident_rate: '0.0021' })
  const [head = '', first = ''] = sampleText('taiwan').split('\n')
  await own.addPeople(`${head}\n${first}`)
  const [chen] = (await own.get('api/panel/employee/status/active/0')).body.data
  await own.generate(APRIL)
  const before = await payslipOf(own, APRIL)
  const id = await claim(own, chen.id, '1240')
  expect(await one(own, id)).toMatchObject({ method: 'payroll' })
  await own.generate(APRIL)
  const paid = await payslipOf(own, APRIL)
  expect(paid).toMatchObject({ reimbursement: '1240.00' })
  expect(paid.less).toEqual(before.less)
  expect(amountOf(paid.net_pay) - amountOf(before.net_pay)).toBe(amountOf('1240'))
  await own.through(APRIL)
  expect(await one(own, id)).toMatchObject({ status: 'paid', pay_month: APRIL })
})

test('what is paid by itself is handed to the bank as a file, of approved claims alone', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  await set(own, { claim_payment_method: 'bank' })
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  await claim(own, ann.id, '124.40')
  const companyId = await idOf(own)
  const settled = () =>
    server.db
      .forCompany(companyId)
      .read((tx) =>
        claimsForPay.owedOnLeaving(
          tx,
          companyId,
          { ...SPRING, leaving: ann.id },
          { say: (_, key) => key, language: 'en' },
        ),
      )
  expect(await settled()).toMatchObject([{ amounts: [{ amount: '124.40' }] }])
  const made = await own.post(`${CLAIMS}/payment`, { pay_on: '2026-04-02' })
  // What a payment holds is paid by it, and not by the settlement of whoever leaves as well.
  expect(await settled()).toEqual([])
  expect(made.body.data).toMatchObject({ total: '124.40', lines: [{ missing: null }] })
  const { id } = made.body.data
  await own.post('api/auth/confirm', { password: PASSWORD })
  const file = await own.get(`${CLAIMS}/payment/${id}/file/others`)
  expect(file.status).toBe(200)
  expect(file.headers['content-disposition']).toContain('claims_')
  expect(JSON.stringify(file.body)).toContain('124.40')
  expect((await own.get(`${CLAIMS}/payment/${id}/file/maybnak`)).status).toBe(404)
  // Pay has nothing of it.
  await own.generate(APRIL)
  expect((await payslipOf(own, APRIL)).lines).toEqual({ 'Basic salary': '2600.00' })
})

test('a line of the run is put off a month or left out to the bank, with a reason, and taken back', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  const [first, second] = [await claim(own, ann.id, '124.40'), await claim(own, ann.id, '36.17')]
  await own.generate(APRIL)
  const path = `${own.run(APRIL)}/brought`
  const lines = async (month: string) =>
    (await own.get(`${own.run(month)}/brought`)).body.data.map(
      ({ source, standing, amount, until, reason }: Record<string, unknown>) => [
        source,
        standing,
        amount,
        until,
        reason,
      ],
    )
  expect(await lines(APRIL)).toEqual([
    [first, 'in', '124.40', null, null],
    [second, 'in', '36.17', null, null],
  ])
  const item = (source: string) => ({ origin: 'claim', source, month: APRIL })
  const refused = await own.post(path, { items: [item(ann.id)], move: 'later', reason: 'No' })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { items: ['The month has no such line; reload the list'] },
  ])
  expect((await own.post(path, { items: [item(first)], move: 'later' })).status).toBe(422)
  // Whoever runs pay moves no line of their own, out or back.
  const officer = await own.colleague('HR Payroll')
  const linked = (email: string | null) =>
    server.db.system.transaction((tx) =>
      sql`update employees set account_id = (select id from accounts where email = ${email}) where id = ${ann.id}`.execute(
        tx,
      ),
    )
  await linked(officer.email)
  const moved = { items: [item(first)], move: 'later', reason: 'Budget' }
  const ownPay = 'You cannot change your own pay. Ask a colleague to do it.'
  expect((await officer.post(path, moved)).body.message).toBe(ownPay)
  const movable = async (who: PayCompany) =>
    (await who.get(path)).body.data.map(({ can_move }: { can_move: boolean }) => can_move)
  expect([await movable(officer), await movable(own)]).toEqual([
    [false, false],
    [true, true],
  ])
  expect((await own.post(path, moved)).status).toBe(200)
  expect((await officer.post(`${path}/back`, { items: [item(first)] })).body.message).toBe(ownPay)
  await linked(null)
  expect((await own.post(path, { items: [item(second)], move: 'out', reason: 'By bank' })).status).toBe(200)
  expect(await one(own, second)).toMatchObject({ status: 'approved', method: 'bank' })
  expect((await payslipOf(own, APRIL)).stale).toBeTruthy()
  await own.generate(APRIL)
  expect((await payslipOf(own, APRIL)).lines).toEqual({ 'Basic salary': '2600.00' })
  expect(await lines(APRIL)).toEqual([
    [first, 'later', '124.40', MAY, 'Budget'],
    [second, 'out', '36.17', null, 'By bank'],
  ])
  // Whoever leaves before the month it was put off to is owed it: no later run brings it.
  const companyId = await idOf(own)
  const owed = (days: { to: PlainDate }) =>
    server.db
      .forCompany(companyId)
      .read((tx) =>
        claimsForPay.owedOnLeaving(
          tx,
          companyId,
          { from: days.to, ...days, leaving: ann.id },
          { say: (_, key) => key, language: 'en' },
        ),
      )
  expect(await owed({ to: plainDateOf('2026-04-30') })).toMatchObject([{ amounts: [{ amount: '160.57' }] }])
  expect(await owed({ to: plainDateOf('2026-05-31') })).toMatchObject([{ amounts: [{ amount: '36.17' }] }])
  // Taken back while nothing is paid; in a payment it stays there.
  expect((await own.post(`${path}/back`, { items: [item(second)] })).status).toBe(200)
  expect(await one(own, second)).toMatchObject({ method: 'payroll' })
  expect((await own.post(`${path}/back`, { items: [item(second)] })).status).toBe(422)
  await own.generate(APRIL)
  expect((await payslipOf(own, APRIL)).lines).toMatchObject({ Reimbursement: '36.17' })
  expect((await own.post(path, { items: [item(second)], move: 'out', reason: 'By bank' })).status).toBe(200)
  await own.post(`${CLAIMS}/payment`, { pay_on: '2026-04-02' })
  const paying = await own.post(`${path}/back`, { items: [item(second)] })
  expect([paying.status, paying.body.errors.items]).toEqual([
    422,
    ['It is part of a payment; take it out of there first'],
  ])
  await own.generate(APRIL)
  await own.through(APRIL)
  expect(await one(own, first)).toMatchObject({ status: 'approved', pay_month: null })
  expect((await own.post(path, { items: [item(first)], move: 'out', reason: 'Late' })).status).toBe(422)
  await own.generate(MAY)
  expect((await payslipOf(own, MAY)).lines).toMatchObject({ Reimbursement: '124.40' })
  await own.through(MAY)
  expect(await one(own, first)).toMatchObject({ status: 'paid', pay_month: MAY })
})

test('what a category counts in, or a taxable type, counts in just those schemes', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '6000.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  await own.generate(APRIL)
  const before = await payslipOf(own, APRIL)
  const categories = (await own.get('api/panel/company/claimCategory')).body.data
  const { id } = categories.find(({ name }: { name: string }) => name === 'Meals')
  const ticks = { items: [{ claim_category_id: id, epf: 1, tax: 1 }] }
  expect((await own.send('PATCH', 'api/panel/company/claimStatutory', { body: ticks })).status).toBe(200)
  const counted = await claim(own, ann.id, '1000.00')
  const byHand = await own.post(`${CLAIMS}/${counted}/paid`, { paid_on: '2026-04-02' })
  expect(byHand.body.message).toBe('What counts as wages is paid with the month’s pay alone')
  // What was ticked off later holds for what is approved later.
  const none = { items: [{ claim_category_id: id, epf: 0, tax: 0 }] }
  await own.send('PATCH', 'api/panel/company/claimStatutory', { body: none })
  await own.generate(APRIL)
  const paid = await payslipOf(own, APRIL)
  expect(paid.lines).toMatchObject({ Meals: '1000.00' })
  expect(amountOf(paid.epf_employee) - amountOf(before.epf_employee)).toBe(amountOf('110.00'))
  expect(paid.socso_employee).toBe(before.socso_employee)
  expect(amountOf(paid.withholding_tax)).toBeGreaterThan(amountOf(before.withholding_tax))
  const out = { items: [{ origin: 'claim', source: counted, month: APRIL }], move: 'out', reason: 'By bank' }
  expect((await own.post(`${own.run(APRIL)}/brought`, out)).body.errors).toEqual({
    items: ['What counts as wages is paid with the month’s pay alone'],
  })
})
