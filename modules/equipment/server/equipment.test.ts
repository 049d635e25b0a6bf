import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clockOf } from '#platform/clock/server/clock.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { equipmentStillHeld, handEquipmentOver } from './hand-over.ts'
import { equipmentModule } from './manifest.ts'

const PATH = 'api/panel/equipment'
const TODAY = '2026-11-25'
type Shown = { readonly asset_no: string; readonly holder: { full_name: string; given_on: string } | null }

let app: LeaveApp
let company: LeaveCompany
let ann: Member
let ben: Member
beforeAll(async () => {
  app = await leaveApp(TODAY, equipmentModule.handlers)
})
beforeEach(async () => {
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann')
  ben = await company.member('Ben')
})
afterAll(() => app?.close())

const added = async (fields: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await company.post(PATH, { asset_no: 'NB-1', name: 'ThinkPad T14', ...fields })
  expect([status, body.errors]).toEqual([201, undefined])
  return body.data.id
}
const give = (id: string, to: Member, more: Record<string, unknown> = {}) =>
  company.post(`${PATH}/${id}/give`, { employee_id: to.employeeId, ...more })
const takeBack = (id: string, body: Record<string, unknown> = {}) => company.post(`${PATH}/${id}/takeBack`, body)
const shown = async (id: string) => (await company.get(`${PATH}/${id}`)).body.data
const mine = async (who: Member) => (await company.get('api/emp/equipment', who)).body.data

test('a laptop is handed over, the person is told and confirms it, and it comes back for the next one', async () => {
  const id = await added({ category: 'Laptop', serial_no: 'PF-2KX', price: '4800.00', bought_on: '2026-01-15' })
  const given = await give(id, ann, { given_on: '2026-11-20', note: 'With charger' })
  expect([given.status, given.body.data.status]).toEqual([200, 'in_use'])
  expect(given.body.data.holder).toMatchObject({ full_name: 'Ann', given_on: '2026-11-20', confirmed_at: null })
  const [notice] = (await company.get('api/emp/notice', ann)).body.data.notices
  expect(notice.text).toContain('ThinkPad T14')
  const [held] = await mine(ann)
  expect(held).toMatchObject({ asset_no: 'NB-1', serial_no: 'PF-2KX', given_note: 'With charger' })
  expect(held).not.toHaveProperty('price')
  expect((await company.post(`api/emp/equipment/${held.id}/confirm`, {}, ben)).status).toBe(404)
  expect((await company.post(`api/emp/equipment/${held.id}/confirm`, {}, ann)).status).toBe(200)
  expect((await shown(id)).holder.confirmed_at).not.toBeNull()

  expect((await give(id, ben)).status).toBe(422)
  expect((await takeBack(id, { returned_on: '2026-11-19' })).body.errors).toHaveProperty('returned_on')
  expect((await takeBack(id, { condition: 'repair', note: 'Key broken' })).body.data.status).toBe('repair')
  expect((await takeBack(id)).status).toBe(422)
  expect((await give(id, ben)).status).toBe(422)
  await company.patch(`${PATH}/${id}`, { condition: 'ready' })
  expect((await give(id, ben, { given_on: '2026-11-24' })).body.errors).toHaveProperty('given_on')
  expect((await give(id, ben)).status).toBe(200)
  expect(
    (await shown(id)).history.map(({ full_name, returned_on }: Record<string, unknown>) => [full_name, returned_on]),
  ).toEqual([
    ['Ben', null],
    ['Ann', TODAY],
  ])
  expect((await mine(ann)).map(({ returned_on }: Record<string, unknown>) => returned_on)).toEqual([TODAY])
})

