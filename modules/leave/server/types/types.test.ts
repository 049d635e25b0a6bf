import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp } from '#tests/support/leave-company.ts'

const TYPE = 'api/panel/leave/type'
const GROUP = 'api/panel/leave/group'
let app: LeaveApp
let company: LeaveCompany
beforeAll(async () => {
  app = await leaveApp()
})
beforeEach(async () => {
  company = await app.leaveCompany('MY')
})
afterAll(() => app?.close())

const names = (list: { label: string }[]) => list.map(({ label }) => label)

describe('a company opens with', () => {
  test('its country’s types, in the reader’s language, with the law behind each', async () => {
    const { body } = await company.get(TYPE)
    expect(names(body.data)).toEqual([
      'Annual leave',
      'Sick leave',
      'Hospitalisation leave',
      'Maternity leave',
      'Paternity leave',
      'Unpaid leave',
    ])
    expect(body.data[0]).toMatchObject({
      kind: 'annual',
      steps: [
        { from_months: 0, amount: 8 },
        { from_months: 24, amount: 12 },
        { from_months: 60, amount: 16 },
      ],
      law: { standing: 'confirmed', source: 'Employment Act 1955, section 60E', paid: '1' },
    })
    const taiwan = await app.leaveCompany('TW')
    const chinese = await app.call(taiwan.admin, 'GET', TYPE, undefined, { 'accept-language': 'zh-TW' })
    expect(names(chinese.body.data).slice(0, 6)).toEqual([
      '特別休假',
      '普通傷病假',
      '住院傷病假',
      '事假',
      '家庭照顧假',
      '生理假',
    ])
    expect((await taiwan.type('bereavement')).variants[0]).toEqual({ name: 'parent', label: 'Parent' })
    const philippines = await app.leaveCompany('PH')
    expect(names((await philippines.get(TYPE)).body.data)).toEqual([
      'Service incentive leave',
      'Maternity leave',
      'Paternity leave',
      'Solo parent leave',
      'VAWC leave',
      'Special leave for women',
      'Unpaid leave',
    ])
  })

  test('one group of everybody, shown translated', async () => {
    await company.member('Ann')
    const { body } = await app.call(company.admin, 'GET', GROUP, undefined, { 'accept-language': 'zh-TW' })
    expect(body.data).toMatchObject([{ name: 'Default', label: '預設', is_default: true, members: 1, week: null }])
    expect(body.data[0].types).toHaveLength(6)
  })
})

