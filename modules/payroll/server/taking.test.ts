import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  PASSWORD,
  type PayCompany,
  type PayServer,
  peopleSheet,
  sample,
  startPayServer,
} from '#tests/support/pay-company.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'

const MONTH = '2026-01'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer()
  company = await server.newCompany()
  await company.addPeople(sample('employees'))
  await company.items(MONTH, sample('pay-items'))
})
afterAll(() => server?.stop())

const run = `api/panel/payroll/2026/01`
type Row = { id: string; staff_id: string; net_pay: string }
const payslips = async (): Promise<Row[]> => (await company.view(MONTH)).body.data.payslips
const slipOf = async (staffId: string) => (await payslips()).find(({ staff_id }) => staff_id === staffId)?.id ?? ''

describe('before approval', () => {
  test('nothing is taken away', async () => {
    await company.generate(MONTH)
    await company.post('api/auth/confirm', { password: PASSWORD })
    const id = await slipOf('KS-0001')
    for (const path of ['file/epf', 'file/bank/maybank', `payslip/${id}`, 'payslips']) {
      expect([path, (await company.get(`${run}/${path}`)).status]).toEqual([path, 422])
    }
  })

  test('a figure says why it is so, in the language of who asks', async () => {
    const id = await slipOf('KS-0007')
    const { body } = await company.get(`${run}/payslip/${id}/why/withholding_tax`)
    expect(body.data).toMatchObject({
      figure: 'withholding_tax',
      label: 'PCB, monthly tax deduction',
      staff_id: 'KS-0007',
    })
    const labels = body.data.steps.map((step: { label: string }) => step.label)
    expect(labels).toContain('Chargeable income of the year (P)')
    expect(body.data.sources.length).toBeGreaterThan(0)
    expect(body.data.sources[0]).toMatchObject({ title: expect.any(String), standing_label: expect.any(String) })
    const chinese = await company.send('GET', `${run}/payslip/${id}/why/withholding_tax`, {
      headers: { 'accept-language': 'zh-TW' },
    })
    expect(chinese.body.data.label).toBe('PCB 每月預扣稅')
    for (const figure of ['nothing', 'constructor', 'toString', '__proto__']) {
      const { status } = await company.get(`${run}/payslip/${id}/why/${figure}`)
      expect([figure, status]).toEqual([figure, 404])
    }
  })

  test('a line of an incomplete month says which part of it is paid', async () => {
    const id = await slipOf('KS-0011')
    const { body } = await company.get(`${run}/payslip/${id}/why/basic_salary`)
    expect(body.data).toMatchObject({
      label: 'Basic salary',
      value: '2636.39',
      about: expect.stringContaining('PCB category 3'),
    })
    expect(body.data.steps.at(-1)).toMatchObject({
      kind: 'prorated',
      value: '2636.39',
      scheme: 'Wages of an incomplete month',
    })
  })

  test('every figure of the list can be asked for', async () => {
    const { figures } = (await company.view(MONTH)).body.data
    const id = await slipOf('KS-0010')
    for (const { name } of figures) {
      const { status, body } = await company.get(`${run}/payslip/${id}/why/${name}`)
      expect([name, status]).toEqual([name, 200])
      expect([name, body.data.value]).toEqual([name, (await company.view(MONTH)).body.data.payslips[9][name]])
    }
  })
})

test('the list of payslips leaves as a table, narrowed, ordered and in the columns as it is on screen', async () => {
  const taken = async (body: object) => {
    const answer = await company.post(`${run}/payslip/export`, { format: 'csv', ...body })
    return { status: answer.status, lines: String(answer.body).replace('\ufeff', '').trim().split('\r\n') }
  }
  if ((await company.view(MONTH)).body.data.status === 'none') await company.generate(MONTH)
  const columns = ['employee', 'staff_id', 'net_pay', 'why']
  const { lines } = await taken({ columns, tab: 'all', sort: '-net_pay' })
  const rows = await payslips()
  const richest = rows.toSorted((one, other) => Number(other.net_pay) - Number(one.net_pay))[0]
  expect(lines[0]).toBe('Employee,Staff ID,Net pay,Why it is here')
  expect(lines.length).toBe(rows.length + 1)
  expect(lines[1]).toContain(`,${richest?.staff_id},${richest?.net_pay},`)
  const found = await taken({ columns: ['staff_id'], search: 'KS-0007' })
  expect(found.lines).toEqual(['Staff ID', 'KS-0007'])
  expect((await taken({ columns: ['password_hash'] })).status).toBe(422)
  const leave = await company.colleague('HR Leave', 'Leave alone')
  expect((await leave.post(`${run}/payslip/export`, { format: 'csv', columns })).status).toBe(403)
})

