import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { paynoticesHandlers } from './handlers.ts'

const NOTICE = 'api/panel/payroll/notice'
let server: PayServer
beforeAll(async () => {
  server = await startPayServer({ more: paynoticesHandlers })
})
afterAll(async () => {
  await server?.stop()
  await pdfMaker.close()
})

type Notice = { id: string; form: string; staff_id: string; employee_id: string; due_on: string; status: string }
const list = async (of: PayCompany, query = '') => (await of.get(`${NOTICE}${query}`)).body.data as Notice[]
const one = async (of: PayCompany, form: string, staff: string) => {
  const found = (await list(of)).find((notice) => notice.form === form && notice.staff_id === staff)
  if (!found) throw new Error(`no ${form} of ${staff}`)
  return found
}
const change = (of: PayCompany, id: string, body: object) => of.send('PATCH', `${NOTICE}/${id}`, { body })

/** On 2 April: one who joined, one who leaves and pays no tax, one who does, and one who leaves the country. */
async function company(): Promise<PayCompany> {
  const of = await server.newCompany()
  await of.addPeople(
    peopleSheet([
      { staff_id: 'A-1', full_name: 'Ann', joined_on: '2026-02-10' },
      { staff_id: 'A-2', full_name: 'Ben', basic_salary: '1800.00', left_on: '2026-04-30' },
      { staff_id: 'A-3', full_name: 'Cat', basic_salary: '9000.00', left_on: '2026-05-31' },
      {
        ...{ staff_id: 'A-4', full_name: 'Dev', citizenship: 'non_citizen', nationality: 'NP', left_on: '2026-06-30' },
        ...{ identity_number: '', passport_number: 'NP1234567' },
      },
    ]),
  )
  await of.through('2026-01')
  await of.through('2026-02')
  return of
}

