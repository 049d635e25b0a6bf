import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type PayCompany, type PayServer, sample, startPayServer } from '#tests/support/pay-company.ts'

const MONTH = '2026-01'
const LAYOUTS = 'api/panel/payroll/fileLayout'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer()
  company = await server.newCompany()
  await company.addPeople(sample('employees'))
  await company.items(MONTH, sample('pay-items'))
})
afterAll(() => server?.stop())

const run = 'api/panel/payroll/2026/01'
const own = async (name: string) => (await company.get(`${LAYOUTS}/${name}`)).body.data

describe('layouts of files', () => {
  test('list what is not certain, with how well it is known; a confirmed file is not among them', async () => {
    const { data } = (await company.get(LAYOUTS)).body
    const names = data.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['hrd', 'zakat', 'ptptn', 'epf_form_a', 'rhb', 'own'])
    expect(data[1]).toMatchObject({ standing: 'Layout not established: edit it to fit', changed: null })
    expect((await company.get(`${LAYOUTS}/epf`)).status).toBe(404)
  })

  test('before a month is approved there is nothing to try on', async () => {
    expect((await company.post(`${LAYOUTS}/zakat/try`, {})).body.data).toMatchObject({ month: null, lines: [] })
  })

  test('what is wrong in one is told at its field, and nothing is kept', async () => {
    const { layout } = await own('zakat')
    const wrong = { ...layout, detail: [{ value: 'full_name' }, { value: 'wealth' }] }
    const refused = await company.send('PATCH', `${LAYOUTS}/zakat`, { body: { layout: wrong } })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toMatchObject({
      'detail.1.value': ['The file knows no such value'],
      detail: [expect.stringContaining('amount')],
    })
    expect((await own('zakat')).changed).toBe(null)
  })

  test('one’s own is tried on the last month, compared, kept, and files are made by it; then ours again', async () => {
    await company.generate(MONTH)
    await company.confirm(MONTH)
    expect((await company.approve(MONTH)).status).toBe(200)
    const { layout } = await own('zakat')
    const wanted = { ...layout, delimiter: '|', trailer: [], detail: [...layout.detail].reverse() }
    const tried = (
      await company.post(`${LAYOUTS}/zakat/try`, { layout: wanted, sample: 'Amount|Identity no.\n10.00|900101011234' })
    ).body.data
    expect(tried).toMatchObject({ month: MONTH, file_name: 'ZAKAT_2026-01.csv', refused: null })
    expect(tried.lines[0]).toBe('Amount|Identity no.|Name')
    expect(tried.compared.lines).toContainEqual(expect.objectContaining({ line: 1, what: 'fields' }))

    const saved = await company.send('PATCH', `${LAYOUTS}/zakat`, { body: { layout: wanted } })
    expect([saved.status, saved.body.data.changed.by]).toEqual([200, expect.any(String)])
    await company.post('api/auth/confirm', { password: PASSWORD })
    const file = String((await company.get(`${run}/file/zakat`)).body)
    expect(file.split('\r\n')[0]).toBe('Amount|Identity no.|Name')
    const listed = (await company.view(MONTH)).body.data.files.find(({ name }: { name: string }) => name === 'zakat')
    expect(listed).toMatchObject({ standing: 'Layout of your company', kind: 'statutory', editable: true })

    expect((await company.send('DELETE', `${LAYOUTS}/zakat`)).status).toBe(200)
    expect(String((await company.get(`${run}/file/zakat`)).body)).toMatch(/^Name,Identity no\.,Amount\r\n/)
    expect((await company.send('DELETE', `${LAYOUTS}/zakat`)).status).toBe(404)
  })

  test('new files for agencies ask who it is, as bank files do', async () => {
    const other = await server.newCompany()
    expect((await other.get(`${run}/file/hrd`)).status).toBe(422)
    server.pass(601)
    const asked = await company.get(`${run}/file/zakat`)
    expect([asked.status, asked.body.confirm_identity]).toEqual([403, true])
    await company.post('api/auth/confirm', { password: PASSWORD })
    const lacking = await company.get(`${run}/file/hrd`)
    expect([lacking.status, Object.keys(lacking.body.errors ?? {})]).toEqual([422, ['hrd_corp_number']])
  })

  test('a company’s own bank file pays the month; without one of its own there is none', async () => {
    await company.post('api/auth/confirm', { password: PASSWORD })
    expect((await company.get(`${run}/file/bank/own`)).status).toBe(404)
    const { layout } = await own('own')
    await company.send('PATCH', `${LAYOUTS}/own`, { body: { layout } })
    const file = await company.get(`${run}/file/bank/own`)
    expect(file.status).toBe(200)
    expect(String(file.body)).toContain('Name,Bank,Account number,Amount,Reference\r\n')
    const pain = await company.get(`${run}/file/bank/pain001?batch=1`)
    expect([pain.status, pain.body.errors]).toEqual([422, { paying_account: [expect.any(String)] }])
  })
})