describe('after approval', () => {
  beforeAll(async () => {
    await company.confirm(MONTH)
    await company.approve(MONTH)
  })

  test('files of the agencies name the numbers that the employer lacks', async () => {
    const { files } = (await company.view(MONTH)).body.data
    expect(files.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['epf', 'perkeso', 'cp39', 'maybank']),
    )
    const { status, body } = await company.get(`${run}/file/perkeso`)
    expect([status, body.errors.socso_employer_code]).toEqual([422, expect.any(Array)])
    expect((await company.get(`${run}/file/nothing`)).status).toBe(404)
  })

  test('a bank that is none of the company’s gets no file, and the run stays as open as it was', async () => {
    await company.post('api/auth/confirm', { password: PASSWORD })
    const { status, body } = await company.get(`${run}/file/bank/maybnak`)
    expect([status, body.message]).toEqual([404, 'maybnak is none of the company’s banks'])
    expect((await company.view(MONTH)).body.data.may.reopen).toEqual({ allowed: true, why: null })
  })

  test('the file of a bank that wants a number of the employer names it, and holds it', async () => {
    const cimb = () => company.get(`${run}/file/bank/cimb`)
    const { files } = (await company.view(MONTH)).body.data
    expect(files.find(({ name }: { name: string }) => name === 'cimb').missing).toHaveLength(1)
    const refused = await cimb()
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['bank_organisation_code']])
    await numbered(company, '123456')
    const tooLong = await cimb()
    expect([tooLong.status, Object.keys(tooLong.body.errors)]).toEqual([422, ['bank_organisation_code']])
    expect((await company.view(MONTH)).body.data.may.reopen.allowed).toBe(true)
  })

  test('which layouts are beyond doubt is told apart from the words for it, in every language', async () => {
    const { body } = await company.send('GET', run, { headers: { 'accept-language': 'zh-TW' } })
    const files: { name: string; settled: boolean; standing: string }[] = body.data.files
    const settled = files.filter((file) => file.settled).map(({ name }) => name)
    expect(settled).toEqual(['epf', 'perkeso', 'cp39', 'rhb', 'pain001'])
    expect(files.find(({ name }) => name === 'epf')?.standing).toBe('格式經多個來源確認')
  })

  test('the button of the bank file is for whom the call is', async () => {
    const may = async (role: string) => (await (await company.colleague(role)).view(MONTH)).body.data.may
    const [preparer, approver] = [await may('HR Payroll 1'), await may('HR Payroll Supervisor')]
    expect([preparer.take.allowed, preparer.take_bank.allowed, approver.take_bank.allowed]).toEqual([true, false, true])
  })

  test('the bank file asks who it is, pays the net of everybody, and closes the run for good', async () => {
    const other = await company.colleague('HR Payroll')
    const refused = await other.get(`${run}/file/bank/maybank`)
    expect([refused.status, refused.body.confirm_identity]).toEqual([403, true])
    await company.post('api/auth/confirm', { password: PASSWORD })
    expect((await company.get(`${run}/file/bank/others?payment_date=2026-02-30`)).status).toBe(422)
    const file = await company.get(`${run}/file/bank/others`)
    expect(file.status).toBe(200)
    for (const { net_pay } of await payslips()) expect(String(file.body)).toContain(net_pay)
    expect((await company.post(`${run}/reopen`, { reason: 'x' })).status).toBe(422)
    const { sign_off } = (await company.view(MONTH)).body.data
    expect(sign_off.at(-1)).toMatchObject({
      event: 'bank_file_taken',
      text: 'Downloaded the bank file: Bank payments (general sheet)',
    })
    expect((await company.get('api/panel/payroll')).body.data).toMatchObject({
      next: { year: 2026, month: 2 },
      months: [{ year: 2026, month: 1, status: 'approved', people: 58, bank_file_taken: true, released: 0 }],
    })
  })

  test('a payslip is a PDF of its own person', async () => {
    const id = await slipOf('KS-0001')
    const { status, headers } = await company.get(`${run}/payslip/${id}`)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(String(headers['content-disposition'])).toContain('KS-0001')
  })

  test('a payslip carries the address and what the company has printed below its letterhead', async () => {
    await server.db.system.transaction((tx) =>
      sql`update companies set address = '12 Jalan Kopi', postcode = '50000', city = 'Kuala Lumpur',
            settings = settings || ${JSON.stringify({ letterhead_text: 'Coffee since 1952\nhr@kopi.example' })}::jsonb
          where id = (select company_id from accounts where email = ${company.email})`.execute(tx),
    )
    const { rawPayload } = await server.app.inject({
      url: `/${run}/payslip/${await slipOf('KS-0001')}`,
      headers: { authorization: `Bearer ${company.token}` },
    })
    const [page = ''] = pdfPages(rawPayload)
    const head = ['12 Jalan Kopi, 50000 Kuala Lumpur', 'Coffee since 1952', 'hr@kopi.example']
    for (const line of head) expect(page).toContain(line)
  })
})