describe('notices', () => {
  test('arise by themselves by the day they are due, once, and by form and status', async () => {
    const of = await company()
    const [all, again] = await Promise.all([list(of), list(of)])
    expect(all.map(({ form, staff_id, due_on, status }) => `${due_on} ${form} ${staff_id} ${status}`)).toEqual([
      '2026-02-17 epf_member A-1 not_needed',
      '2026-03-12 cp22 A-1 open',
      '2026-03-12 socso_form2 A-1 open',
      '2026-03-31 cp22a A-2 open',
      '2026-05-01 cp22a A-3 not_needed',
      '2026-05-31 cp21 A-4 open',
    ])
    expect(again).toEqual(all)
    expect((await list(of, '?form=cp22a&status=open')).map(({ staff_id }) => staff_id)).toEqual(['A-2'])
    expect((await of.get(`${NOTICE}?form=strange`)).status).toBe(422)
    // Before the first month worked out nothing is told.
    const fresh = await server.newCompany()
    await fresh.addPeople(peopleSheet([{ staff_id: 'A-1', joined_on: '2026-02-10' }]))
    expect(await list(fresh)).toEqual([])
  })

  test('hold what the record and pay say by the form’s own boxes, with what is missing', async () => {
    const of = await company()
    const { id } = await one(of, 'cp22a', 'A-2')
    const { body } = await of.get(`${NOTICE}/${id}`)
    // January and February of 1,800.00.
    expect(body.data.fields).toMatchObject({
      A1: 'Ben',
      A2: 'ceased',
      A4: '2026-04-30',
      B1: '3600.00',
      total_B: '3600.00',
    })
    expect(body.data.missing.map(({ field }: { field: string }) => field)).toEqual(['permanent_address', 'withheld'])
    const joined = (await of.get(`${NOTICE}/${(await one(of, 'cp22', 'A-1')).id}`)).body.data
    expect(joined.fields).toMatchObject({ B1: 'Ann', B14: '2026-02-10', D1: '3000.00', D4: '0.00' })
    expect((await of.get(`${NOTICE}/00000000-0000-4000-8000-000000000000`)).status).toBe(404)
  })

  test('take what the record does not know, and refuse by box', async () => {
    const of = await company()
    const { id } = await one(of, 'cp22a', 'A-2')
    expect((await change(of, id, { fields: { D1: '250', A17: 'Sister' } })).body.data.fields).toMatchObject({
      ...{ D1: '250.00', A17: 'Sister' },
    })
    const wrong = await change(of, id, { fields: { A1: 'Other', D1: 'much' } })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['fields.A1', 'fields.D1']])
    expect((await change(of, id, { status: 'not_needed' })).body.data.status).toBe('not_needed')
    expect((await change(of, id, { status: 'open', fields: { D1: null } })).body.data.fields.D1).toBe('')
  })

  test('are filed, keep what they told, follow a moved day, and are cleared', async () => {
    const of = await company()
    const { id, employee_id } = await one(of, 'cp22a', 'A-2')
    const cleared = () => of.post(`${NOTICE}/${id}/cleared`, { cleared_on: '2026-04-02' })
    expect((await cleared()).status).toBe(409)
    expect((await of.post(`${NOTICE}/${id}/filed`, { filed_on: '2026-04-03' })).status).toBe(422)
    const filed = await of.post(`${NOTICE}/${id}/filed`, { filed_on: '2026-04-01', reference: 'SPC-1' })
    expect(filed.body.data).toMatchObject({ status: 'filed', reference: 'SPC-1', outdated: false, late: false })
    await of.through('2026-03')
    await server.db.system.transaction((tx) =>
      sql`update employees set left_on = '2026-05-15' where id = ${employee_id}`.execute(tx),
    )
    expect((await of.get(`${NOTICE}/${id}`)).body.data).toMatchObject({
      ...{ status: 'filed', outdated: true, event_on: '2026-05-15' },
      fields: { B1: '3600.00' },
    })
    expect((await change(of, id, { status: 'not_needed' })).status).toBe(409)
    expect((await cleared()).body.data).toMatchObject({ status: 'cleared', cleared_on: '2026-04-02' })
    expect((await of.post(`${NOTICE}/${id}/filed`, { filed_on: '2026-04-01' })).status).toBe(409)
    const open = await change(of, id, { status: 'open' })
    expect(open.body.data).toMatchObject({ status: 'open', filed_on: null, fields: { B1: '5400.00' } })
    const { id: other } = await one(of, 'cp22', 'A-1')
    expect((await of.post(`${NOTICE}/${other}/cleared`)).status).toBe(422)
  })

  test('are added by hand, not twice for a day even by two at once, and only these are removed', async () => {
    const of = await company()
    const { employee_id, id: arose } = await one(of, 'cp22a', 'A-3')
    const add = (body: object = {}) => of.post(NOTICE, { form: 'cp21', employee_id, event_on: '2026-05-31', ...body })
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const { id } = await one(of, 'cp21', 'A-3')
    expect((await add({ form: 'tw_enrol', event_on: '2026-05-30' })).status).toBe(422)
    expect((await add({ fields: { A1: 'x' }, event_on: '2026-05-30' })).status).toBe(422)
    expect((await of.send('DELETE', `${NOTICE}/${arose}`)).status).toBe(409)
    expect((await of.send('DELETE', `${NOTICE}/${id}`)).status).toBe(200)
    expect((await of.get(`${NOTICE}/${id}`)).status).toBe(404)
  })

  test('are kept by Company Admin and HR Payroll alone (S6-026)', async () => {
    const of = await company()
    expect((await (await of.colleague('HR Payroll')).get(NOTICE)).status).toBe(200)
    for (const role of ['HR Manager', 'HR Payroll Supervisor', 'HR Payroll 1'])
      expect([role, (await (await of.colleague(role)).get(NOTICE)).status]).toEqual([role, 403])
  })

  test('go on paper with the form’s boxes, in both languages', async () => {
    const of = await company()
    const { id } = await one(of, 'cp22a', 'A-2')
    const paper = async (query: string) => {
      const headers = { authorization: `Bearer ${of.token}` }
      const answer = await server.app.inject({ url: `/${NOTICE}/${id}?format=pdf${query}`, headers })
      expect(answer.statusCode).toBe(200)
      return (await pdfPages(answer.rawPayload)).join(' ').replace(/\s+/g, ' ')
    }
    const english = await paper('')
    for (const text of ['CP22A', 'A13b', 'Ben', '3,600.00', 'Correspondence address is missing'])
      expect(english).toContain(text)
    expect(await paper('&language=zh-Hant')).toContain('離職日')
  })
})