describe('types', () => {
  test('of one’s own are added, changed, listed for everybody, and removed while unused', async () => {
    const made = await company.post(TYPE, {
      name: 'Birthday leave',
      name_zh: '生日假',
      steps: [{ from_months: 0, amount: 1 }],
    })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ kind: null, law: null, granted: 'year', paid: '1', unit: 'day' })
    const { id } = made.body.data
    const changed = await company.patch(`${TYPE}/${id}`, { steps: [{ from_months: 0, amount: 1.5 }], paid: '0' })
    expect(changed.body.data).toMatchObject({ steps: [{ from_months: 0, amount: 1.5 }], paid: '0' })
    const ann = await company.member('Ann')
    expect(await company.balance(ann, 'Birthday leave')).toMatchObject({ entitled: 1.5, available: 1.5 })
    expect((await company.remove(`${TYPE}/${id}`)).status).toBe(200)
    expect((await company.get(`${TYPE}/${id}`)).status).toBe(404)
  })

  test('are measured in halves', async () => {
    for (const amount of [1.5, 2]) {
      const name = `Halves ${amount}`
      expect((await company.post(TYPE, { name, steps: [{ from_months: 0, amount }] })).status).toBe(201)
    }
    for (const amount of [1.25, 0.3, -1]) {
      const { status, body } = await company.post(TYPE, { name: `No ${amount}`, steps: [{ from_months: 0, amount }] })
      expect([status, Object.values(body.errors)]).toEqual([422, [['Whole or half amounts only, such as 1 or 1.5']]])
    }
  })

  test('of the law never give less than the law, and may give more', async () => {
    const { id } = await company.type('annual')
    const less = await company.patch(`${TYPE}/${id}`, {
      steps: [
        { from_months: 0, amount: 8 },
        { from_months: 24, amount: 11.5 },
        { from_months: 60, amount: 16 },
      ],
    })
    expect([less.status, less.body.message, less.body.errors]).toEqual([
      422,
      'The law gives more than this',
      { steps: ['The law gives more than this'] },
    ])
    expect((await company.patch(`${TYPE}/${id}`, { steps: [{ from_months: 0, amount: 15 }] })).status).toBe(422)
    const more = await company.patch(`${TYPE}/${id}`, { steps: [{ from_months: 0, amount: 18 }] })
    expect(more.status).toBe(200)
    for (const [field, value] of [
      ['paid', '0'],
      ['granted', 'anniversary'],
      ['service_months', 3],
      ['sex', 'male'],
      ['married', true],
    ] as const)
      expect((await company.patch(`${TYPE}/${id}`, { [field]: value })).body.errors).toHaveProperty(field)
    expect((await company.remove(`${TYPE}/${id}`)).body.message).toMatch(/switch it off/)
    expect((await company.patch(`${TYPE}/${id}`, { active: false })).status).toBe(200)
  })

  test('of the law are not worth less in any other way either', async () => {
    const taiwan = await app.leaveCompany('TW')
    const philippines = await app.leaveCompany('PH')
    const annual = await taiwan.type('annual')
    const less = 'The law gives more than this'
    const paysOut = 'The law has this paid out: it is not forfeited'
    const aYear = 'What is carried over is paid out after a year at the latest: choose at most 12 months'
    for (const [of, kind, field, value, why] of [
      [taiwan, 'annual', 'leftover', 'forfeit', paysOut],
      [philippines, 'service_incentive', 'leftover', 'forfeit', paysOut],
      [taiwan, 'annual', 'carry_months', 13, aYear],
      [taiwan, 'annual', 'counted_in', 'calendar_days', less],
      [taiwan, 'sick', 'within_type', annual.id, less],
      [taiwan, 'menstrual', 'within_after', 2, less],
      [taiwan, 'marriage', 'window_after', 30, less],
      [taiwan, 'marriage', 'window_before', 9, less],
      [taiwan, 'bereavement', 'longest', 7, less],
      [taiwan, 'annual', 'longest', 10, less],
      [taiwan, 'occupational_injury', 'longest', 30, less],
      [philippines, 'paternity', 'events', 3, less],
      [taiwan, 'sick', 'prorated', true, less],
    ] as const) {
      const { id } = await of.type(kind)
      const { status, body } = await of.patch(`${TYPE}/${id}`, { [field]: value })
      const told = body.errors?.[field === 'within_after' ? 'within_type' : field]
      expect([kind, field, status, told]).toEqual([kind, field, 422, [why]])
    }
    const more = { carry_most: 10, carry_months: 12, longest: 30 }
    expect((await taiwan.patch(`${TYPE}/${annual.id}`, more)).status).toBe(200)
    const marriage = await taiwan.type('marriage')
    expect((await taiwan.patch(`${TYPE}/${marriage.id}`, { window_after: 365 })).status).toBe(200)
    const malaysian = await company.type('annual')
    expect((await company.patch(`${TYPE}/${malaysian.id}`, { leftover: 'forfeit', longest: 5 })).status).toBe(200)
  })

  test('have names of their own, also when two are added at once', async () => {
    const both = await Promise.all([1, 2].map(() => company.post(TYPE, { name: 'Twins' })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    const { id } = await company.type('sick')
    expect((await company.patch(`${TYPE}/${id}`, { name: 'ANNUAL leave' })).body.errors).toHaveProperty('name')
  })

  test('keep their unit once something was granted in it', async () => {
    const made = await company.post(TYPE, { name: 'Study', steps: [{ from_months: 0, amount: 2 }] })
    const path = `${TYPE}/${made.body.data.id}`
    expect((await company.patch(path, { unit: 'hour' })).status).toBe(200)
    await company.balance(await company.member('Ann'), 'Study')
    expect((await company.patch(path, { unit: 'day' })).body.errors).toHaveProperty('unit')
  })

  test('count with another only where both are measured alike', async () => {
    const hours = (await company.post(TYPE, { name: 'Hours', unit: 'hour' })).body.data
    const sick = await company.type('sick')
    expect((await company.patch(`${TYPE}/${hours.id}`, { within_type: sick.id })).body.errors).toHaveProperty(
      'within_type',
    )
    const days = (await company.post(TYPE, { name: 'Days', within_type: sick.id, within_after: 3 })).body.data
    expect(days).toMatchObject({ within_type: sick.id, within_after: 3 })
    expect((await company.patch(`${TYPE}/${sick.id}`, { within_type: days.id })).body.errors).toHaveProperty(
      'within_type',
    )
  })

  test('are read by the roles of leave and changed by those of its settings', async () => {
    const { id } = await company.type('annual')
    const reader = await company.with('HR Payroll 1')
    expect((await company.get(TYPE, reader)).status).toBe(200)
    expect((await company.patch(`${TYPE}/${id}`, { name: 'X' }, reader)).status).toBe(403)
    const writer = await company.with('HR Leave')
    expect((await company.patch(`${TYPE}/${id}`, { name: 'Holiday' }, writer)).status).toBe(200)
    expect((await company.get(TYPE, await company.with('HR Payroll'))).status).toBe(403)
    const stranger = await app.leaveCompany('MY')
    expect((await stranger.patch(`${TYPE}/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await stranger.remove(`${TYPE}/${id}`)).status).toBe(404)
  })
})

describe('groups', () => {
  test('have types of their own with entitlements of their own, and give them to their people (S3-068)', async () => {
    const annual = await company.type('annual')
    const ann = await company.member('Ann')
    const made = await company.post(GROUP, {
      name: 'Managers',
      types: [{ type_id: annual.id, steps: [{ from_months: 0, amount: 20 }] }],
    })
    expect(made.status).toBe(201)
    expect((await company.balance(ann, 'annual')).entitled).toBe(16)
    const path = `${GROUP}/${made.body.data.id}`
    expect((await company.post(`${path}/employees`, { employee_ids: [ann.employeeId] })).body.data.members).toBe(1)
    expect((await company.balance(ann, 'annual')).entitled).toBe(20)
    expect(await company.balance(ann, 'sick')).toBeUndefined()
    expect((await company.get(path)).body.data.employee_ids).toEqual([ann.employeeId])
    expect((await company.remove(path)).status).toBe(200)
    expect((await company.balance(ann, 'annual')).entitled).toBe(16)
    expect((await company.balance(ann, 'sick')).entitled).toBe(22)
  })

  test('never give less than the law, and know only types and people of the company', async () => {
    const annual = await company.type('annual')
    const group = (types: unknown[]) => company.post(GROUP, { name: 'Interns', types })
    const less = await group([{ type_id: annual.id, steps: [{ from_months: 0, amount: 7.5 }] }])
    expect([less.status, less.body.errors]).toEqual([422, { types: ['The law gives more than this'] }])
    const foreign = await (await app.leaveCompany('MY')).type('annual')
    expect((await group([{ type_id: foreign.id }])).body.errors).toHaveProperty('types')
    expect((await group([{ type_id: annual.id }, { type_id: annual.id }])).body.errors).toHaveProperty('types')
    const made = await group([{ type_id: annual.id }])
    const stranger = await (await app.leaveCompany('MY')).member('Stranger')
    const put = await company.post(`${GROUP}/${made.body.data.id}/employees`, { employee_ids: [stranger.employeeId] })
    expect(put.body.errors).toHaveProperty('employee_ids')
  })

  test('keep the default one', async () => {
    const [{ id }] = (await company.get(GROUP)).body.data
    expect((await company.remove(`${GROUP}/${id}`)).status).toBe(422)
    expect((await company.patch(`${GROUP}/${id}`, { name: 'Everybody' })).status).toBe(422)
    const week = ['work', 'work', 'work', 'work', 'work', 'half_morning', 'rest']
    expect((await company.patch(`${GROUP}/${id}`, { week })).body.data).toMatchObject({ week, members: 0 })
    expect((await company.patch(`${GROUP}/${id}`, { week: ['work'] })).status).toBe(422)
  })
})