test('several who hand the same thing over at once give it to one person', async () => {
  const id = await added()
  const answers = await Promise.all([ann, ben, ann, ben].map((who) => give(id, who)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  expect((await shown(id)).history).toHaveLength(1)
})

test('numbers are there once; a thing that somebody had is retired, not removed, and keeps its condition meanwhile', async () => {
  const id = await added()
  expect(Object.keys((await company.post(PATH, { asset_no: 'nb-1', name: 'Phone' })).body.errors)).toEqual(['asset_no'])
  const other = await added({ asset_no: 'NB-2' })
  expect((await company.remove(`${PATH}/${other}`)).status).toBe(200)
  await give(id, ann)
  expect((await company.patch(`${PATH}/${id}`, { condition: 'lost' })).body.errors).toHaveProperty('condition')
  await takeBack(id, { condition: 'lost' })
  expect((await company.remove(`${PATH}/${id}`)).status).toBe(422)
  expect(
    (await company.get(PATH)).body.data.map(({ asset_no, status }: Record<string, string>) => [asset_no, status]),
  ).toEqual([['NB-1', 'lost']])
})

test('what is wanted back by a day that has come is due, and so is what somebody who left still has', async () => {
  const [late, later] = [await added(), await added({ asset_no: 'NB-2' })]
  await give(late, ann, { given_on: '2026-11-01', due_on: TODAY })
  await give(later, ben, { due_on: '2026-11-26' })
  const due = async () =>
    (await company.get(PATH)).body.data.flatMap(({ asset_no, is_due }: Record<string, unknown>) =>
      is_due ? [asset_no] : [],
    )
  expect(await due()).toEqual(['NB-1'])
  app.setToday('2026-11-26')
  expect(await due()).toEqual(['NB-1', 'NB-2'])
  app.setToday(TODAY)
})

test('handing over and taking back are undone from the toast, unless the person confirmed meanwhile', async () => {
  const id = await added()
  const first = await give(id, ann)
  expect((await company.post(`api/emp/undo/${first.body.meta.undo}`)).status).toBe(200)
  expect(await shown(id)).toMatchObject({ status: 'ready', history: [] })
  const second = await give(id, ann)
  const [{ id: holding }] = await mine(ann)
  await company.post(`api/emp/equipment/${holding}/confirm`, {}, ann)
  expect((await company.post(`api/emp/undo/${second.body.meta.undo}`)).status).toBe(422)
  const back = await takeBack(id, { condition: 'lost' })
  expect((await company.post(`api/emp/undo/${back.body.meta.undo}`)).status).toBe(200)
  expect(await shown(id)).toMatchObject({ status: 'in_use', condition: 'ready' })
})

test('managers see what their people have, and nobody else but HR the whole list', async () => {
  const boss = await company.member('Boss', {}, 'Reporting Manager')
  const bea = await company.member('Bea', { manager_id: boss.employeeId })
  const id = await added()
  await give(id, bea)
  const of = (who: Member) => `api/panel/employee/equipment/${who.employeeId}`
  expect((await company.get(of(bea), boss)).body.data).toHaveLength(1)
  expect((await company.get(of(ann), boss)).status).toBe(404)
  expect((await company.get(of(bea), bea)).status).toBe(403)
  expect((await company.get(PATH, boss)).status).toBe(403)
  expect((await company.get(PATH, await company.with('HR Payroll'))).status).toBe(403)
})

test('a sheet adds things with who has them, moves them on, and is taken back whole', async () => {
  const upload = (sheet: string) => app.upload(company.admin, `${PATH}/sheet/import`, 'equipment.csv', sheet)
  const wrong = await upload('asset_no,name,staff_id,given_on\nK-1,Key,Nobody,\nK-2,Key,Ann,2026-11-26')
  expect(wrong.body.data.errors.map(({ row, column }: Record<string, unknown>) => [row, column])).toEqual([
    [1, 'staff_id'],
    [2, 'given_on'],
  ])
  expect((await company.get(PATH)).body.data).toEqual([])
  const first = await upload('asset_no,name,staff_id,given_on\nK-1,Key,ann,2026-03-02\nK-2,Key,,')
  expect(first.body.data).toMatchObject({ created: 2 })
  const holders = async () =>
    Object.fromEntries(
      (await company.get(PATH)).body.data.map(({ asset_no, holder }: Shown) => [
        asset_no,
        holder && [holder.full_name, holder.given_on],
      ]),
    )
  expect(await holders()).toEqual({ 'K-1': ['Ann', '2026-03-02'], 'K-2': null })
  const second = await upload('asset_no,name,staff_id\nk-1,Key,Ben\nK-2,Key,Ann')
  expect(second.body.data).toMatchObject({ updated: 2 })
  expect(await holders()).toEqual({ 'K-1': ['Ben', TODAY], 'K-2': ['Ann', TODAY] })
  expect((await company.post(`${PATH}/sheet/undo/${second.body.data.batch_id}`)).status).toBe(200)
  expect(await holders()).toEqual({ 'K-1': ['Ann', '2026-03-02'], 'K-2': null })
})

test('what a leaver still has is named, and goes on to somebody else with the day', async () => {
  const [one, two] = [await added(), await added({ asset_no: 'NB-2' })]
  await give(one, ann, { given_on: '2026-03-02' })
  await give(two, ann, { given_on: '2026-03-02' })
  await takeBack(two)
  const of = app.db.forCompany(company.id)
  const { session } = company.admin
  const clock = clockOf(() => new Date(`${TODAY}T03:00:00Z`))
  const actor = { accountId: session.accountId, name: 'HR', address: '', requestId: '' }
  const held = () => of.read((tx) => equipmentStillHeld(tx, company.id, ann.employeeId))
  expect(await held()).toEqual(['NB-1 · ThinkPad T14'])
  await of.transaction((tx) =>
    handEquipmentOver(tx, { company: of, session, clock, actor }, ann.employeeId, ben.employeeId),
  )
  expect(await held()).toEqual([])
  expect((await shown(one)).holder).toMatchObject({ full_name: 'Ben', given_on: TODAY })
  expect((await shown(two)).holder).toBeNull()
})
