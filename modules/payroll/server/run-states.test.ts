// @both-homes a run is locked by whoever works on it
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const MONTH = '2026-01'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await server.newCompany()
  await company.addPeople(peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }, { staff_id: 'A-3' }]))
})

const status = async (month = MONTH) => (await company.view(month)).body.data.status
const slip = async (staffId: string, month = MONTH) =>
  (await company.view(month)).body.data.payslips.find((row: { staff_id: string }) => row.staff_id === staffId)

type SignedOff = { readonly event: string; readonly detail: Readonly<Record<string, unknown>> }

describe('the order of states', () => {
  test('nothing is skipped: an unconfirmed run is not approved, an unapproved one not released or reopened', async () => {
    const act = (what: string, body: object = {}) => company.post(`${company.run(MONTH)}/${what}`, body)
    expect((await act('confirm')).status).toBe(422)
    await company.generate(MONTH)
    for (const [what, body] of [
      ['approve', { password: PASSWORD }],
      ['release', {}],
      ['unrelease', {}],
      ['unconfirm', {}],
      ['reopen', { reason: 'x' }],
    ] as const) {
      expect([what, (await act(what, body)).status]).toEqual([what, 422])
    }
    expect(await status()).toBe('unconfirmed')
  })

  test('a month that was never touched has the status none and says so to the screen', async () => {
    const { body } = await company.view('2026-02')
    expect(body.data).toMatchObject({ status: 'none', payslips: [], totals: { people: 0, net_pay: '0.00' } })
    expect(body.data.may.generate).toEqual({ allowed: true, why: null })
    expect(body.data.may.confirm.allowed).toBe(false)
  })

  test('who confirmed and who approved is kept with for how many people and how much', async () => {
    await company.generate(MONTH)
    await company.confirm(MONTH)
    await company.approve(MONTH)
    const { sign_off, totals } = (await company.view(MONTH)).body.data
    const signed = sign_off.slice(-2).map(({ event, detail }: SignedOff) => [event, detail.people, detail.net_pay])
    expect(signed).toEqual([
      ['confirmed', 3, totals.net_pay],
      ['approved', 3, totals.net_pay],
    ])
  })

  test('of two people who confirm at once one wins and the other is told', async () => {
    await company.generate(MONTH)
    const answers = await Promise.all([company.confirm(MONTH), company.confirm(MONTH)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  test('of two people who approve at once one wins and the other is told', async () => {
    await company.generate(MONTH)
    await company.confirm(MONTH)
    const answers = await Promise.all([company.approve(MONTH), company.approve(MONTH)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  test('confirming a version that was looked at and has changed since is told', async () => {
    await company.generate(MONTH)
    const { version } = (await company.view(MONTH)).body.data
    await company.generate(MONTH)
    expect((await company.confirm(MONTH, { version })).status).toBe(409)
    expect((await company.confirm(MONTH, { version: version + 1 })).status).toBe(200)
  })

  test('a confirmed month takes no items and is not worked out again until it is opened', async () => {
    await company.generate(MONTH)
    await company.confirm(MONTH)
    const { employee_id } = await slip('A-1')
    const item = { employee_id, type: 'bonus', amount: '100.00' }
    expect((await company.post(`${company.run(MONTH)}/items`, item)).status).toBe(422)
    expect((await company.items(MONTH, 'month,staff_id,type,amount')).status).toBe(422)
    expect((await company.generate(MONTH)).status).toBe(422)
    const unconfirmed = await company.post(`${company.run(MONTH)}/unconfirm`)
    expect(unconfirmed.body).toMatchObject({ message: 'Confirmation status updated successfully' })
    expect((await company.post(`${company.run(MONTH)}/items`, item)).status).toBe(201)
  })
})

describe('those whose work it is', () => {
  test('are told that a month waits for approval, no longer once it is approved, and how it went', async () => {
    const told = async (who: PayCompany) =>
      (await who.get('api/emp/notice?unread=1')).body.data.notices.map(({ text }: { text: string }) => text)
    const supervisor = await company.colleague('HR Payroll Supervisor')
    const payroll = await company.colleague('HR Payroll')
    await payroll.generate(MONTH)
    await payroll.confirm(MONTH)
    expect(await told(supervisor)).toEqual(['HR Payroll confirmed the pay of January 2026: it waits for approval'])
    expect(await told(payroll)).toEqual([])
    await company.approve(MONTH)
    expect(await told(supervisor)).toEqual([])
    expect(await told(payroll)).toEqual(['Aida binti Osman approved the pay of January 2026'])
  })
})

describe('months in order', () => {
  test('any month may be the first; a later one names the month that is missing', async () => {
    expect((await company.generate('2025-11')).status).toBe(200)
    const refused = await company.generate('2025-12')
    expect([refused.status, refused.body.message]).toEqual([422, 'November 2025 must be approved first'])
    await company.confirm('2025-11')
    await company.approve('2025-11')
    expect((await company.generate('2026-01')).body.message).toBe('December 2025 must be approved first')
    expect((await company.generate('2025-12')).status).toBe(200)
  })

  test('none comes before the first once that is approved', async () => {
    await company.through(MONTH)
    expect((await company.generate('2025-12')).status).toBe(422)
  })

  test('a month that the law does not cover, and one without anybody, are refused with the reason', async () => {
    const early = await company.generate('2022-12')
    expect(early.status).toBe(422)
    expect(early.body.message).toContain('December 2022')
    expect((await company.generate('2024-12')).body.message).toBe('Nobody is employed in December 2024')
  })
})

describe('a month worked out by mistake', () => {
  const discard = (month: string) => company.send('DELETE', company.run(month))

  test('is discarded, its items stay, and another month may be the first', async () => {
    await company.items('2025-11', 'month,staff_id,type,amount\n2025-11,A-1,bonus,5.00')
    await company.generate('2025-11')
    expect((await company.generate('2025-12')).status).toBe(422)
    expect((await discard('2025-11')).body.data).toEqual({ status: 'none', people: 0, version: 0 })
    expect(await discard('2025-11')).toMatchObject({
      status: 422,
      body: { message: 'November 2025 has not been calculated; there is nothing to discard' },
    })
    expect((await company.view('2025-11')).body.data).toMatchObject({
      status: 'none',
      payslips: [],
      totals: { people: 0 },
    })
    expect((await company.get(`${company.run('2025-11')}/items`)).body).toMatchObject({ data: [{ type: 'bonus' }] })
    expect((await company.generate('2025-12')).status).toBe(200)
  })

  test('is not discarded once it is confirmed or was approved, and can be worked out anew', async () => {
    await company.generate(MONTH)
    expect((await discard(MONTH)).status).toBe(200)
    await company.generate(MONTH)
    expect((await company.view(MONTH)).body.data.payslips).toHaveLength(3)
    await company.confirm(MONTH)
    expect((await discard(MONTH)).status).toBe(422)
    await company.approve(MONTH)
    await company.post(`${company.run(MONTH)}/reopen`, { reason: 'x' })
    expect((await discard(MONTH)).body.message).toContain('approved once')
  })
})

describe('approval', () => {
  beforeEach(async () => {
    await company.generate(MONTH)
  })

  test('takes a password or code, or a session raised shortly before', async () => {
    await company.confirm(MONTH)
    const without = await company.post(`${company.run(MONTH)}/approve`)
    expect(without.status).toBe(403)
    expect(without.body.confirm_identity).toBe(true)
    expect((await company.approve(MONTH, 'wrong')).status).toBe(422)
    await company.post('api/auth/confirm', { password: PASSWORD })
    expect((await company.post(`${company.run(MONTH)}/approve`)).status).toBe(200)
  })

  test('by who did all of it alone is refused while there is another Company Admin', async () => {
    const other = await company.colleague('Company Admin')
    await company.confirm(MONTH)
    const alone = 'You prepared this run alone; another person must approve it'
    const refused = await company.approve(MONTH)
    expect([refused.status, refused.body.message]).toEqual([422, alone])
    const mayApprove = async (who: PayCompany) => (await who.view(MONTH)).body.data.may.approve
    expect(await mayApprove(company)).toEqual({ allowed: false, why: alone })
    expect(await mayApprove(other)).toEqual({ allowed: true, why: null })
    expect((await other.approve(MONTH)).status).toBe(200)
  })

  test('by one of two people who prepared it is right', async () => {
    const other = await company.colleague('Company Admin')
    await other.confirm(MONTH)
    expect((await company.approve(MONTH)).status).toBe(200)
  })

  test('by who did all of it alone is right where no other Company Admin is, and is left to the admin who is', async () => {
    const payroll = await company.colleague('HR Payroll')
    await payroll.generate(MONTH)
    await company.generate(MONTH)
    await payroll.generate(MONTH)
    await payroll.confirm(MONTH)
    expect((await payroll.approve(MONTH)).status).toBe(422)
    expect((await company.approve(MONTH)).status).toBe(200)
    await company.through('2026-02')
  })

  test('items that another person uploaded, removed or entered before counts, even where nothing of them is left', async () => {
    await company.colleague('Company Admin', 'Second Admin')
    const head = 'month,staff_id,type,amount'
    const alone = async (before: (other: PayCompany) => Promise<unknown>) => {
      const other = await company.colleague('HR Payroll', `Payroll ${Math.random()}`)
      await before(other)
      await company.generate(MONTH)
      await company.confirm(MONTH)
      const { status } = await company.approve(MONTH)
      await company.post(`${company.run(MONTH)}/${status === 200 ? 'reopen' : 'unconfirm'}`, { reason: 'x' })
      return status === 422
    }
    await company.items(MONTH, `${head}\n${MONTH},A-1,bonus,100.00`)
    const [item] = (await company.get(`${company.run(MONTH)}/items`)).body.data
    const path = `${company.run(MONTH)}/items/${item.id}`
    expect(await alone(async () => undefined)).toBe(true)
    expect(await alone((other) => other.send('PATCH', path, { body: { amount: '90.00' } }))).toBe(false)
    await company.send('PATCH', path, { body: { amount: '95.00' } })
    expect(await alone(async () => undefined)).toBe(true)
    expect(await alone((other) => other.send('DELETE', path))).toBe(false)
    expect(await alone(async () => undefined)).toBe(true)
    expect(await alone((other) => other.items(MONTH, head))).toBe(false)
  })

  test('items entered by another person count as preparation by two', async () => {
    const other = await company.colleague('HR Payroll')
    await company.colleague('Company Admin', 'Second Admin')
    await other.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-1,bonus,100.00`)
    await company.generate(MONTH)
    await company.confirm(MONTH)
    expect((await company.approve(MONTH)).status).toBe(200)
  })

  test('HR Payroll 1 prepares and confirms but does not approve; HR Payroll Supervisor approves', async () => {
    const [one, supervisor] = [
      await company.colleague('HR Payroll 1'),
      await company.colleague('HR Payroll Supervisor'),
    ]
    expect((await one.confirm(MONTH)).status).toBe(200)
    expect((await one.approve(MONTH)).status).toBe(403)
    expect((await supervisor.approve(MONTH)).status).toBe(200)
  })

  test('negative net keeps a run from being confirmed and names who it is', async () => {
    await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-2,other_deduction,9000.00`)
    await company.generate(MONTH)
    const refused = await company.confirm(MONTH)
    expect(refused.status).toBe(422)
    expect(refused.body.data).toEqual(['A-2 Person 2: Net pay is negative'])
  })

  test('findings do not stop it: they are counted, shown, and logged with who went on', async () => {
    await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-2,leave_encashment,10.00`)
    const noBank = peopleSheet([{ staff_id: 'A-4', bank: '', bank_account_number: '' }])
    await company.addPeople(noBank)
    await company.generate(MONTH)
    const { checks } = (await company.view(MONTH)).body.data
    expect(checks).toContainEqual(expect.objectContaining({ code: 'no_bank_account', weight: 'look', count: 1 }))
    expect((await company.confirm(MONTH)).status).toBe(200)
    const { sign_off } = (await company.view(MONTH)).body.data
    expect(sign_off.at(-1)).toMatchObject({
      event: 'confirmed',
      actor: 'Aida binti Osman',
      detail: { despite: { no_bank_account: 1 } },
    })
  })

  test('the review opens on who needs a look, and on everybody once nobody does', async () => {
    await company.generate(MONTH)
    const opens = async () => {
      const { body } = await company.get(`${company.run(MONTH)}/payslip?tab=first&page=1`)
      return body.data.payslips.map(({ staff_id }: { staff_id: string }) => staff_id)
    }
    const everybody = (await company.view(MONTH)).body.data.payslips.map(
      ({ staff_id }: { staff_id: string }) => staff_id,
    )
    expect([(await company.view(MONTH)).body.data.tabs.look, await opens()]).toEqual([0, everybody])
    await company.confirm(MONTH)
    await company.approve(MONTH)
    expect(await opens()).toEqual(everybody)
    const next = '2026-02'
    await company.addPeople(peopleSheet([{ staff_id: 'A-4', bank: '', bank_account_number: '' }]))
    await company.generate(next)
    const { body } = await company.get(`${company.run(next)}/payslip?tab=first&page=1`)
    expect(body.data.payslips.map(({ staff_id }: { staff_id: string }) => staff_id)).toEqual(['A-4'])
    const file = await company.post(`${company.run(next)}/payslip/export`, {
      format: 'csv',
      columns: ['staff_id'],
      tab: 'first',
    })
    expect(String(file.body).replace('\ufeff', '').trim().split('\r\n')).toEqual(['Staff ID', 'A-4'])
  })

  test('who left more than one month ago is named for a look before approval (S8-028)', async () => {
    await company.addPeople(peopleSheet([{ staff_id: 'A-6', left_on: `${MONTH}-15` }]))
    await company.generate(MONTH)
    const text = 'There are employees resigned more than one month ago, please make sure all amounts are correct'
    const { checks } = (await company.view(MONTH)).body.data
    expect(checks).toContainEqual(
      expect.objectContaining({
        code: 'left_long_ago',
        weight: 'look',
        count: 1,
        text,
        employee_ids: [(await slip('A-6')).employee_id],
      }),
    )
  })

  test('what the run as a whole lacks is logged too: people employed and not in it, items of nobody', async () => {
    await company.addPeople(peopleSheet([{ staff_id: 'A-5' }]))
    await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-5,bonus,10.00`)
    const { checks } = (await company.view(MONTH)).body.data
    const counted = checks.map(({ code, count }: { code: string; count: number }) => [code, count])
    expect(counted).toEqual(
      expect.arrayContaining([
        ['missing', 1],
        ['unpaid_items', 1],
      ]),
    )
    expect((await company.confirm(MONTH)).status).toBe(200)
    expect((await company.approve(MONTH)).status).toBe(200)
    const { sign_off } = (await company.view(MONTH)).body.data
    for (const event of sign_off.slice(-2))
      expect(event.detail).toMatchObject({ despite: { missing: 1, unpaid_items: 1 } })
  })
})

describe('reopening', () => {
  const reopen = (body: object) => company.post(`${company.run(MONTH)}/reopen`, body)

  test('what was approved is compared with what the run came to since, line by line', async () => {
    await company.generate(MONTH)
    await company.confirm(MONTH)
    await company.approve(MONTH)
    expect((await reopen({ reason: 'A bonus was forgotten' })).status).toBe(200)
    await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-2,bonus,500.00`)
    await company.generate(MONTH)
    const compare = (version: number) =>
      company.get(`api/panel/payroll/compare?from=${MONTH}&to=${MONTH}&version=${version}`)
    const { figures, people } = (await compare(1)).body.data
    expect(figures).toContainEqual(expect.objectContaining({ name: 'gross_pay', difference: '500.00' }))
    expect(people.map((one: { staff_id: string; status: string }) => [one.staff_id, one.status])).toEqual([
      ['A-1', 'same'],
      ['A-2', 'changed'],
      ['A-3', 'same'],
    ])
    const bonus = { key: 'bonus', from: '0.00', to: '500.00', why: 'Bonus – → 500.00' }
    expect(people[1].lines).toContainEqual(expect.objectContaining(bonus))
    expect((await compare(7)).status).toBe(404)
  })

  test('keeps the earlier version readable while the new one differs', async () => {
    await company.through(MONTH)
    const before = (await company.view(MONTH)).body.data
    expect((await reopen({ reason: 'A bonus was forgotten' })).body.data.status).toBe('unconfirmed')
    await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-1,bonus,500.00`)
    await company.generate(MONTH)
    const after = (await company.view(MONTH)).body.data
    expect(after.version).toBeGreaterThan(before.version)
    expect((await slip('A-1')).gross_pay).toBe('3500.00')
    const earlier = (await company.view(MONTH, `?version=${before.version}`)).body.data
    expect(earlier.payslips.map((row: { net_pay: string }) => row.net_pay)).toEqual(
      before.payslips.map((row: { net_pay: string }) => row.net_pay),
    )
    expect(earlier.totals).toEqual(before.totals)
    const { id } = await slip('A-1')
    const why = async (version = '') =>
      (await company.get(`${company.run(MONTH)}/payslip/${id}/why/gross_pay${version}`)).body.data?.value
    expect([await why(), await why(`?version=${before.version}`)]).toEqual(['3500.00', '3000.00'])
    expect(await why(`?version=${after.version + 7}`)).toBe(undefined)
    const rows = async (query: string) => (await company.get(`${company.run(MONTH)}/payslip?${query}`)).body.data
    expect((await rows('page=1')).totals).toEqual((await rows('page=1&search=A-')).totals)
    const paged = (query: string) =>
      rows(`page=1${query}`).then(({ payslips }) => payslips.map((row: Record<string, string>) => row.gross_pay))
    expect(await paged('')).toEqual(['3500.00', '3000.00', '3000.00'])
    expect(await paged(`&version=${before.version}`)).toEqual(['3000.00', '3000.00', '3000.00'])
    expect(after.sign_off.map((event: { event: string }) => event.event)).toEqual([
      'generated',
      'confirmed',
      'approved',
      'reopened',
      'items_uploaded',
      'generated',
    ])
  })

  test('for some payslips leaves the others as they were approved', async () => {
    await company.through(MONTH)
    const { id } = await slip('A-1')
    expect((await reopen({ reason: 'One bonus', payslip_ids: [id] })).status).toBe(200)
    const wrong = await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-2,bonus,500.00`)
    expect(wrong.status).toBe(422)
    await company.items(MONTH, `month,staff_id,type,amount\n${MONTH},A-1,bonus,500.00`)
    await company.addPeople(peopleSheet([{ staff_id: 'A-9' }]))
    await company.generate(MONTH)
    const { payslips } = (await company.view(MONTH)).body.data
    expect(payslips.map((row: { staff_id: string; gross_pay: string }) => [row.staff_id, row.gross_pay])).toEqual([
      ['A-1', '3500.00'],
      ['A-2', '3000.00'],
      ['A-3', '3000.00'],
    ])
    await company.confirm(MONTH)
    expect((await company.approve(MONTH)).status).toBe(200)
  })

  test('for some payslips leaves the items of all others where they are', async () => {
    const amounts = async () =>
      (await company.get(`${company.run(MONTH)}/items`)).body.data.map((item: Record<string, string>) => [
        item.staff_id,
        item.amount,
      ])
    const head = 'month,staff_id,type,amount'
    await company.items(MONTH, `${head}\n${MONTH},A-1,bonus,100.00\n${MONTH},A-2,bonus,200.00`)
    await company.through(MONTH)
    await reopen({ reason: 'One bonus', payslip_ids: [(await slip('A-1')).id] })
    const { body } = await company.items(MONTH, `${head}\n${MONTH},A-1,bonus,150.00`)
    expect(body.data).toMatchObject({ accepted: 1, replaced: 1 })
    expect((await amounts()).sort()).toEqual([
      ['A-1', '150.00'],
      ['A-2', '200.00'],
    ])
    await company.through(MONTH)
    await reopen({ reason: 'All of it' })
    await company.generate(MONTH)
    expect([(await slip('A-1')).gross_pay, (await slip('A-2')).gross_pay]).toEqual(['3150.00', '3200.00'])
  })

  test('for one payslip is refused once another is released', async () => {
    await company.through(MONTH)
    await company.post(`${company.run(MONTH)}/release`, { payslip_ids: [(await slip('A-1')).id] })
    const payslip_ids = [(await slip('A-2')).id]
    expect((await reopen({ reason: 'x', payslip_ids })).body.message).toContain('released')
    expect((await company.view(MONTH)).body.data.status).toBe('approved')
  })

  test('is refused once a payslip is released, and by who is no Company Admin', async () => {
    await company.through(MONTH)
    const payroll = await company.colleague('HR Payroll')
    expect((await payroll.post(`${company.run(MONTH)}/reopen`, { reason: 'x' })).status).toBe(403)
    const { id } = await slip('A-1')
    await company.post(`${company.run(MONTH)}/release`, { payslip_ids: [id] })
    expect((await reopen({ reason: 'x' })).body.message).toContain('released')
    await company.post(`${company.run(MONTH)}/unrelease`)
    expect((await reopen({ reason: 'x' })).status).toBe(200)
  })

  test('is refused once a later month is approved', async () => {
    await company.through(MONTH)
    await company.through('2026-02')
    expect((await reopen({ reason: 'x' })).status).toBe(422)
  })

  test('of an earlier month makes a later one that is worked out already out of date', async () => {
    await company.through(MONTH)
    await company.generate('2026-02')
    await reopen({ reason: 'x' })
    expect((await company.generate('2026-02')).body.message).toBe('January 2026 must be approved first')
    await company.through(MONTH)
    expect((await company.confirm('2026-02')).status).toBe(422)
    expect((await company.view('2026-02')).body.data.stale_count).toBe(3)
    expect((await company.generate('2026-02', { only_stale: true })).status).toBe(200)
    expect((await company.confirm('2026-02')).status).toBe(200)
  })
})

describe('payslips after approval', () => {
  test('releasing and taking back are offered only while there is something to release or to take back', async () => {
    const act = (what: string, body: object = {}) => company.post(`${company.run(MONTH)}/${what}`, body)
    const offered = async () => {
      const { release, unrelease } = (await company.view(MONTH)).body.data.may
      return [release.allowed, unrelease.allowed]
    }
    await company.generate(MONTH)
    const { id } = await slip('A-1')
    await act(`payslip/${id}/hold`)
    await company.confirm(MONTH)
    await company.approve(MONTH)
    expect(await offered()).toEqual([true, false])
    await act('release')
    expect(await offered()).toEqual([false, true])
    const texts = (await company.view(MONTH)).body.data.sign_off.map(({ text }: { text: string }) => text)
    expect(texts).toContain('Held back the payslip of A-1')
    await act(`payslip/${id}/hold`, { held: false })
    expect(await offered()).toEqual([true, true])
  })

  test('what is held is not released until it is let go; each status says that it was updated (S8-030)', async () => {
    await company.generate(MONTH)
    const { id } = await slip('A-2')
    expect((await company.post(`${company.run(MONTH)}/payslip/${id}/hold`)).body.data).toEqual({ held: true })
    await company.generate(MONTH)
    expect((await slip('A-2')).held).toBe(true)
    expect((await company.confirm(MONTH)).body.message).toBe('Confirmation status updated successfully')
    expect((await company.approve(MONTH)).body.message).toBe('Approval status updated successfully')
    const released = await company.post(`${company.run(MONTH)}/release`)
    expect(released.body).toMatchObject({ data: { released: 2 }, message: 'Viewable status updated successfully' })
    await company.post(`${company.run(MONTH)}/payslip/${id}/hold`, { held: false })
    expect((await company.post(`${company.run(MONTH)}/release`)).body.data.released).toBe(1)
    const again = await company.post(`${company.run(MONTH)}/release`)
    expect(again.body).toMatchObject({ data: { released: 0 }, message: expect.stringContaining('already released') })
    expect((await company.post(`${company.run(MONTH)}/unrelease`, { payslip_ids: [id] })).body.data.unreleased).toBe(1)
  })
})

describe('who may', () => {
  test('pay stays unseen by everybody without a payroll role', async () => {
    await company.generate(MONTH)
    for (const role of ['Reporting Manager', 'HR Generalist', 'HR Payroll 2', 'Finance', 'HR Leave']) {
      const other = await company.colleague(role)
      expect([role, (await other.view(MONTH)).status]).toEqual([role, 403])
      expect([role, (await other.generate(MONTH)).status]).toEqual([role, 403])
    }
  })

  test('another company sees nothing of it and changes nothing', async () => {
    await company.through(MONTH)
    const { id, employee_id } = await slip('A-1')
    const stranger = await server.newCompany()
    expect((await stranger.view(MONTH)).body.data).toMatchObject({ status: 'none', payslips: [] })
    const run = stranger.run(MONTH)
    for (const [path, body] of [
      [`${run}/payslip/${id}/hold`, {}],
      [`${run}/items`, { employee_id, type: 'bonus', amount: '1.00' }],
      ['api/panel/payroll/recurring', { employee_id, type: 'bonus', amount: '1.00', from: MONTH }],
    ] as const) {
      expect([path, (await stranger.post(path, body)).status]).toEqual([path, 404])
    }
    expect((await stranger.get(`${run}/payslip/${id}/why/net_pay`)).status).toBe(404)
    expect((await stranger.get(`${run}/payslip/${id}`)).status).toBeGreaterThanOrEqual(404)
  })
})