describe('sheets of the bureau', () => {
  const file = (of: PayCompany, sheet: string, query = '') =>
    server.app.inject({ url: `/${NOTICE}/file/${sheet}${query}`, headers: { authorization: `Bearer ${of.token}` } })

  async function taiwan(): Promise<PayCompany> {
    const of = await server.newCompany('TW')
    await server.db.system.transaction((tx) =>
      sql`update companies set settings = settings || '{"occupational_accident_rate": "0.0016"}'::jsonb
        where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
    )
    const head = 'staff_id,full_name,gender,birth_date,citizenship,nationality,identity_number,marital_status'
    await of.addPeople(
      [
        `${head},employment_type,joined_on,left_on,basic_salary,pension_employee_rate`,
        'T-1,陳怡君,female,1990-05-05,citizen,TW,A223456781,single,full_time,2024-01-01,2026-04-30,40000,',
        'T-2,林志明,male,1988-12-31,citizen,TW,A123456789,single,full_time,2026-03-16,,50000,0.06',
      ].join('\n'),
    )
    await of.generate('2026-01', { confirm: 1 })
    return of
  }
  const numbered = (of: PayCompany) =>
    server.db.system.transaction((tx) =>
      sql`update companies set employer_numbers = employer_numbers || ${JSON.stringify({
        ...{ labour_insurance_number: '12345678A', health_insurance_unit_code: '110000001' },
      })}::jsonb where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
    )

  test('ask for a confirmed identity and the employer’s number, and hold those of the day in Big5', async () => {
    const of = await taiwan()
    expect((await list(of)).map(({ form, due_on }) => `${form} ${due_on}`)).toEqual([
      'tw_enrol 2026-03-16',
      'tw_withdraw 2026-04-30',
    ])
    expect((await file(of, 'add_2in1')).statusCode).toBe(403)
    await of.post('api/auth/confirm', { password: PASSWORD })
    const without = await file(of, 'add_2in1')
    expect([without.statusCode, Object.keys(without.json().errors)]).toEqual([422, ['labour_insurance_number']])
    await numbered(of)
    const text = (bytes: Buffer) => new TextDecoder('big5').decode(bytes).split('\r\n')
    const [head, line, rest] = text((await file(of, 'add_2in1')).rawPayload)
    expect(head?.startsWith('異動別,格式別,勞工保險證號,勞工保險證號檢查碼,')).toBe(true)
    expect([line, rest]).toEqual(['4,,12345678,A,,林志明,A123456789,0771231,50000,,,,,,6,6,,', ''])
    const [, gone] = text((await file(of, 'withdraw_3in1')).rawPayload)
    expect(gone).toBe('2,12345678,A,110000001,,2,1,,陳怡君,A223456781,,0790505,,,,1150430')
    const { id } = await one(of, 'tw_withdraw', 'T-1')
    expect((await file(of, 'withdraw_2in1', `?ids=${id}&format=xls`)).rawPayload.subarray(0, 4).toString('hex')).toBe(
      'd0cf11e0',
    )
    expect((await file(of, 'add_2in1', `?ids=${id}`)).statusCode).toBe(404)
    expect((await file(of, 'adjust_2in1')).statusCode).toBe(422)
    expect((await file(of, 'strange')).statusCode).toBe(404)
  })

  test('go by months and not by payslips: a bonus paid apart in January lowers nobody', async () => {
    const of = await taiwan()
    await of.through('2026-01')
    const bonus = {
      type: 'bonus',
      name: '年終獎金',
      pay_date: '2026-01-31',
      plan: { kind: 'amount', amount: '60000.00' },
    }
    const { run } = (await of.post(`${of.run('2026-01')}/run`, bonus)).body.data
    for (const [what, body] of [
      ['generate', {}],
      ['confirm', { confirm: 1 }],
      ['approve', { password: PASSWORD, confirm: 1 }],
    ] as const)
      expect([what, (await of.post(`${of.run('2026-01')}/${what}?run=${run}`, body)).status]).toEqual([what, 200])
    // 40,000 a month: grade 40,100, which the record has.
    await server.db.system.transaction((tx) =>
      sql`update employees set statutory = statutory || '{"labour_insured_salary": "40100.00"}'
        where staff_id = 'T-1'`.execute(tx),
    )
    expect((await list(of)).map(({ form }) => form)).not.toContain('tw_adjust')
  })

  test('are no file where a number is missing: the person and the field are named', async () => {
    const of = await taiwan()
    await numbered(of)
    await of.post('api/auth/confirm', { password: PASSWORD })
    await server.db.system.transaction((tx) =>
      sql`update employees set identity_number = null, identity_digest = null where staff_id = 'T-2'`.execute(tx),
    )
    const refused = (await file(of, 'add_3in1')).json()
    expect(refused.data).toEqual(['T-2 林志明: 身分證號'])
    expect(refused.people).toMatchObject([{ staff_id: 'T-2', field: 'identity_number', tab: 'personal' }])
  })
})