test('a held payslip is not paid', async () => {
  const own = await server.newCompany()
  await own.addPeople(
    peopleSheet([
      { staff_id: 'A-1', full_name: 'Paid Person' },
      { staff_id: 'A-2', full_name: 'Held Person' },
    ]),
  )
  await own.generate(MONTH)
  const { payslips: rows } = (await own.view(MONTH)).body.data
  await own.post(`${run}/payslip/${rows[1].id}/hold`)
  await own.confirm(MONTH)
  await own.approve(MONTH)
  await own.post('api/auth/confirm', { password: PASSWORD })
  const file = await own.get(`${run}/file/bank/others`)
  expect([String(file.body).includes('Paid Person'), String(file.body).includes('Held Person')]).toEqual([true, false])
})

test('the sign-off calls a bank by its name, whether its file has a layout of its own or not', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1' }]))
  await own.through(MONTH)
  await own.post('api/auth/confirm', { password: PASSWORD })
  for (const bank of ['maybank', 'public_bank', 'ambank']) {
    expect([bank, (await own.get(`${run}/file/bank/${bank}`)).status]).toEqual([bank, 200])
  }
  const said = async (language: string): Promise<string[]> => {
    const { body } = await own.send('GET', run, { headers: { 'accept-language': language } })
    return body.data.sign_off.slice(-3).map(({ text }: { text: string }) => text)
  }
  expect(await said('en')).toEqual(
    ['Maybank', 'Public Bank', 'AmBank'].map((bank) => `Downloaded the bank file: ${bank}`),
  )
  expect((await said('zh-TW'))[1]).toBe('下載薪轉檔：Public Bank')
})

test('who is let go after the bank file is paid by a further one, once, and can be shown their payslip', async () => {
  const own = await server.newCompany()
  const people = ['Paid Person', 'Late Person', 'Later Person']
  await own.addPeople(peopleSheet(people.map((full_name, at) => ({ staff_id: `A-${at + 1}`, full_name }))))
  await own.generate(MONTH)
  const slips: readonly { id: string; net_pay: string }[] = (await own.view(MONTH)).body.data.payslips
  const [paid, late, later] = slips.map(({ id }) => `${run}/payslip/${id}/hold`)
  for (const path of [late, later]) await own.post(path ?? '')
  await own.confirm(MONTH)
  await own.approve(MONTH)
  await own.post('api/auth/confirm', { password: PASSWORD })
  const taken = async (query = '') => {
    const { status, body, headers } = await own.get(`${run}/file/bank/others${query}`)
    const named = people.filter((name) => String(body).includes(name))
    return [status, named, /salary_\w+-\d\d-\d\d(_\d)?/.exec(String(headers['content-disposition']))?.[1]]
  }
  const files = async () => (await own.get(`${run}/file/bank`)).body.data
  const [net1, net2] = slips.map(({ net_pay }) => net_pay)

  expect(await files()).toMatchObject({ taken: [], due: { people: 1, net_pay: net1 }, held: { people: 2 } })
  expect(await taken()).toEqual([200, ['Paid Person'], undefined])
  expect(await taken()).toEqual([200, ['Paid Person'], undefined])
  const refused = await own.post(paid ?? '')
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'A bank file pays this payslip already; it can no longer be held back',
  ])

  await own.post(late ?? '', { held: 0 })
  expect(await files()).toMatchObject({ due: { people: 1, net_pay: net2 }, held: { people: 1 } })
  // Not in a file yet: held back once more, and let go again.
  expect([(await own.post(late ?? '')).status, (await own.post(late ?? '', { held: 0 })).status]).toEqual([200, 200])
  expect(await taken('?batch=3')).toEqual([422, [], undefined])
  expect(await taken()).toEqual([200, ['Late Person'], '_2'])
  // The answer got lost: asked again, it is the same file and not one that pays nobody.
  expect(await taken()).toEqual([200, ['Late Person'], '_2'])
  expect(await taken('?batch=1')).toEqual([200, ['Paid Person'], undefined])
  expect(await files()).toMatchObject({
    taken: [
      { batch: 1, people: 1, net_pay: net1, bank: 'others' },
      { batch: 2, people: 1, net_pay: net2, bank: 'others' },
    ],
    due: { people: 0, net_pay: '0.00' },
    held: { people: 1 },
  })

  expect((await own.post(`${run}/release`)).body.data).toMatchObject({ released: 2 })
  await own.post(later ?? '', { held: 0 })
  expect((await own.post(`${run}/release`)).body.data).toMatchObject({ released: 1 })
  expect(await taken()).toEqual([200, ['Later Person'], '_3'])
  const texts = (await own.view(MONTH)).body.data.sign_off.map(({ text }: { text: string }) => text)
  const sheet = 'Bank payments (general sheet)'
  expect(texts).toEqual(
    expect.arrayContaining([`Downloaded the bank file: ${sheet}`, `Downloaded bank file 3 of the month: ${sheet}`]),
  )
})

test('two who take the next bank file at once pay nobody twice', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }]))
  await own.generate(MONTH)
  const [, second] = (await own.view(MONTH)).body.data.payslips
  await own.post(`${run}/payslip/${second.id}/hold`)
  await own.confirm(MONTH)
  await own.approve(MONTH)
  await own.post('api/auth/confirm', { password: PASSWORD })
  await own.get(`${run}/file/bank/others`)
  await own.post(`${run}/payslip/${second.id}/hold`, { held: 0 })
  const answers = await Promise.all([1, 2, 3].map(() => own.get(`${run}/file/bank/others`)))
  expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toContain(200)
  const { taken } = (await own.get(`${run}/file/bank`)).body.data
  expect(taken.map((file: { batch: number; people: number }) => [file.batch, file.people])).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test('held payslips are found by their own filter', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }]))
  await own.generate(MONTH)
  const [, second] = (await own.view(MONTH)).body.data.payslips
  await own.post(`${run}/payslip/${second.id}/hold`)
  const { checks } = (await own.view(MONTH)).body.data
  expect(checks.find(({ code }: { code: string }) => code === 'held')).toMatchObject({ count: 1, text: 'Held back' })
  const { data } = (await own.get(`${run}/payslip?check=held`)).body
  expect(data.payslips.map(({ staff_id }: Row) => staff_id)).toEqual(['A-2'])
})

test('salaries of 0, 0.01 and 99,999,999.99 and a name of 255 characters in four scripts come out whole or are refused by name', async () => {
  const own = await server.newCompany()
  const name = 'FarahNadia陳美玲堃煊瑠ありさЕкатерина'.repeat(10).slice(0, 255)
  const edges = ['0', '0.01', '99999999.99', '3000.00']
  const people = edges.map((basic_salary, at) => ({ staff_id: `E-${at}`, basic_salary }))
  await own.addPeople(peopleSheet(people.map((person, at) => (at === 3 ? { ...person, full_name: name } : person))))
  await own.generate(MONTH)
  // A contribution has a least amount, which a sen does not bear.
  const refused = await own.confirm(MONTH)
  expect([refused.status, refused.body.data]).toEqual([422, ['E-1 Person 2: Net pay is negative']])
  await own.items(MONTH, `month,staff_id,type,amount\n${MONTH},E-1,bonus,100.00`)
  await own.through(MONTH)
  const slips: readonly (Row & { gross_pay: string; full_name: string })[] = (await own.view(MONTH)).body.data.payslips
  expect(slips.map(({ gross_pay }) => gross_pay)).toEqual(['0.00', '100.01', '99999999.99', '3000.00'])
  await own.post('api/auth/confirm', { password: PASSWORD })
  const bank = String((await own.get(`${run}/file/bank/others`)).body)
  for (const { id, net_pay, full_name } of slips) {
    const url = `/${run}/payslip/${id}`
    const { rawPayload } = await server.app.inject({ url, headers: { authorization: `Bearer ${own.token}` } })
    const [page = '', ...further] = pdfPages(rawPayload)
    expect([further, bare(page).includes(bare(name))]).toEqual([[], full_name === name])
    expect([full_name, bank.includes(full_name) && bank.includes(net_pay)]).toEqual([full_name, net_pay !== '0.00'])
  }
  await numbered(own, '00123')
  const maybank = String((await own.get(`${run}/file/bank/maybank`)).body)
  expect([maybank.includes(name), maybank.includes(',59006249.99,')]).toEqual([true, true])
  const [, ...lines] = String((await own.get(`${run}/file/bank/cimb`)).body)
    .trimEnd()
    .split('\r\n')
  const [sum, paid] = [lines.pop(), lines]
  expect(paid.map((line) => [line.length, /[^ -~]/.test(line)])).toEqual(paid.map(() => [paid[0]?.length, false]))
  expect(sum).toBe('030000030005900898520')
})

const numbered = (of: PayCompany, code: string) =>
  server.db.system.transaction((tx) =>
    sql`update companies
        set employer_numbers = employer_numbers || ${JSON.stringify({ bank_organisation_code: code })}::jsonb
        where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
  )

/** Without blanks and the places where a long word may break. */
const bare = (text: string): string => text.replace(/[\s\u200b]/g, '').normalize('NFKC')
