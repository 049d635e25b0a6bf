/**
 * Every list that a company keeps comes out as a sheet and goes in by it.
 *
 * @sweep every list by its sheet
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtOn } from '#apps/server/built-on-people.ts'
import { calls } from '#apps/server/calls.ts'
import type { Country } from '#kernel/countries.ts'
import { candidateSheetHandlers } from '#modules/candidates/server/sheets/sheet-handlers.ts'
import { claimsOpening } from '#modules/claims/server/claims-opening.ts'
import { claimGroups } from '#modules/claims/server/groups-of-people.ts'
import { claimsHandlers } from '#modules/claims/server/handlers.ts'
import { noTravels } from '#modules/claims/server/needs.ts'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { customFieldsModule } from '#modules/custom-fields/server/manifest.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { equipmentModule } from '#modules/equipment/server/manifest.ts'
import { exitHandlers } from '#modules/exit/server/handlers.ts'
import { exitOpening } from '#modules/exit/server/public.ts'
import { holidayHandlers } from '#modules/holidays/server/handlers.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { bringableTypes, setOpeningLots } from '#modules/leave/server/ledger/opening-lots.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { Part } from '#modules/migration-wizard/contract.ts'
import { migrationHandlers } from '#modules/migration-wizard/server/handlers.ts'
import { leaveOpenings } from '#modules/migration-wizard/server/public.ts'
import { organisationHandlers } from '#modules/organisation/server/handlers.ts'
import { categorySheetHandlers } from '#modules/payroll/server/categories/sheet-handlers.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { trainingHandlers } from '#modules/training/server/handlers.ts'
import { travelHandlers } from '#modules/travel/server/handlers.ts'
import { awkwardCompany } from '#tests/support/awkward-company.ts'
import { type Answered, type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'

// The plain lists of the company that come and go as sheets: they share one way, so they are tried side by side.
const COMPANY = 'api/panel/company'
const claimNeeds = { dayFacts: dayFactsOf([]), payChanged: async () => {}, ...noTravels }
const travelNeeds = {
  ...{ dayFacts: claimNeeds.dayFacts, claimGroups, advancePaid: async () => [] },
  ...{ claimsOfTravel: async () => new Map(), spentOfCentres: async () => new Map() },
}
let app: ModuleApp
let admin: Caller

beforeAll(async () => {
  app = await moduleApp({
    handlers: ({ clock }) => [
      ...holidayHandlers({ touches: [] }),
      ...exitHandlers({ payInputsChanged: async () => {} }),
      ...organisationHandlers,
      ...claimsHandlers({ kinds: [], people: approvalPeople }, claimNeeds),
      ...travelHandlers({ kinds: [], people: approvalPeople }, travelNeeds),
      ...candidateSheetHandlers,
      ...trainingHandlers({ kinds: [], people: approvalPeople }, claimNeeds.dayFacts),
      ...companyHandlers({ payInputsChanged, staff: staffNumbers }),
      ...employeesHandlers({ payInputsChanged, builtOn }),
      ...categorySheetHandlers,
      ...(customFieldsModule.handlers ?? []),
      ...(equipmentModule.handlers ?? []),
      ...migrationHandlers({
        payInputsChanged,
        leaveTypes: (tx, companyId) => bringableTypes(tx, clock, companyId),
        leaveOpeningsChanged: async (tx, companyId, ids) =>
          setOpeningLots(tx, clock, companyId, ids, await leaveOpenings(tx, companyId, ids)),
      }),
    ],
    catalogues: serverWords,
    openings: [companyOpening, exitOpening, claimsOpening, leaveOpening],
  })
})
beforeEach(async () => {
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(() => app?.close())

const read = async (path: string) => (await app.call(admin, 'GET', `${COMPANY}/${path}`)).body.data
const send = (path: string, csv: string | Uint8Array, { preview = false, who = admin, name = 'list.csv' } = {}) =>
  app.upload(who, `${COMPANY}/${path}/import${preview ? '?preview=1' : ''}`, name, csv)
const undo = (path: string, batch: string) => app.call(admin, 'POST', `${COMPANY}/${path}/import/undo/${batch}`)
const lines = (...rows: string[]) => `${rows.join('\n')}\n`
const cells = ({ body }: Answered) =>
  body.data.errors.map((one: { row: number; column: string; message: string }) => [one.row, one.column, one.message])
/** What leaves comes in again and changes nothing. */
async function comesBackAsItLeft(path: string, rows: number) {
  const exported = await app.call(admin, 'GET', `${COMPANY}/${path}/export`)
  expect(String(exported.headers['content-disposition'])).toContain('.xlsx')
  const again = await send(path, exported.bytes, { preview: true, name: 'list.xlsx' })
  expect(again.body.data).toMatchObject({ rows, created: 0, updated: 0, removed: 0, changes: [], rejected: 0 })
}

describe('holidays', () => {
  const SHEET = lines(
    'date,name,region,kind,note',
    '2027-03-01,Founding day,,public,Ours',
    '2027-03-02,Harvest,selangor,,',
  )
  const days = async () =>
    (await read('holiday?year=2027')).map((one: Record<string, unknown>) => [one.date, one.name, one.region, one.note])

  test('come in, are previewed without being stored, and leave as what they came in by', async () => {
    const seen = await send('holiday', SHEET, { preview: true })
    expect(seen.body.data).toMatchObject({ batch_id: null, created: 2, updated: 0 })
    expect(await days()).toEqual([])
    expect((await send('holiday', SHEET)).body.message).toBe('Imported: 2 added, 0 changed, 0 removed')
    expect(await days()).toEqual([
      ['2027-03-01', 'Founding day', null, 'Ours'],
      ['2027-03-02', 'Harvest', 'selangor', null],
    ])
    await comesBackAsItLeft('holiday', 2)
  })

  test('change in what the sheet says alone, and are as before once it is taken back', async () => {
    await send('holiday', SHEET)
    const changed = await send(
      'holiday',
      lines('date,name,kind', '2027-03-01,FOUNDING DAY,disaster', '2027-03-09,New,'),
    )
    expect(changed.body.data).toMatchObject({
      created: 1,
      updated: 1,
      changes: [
        { what: 'add', kind: 'holiday', name: '2027-03-09 New' },
        { what: 'change', field: 'kind', before: 'public', after: 'disaster' },
      ],
    })
    expect((await days())[0]).toEqual(['2027-03-01', 'Founding day', null, 'Ours'])
    expect((await undo('holiday', changed.body.data.batch_id)).body.data).toEqual({ undone: 2 })
    expect(await days()).toHaveLength(2)
    expect((await read('holiday?year=2027'))[0]).toMatchObject({ kind: 'public', note: 'Ours' })
  })

  test('are refused cell by cell, and then nothing is stored', async () => {
    const refused = await send(
      'holiday',
      lines(
        'date,name,region,kind',
        '2027-02-30,Never,,',
        '2027-03-01,,,',
        '2027-03-01,Twice,,regular',
        '2027-03-03,Same,atlantis,',
        '2027-03-04,Same,,',
        '2027-03-04,same,,',
      ),
    )
    expect(refused.status).toBe(422)
    expect(cells(refused).map((one: unknown[]) => one.slice(0, 2))).toEqual([
      [1, 'date'],
      [2, 'name'],
      [3, 'kind'],
      [4, 'region'],
      [6, 'date'],
    ])
    expect(await days()).toEqual([])
  })
})

describe('make-up days', () => {
  const SHEET = lines('date,for_date,name', '2027-02-06,2027-02-05,Before New Year', '2027-10-16,2027-10-11,Bridge day')
  const pairs = async () =>
    (await read('makeUpDay?year=2027')).map((one: Record<string, unknown>) => [one.date, one.for_date, one.name])

  test('come in, tell the days they concern, and leave as what they came in by', async () => {
    const seen = await send('makeUpDay', SHEET, { preview: true })
    expect(seen.body.data.changes.map(({ days }: { days: string[] }) => days)).toEqual([
      ['2027-02-06', '2027-02-05'],
      ['2027-10-16', '2027-10-11'],
    ])
    expect(await pairs()).toEqual([])
    expect((await send('makeUpDay', SHEET)).body.data).toMatchObject({ created: 2, updated: 0 })
    expect(await pairs()).toHaveLength(2)
    await comesBackAsItLeft('makeUpDay', 2)
  })

  test('exchange their days off, and are as before once it is taken back', async () => {
    await send('makeUpDay', SHEET)
    const before = await read('makeUpDay')
    const changed = await send(
      'makeUpDay',
      lines(
        'date,for_date,name',
        '2027-02-06,2027-10-11,Before New Year',
        '2027-10-16,2027-02-05,Bridge day',
        '2027-12-04,2027-12-03,New',
      ),
    )
    expect(changed.body.data).toMatchObject({ created: 1, updated: 2 })
    expect((await pairs())[0]).toEqual(['2027-02-06', '2027-10-11', 'Before New Year'])
    expect((await undo('makeUpDay', changed.body.data.batch_id)).body.data).toEqual({ undone: 3 })
    expect(await read('makeUpDay')).toEqual(before)
  })

  test('are refused where a day would be part of two of them, or make up for itself', async () => {
    await send('makeUpDay', SHEET)
    const refused = await send(
      'makeUpDay',
      lines('date,for_date,name', '2027-02-05,2027-03-01,Crossed', '2027-04-10,2027-04-10,Itself', '2027-05-01,,None'),
    )
    expect(cells(refused)).toEqual([
      [1, 'date', 'This day is part of another make-up day already'],
      [2, 'for_date', 'A day cannot make up for itself'],
      [3, 'for_date', expect.any(String)],
    ])
    expect(await pairs()).toHaveLength(2)
  })
})

describe('locations', () => {
  const SHEET = lines(
    'name,address,latitude,longitude,radius,limited',
    'Roastery,14 Jalan Kilang,3.139003,101.686855,150,',
    'Far south,,-33.86,151.2,100000,yes',
  )
  const places = async () =>
    (await read('coordinate')).map((one: Record<string, unknown>) => [
      one.name,
      one.latitude,
      one.longitude,
      one.radius,
      one.is_limited,
    ])

  test('come in, leave as what they came in by, move by their names, and are as before once it is taken back', async () => {
    expect((await send('coordinate', SHEET)).body.data.created).toBe(2)
    const before = await places()
    expect(before).toEqual([
      ['Far south', -33.86, 151.2, 100_000, true],
      ['Roastery', 3.139003, 101.686855, 150, false],
    ])
    await comesBackAsItLeft('coordinate', 2)
    const sheet = lines('name,latitude,longitude,radius', 'ROASTERY,3.14,101.7,200', 'New,1,2,3')
    const changed = await send('coordinate', sheet)
    expect(changed.body.data).toMatchObject({ created: 1, updated: 1 })
    expect((await places())[2]).toEqual(['Roastery', 3.14, 101.7, 200, false])
    await undo('coordinate', changed.body.data.batch_id)
    expect(await places()).toEqual(before)
  })

  test('are refused cell by cell', async () => {
    const refused = await send(
      'coordinate',
      lines('name,latitude,longitude,radius', 'A,91,0,5', 'B,0,181,5', 'C,0,0,0', 'D,north,0,5', 'E,0,0,100001'),
    )
    expect(cells(refused).map((one: unknown[]) => one.slice(0, 2))).toEqual([
      [1, 'latitude'],
      [2, 'longitude'],
      [3, 'radius'],
      [4, 'latitude'],
      [5, 'radius'],
    ])
    expect(await places()).toEqual([])
  })
})

describe('job levels', () => {
  const LEVELS = 'api/panel/employee/jobLevel'
  const bring = (csv: string) => app.upload(admin, `${LEVELS}/import`, 'list.csv', csv)
  const names = async () =>
    (await app.call(admin, 'GET', `${LEVELS}/list`)).body.data.map(({ name }: { name: string }) => name)

  test('come in in their order, leave as what they came in by, change places, and are as before once it is taken back', async () => {
    await bring(lines('order,name', '2,Manager', '1,Director', '3,Staff'))
    expect(await names()).toEqual(['Director', 'Manager', 'Staff'])
    const exported = await app.call(admin, 'GET', `${LEVELS}/export`)
    const again = await app.upload(admin, `${LEVELS}/import?preview=1`, 'list.xlsx', exported.bytes)
    expect(again.body.data).toMatchObject({ rows: 3, created: 0, updated: 0, changes: [] })
    const changed = await bring(lines('order,name', '4,director', '1,Staff', '2,Trainee'))
    expect(changed.body.data).toMatchObject({ created: 1, updated: 2 })
    expect(await names()).toEqual(['Staff', 'Trainee', 'Manager', 'Director'])
    const back = await app.call(admin, 'POST', `${LEVELS}/import/undo/${changed.body.data.batch_id}`)
    expect(back.body.data).toEqual({ undone: 3 })
    expect(await names()).toEqual(['Director', 'Manager', 'Staff'])
  })

  test('are refused where two would have one place, or there is no such place', async () => {
    const refused = await bring(lines('order,name', '1,A', '1,B', '9,C'))
    expect(cells(refused).map((one: unknown[]) => one.slice(0, 2))).toEqual([
      [1, 'order'],
      [2, 'order'],
      [3, 'order'],
    ])
    expect(await names()).toEqual([])
  })
})

describe('claims', () => {
  const TYPES = lines(
    'category,name,unit,amount_per_unit,limit_per_claim,limit_per_month,limit_per_year,receipt,taxable,active',
    'Meals,Late shift meal,,,15,200.00,,no,yes,',
    'Mileage,Own car,kilometres,0.80,,,,,,',
    'Medical,Clinic,,,,,1200,,,no',
  )
  /** Every company has them; per diem is no part of the sheet. */
  const begunWith = ['Accommodation', 'Meals', 'Per diem', 'Transport, parking and tolls']
  const types = async () =>
    (await read('claim')).map((one: Record<string, unknown>) => [
      one.name,
      one.unit_type,
      one.amount_per_unit,
      one.limit_per_claim,
      one.is_active,
    ])

  test('types and categories come in, leave as what they came in by, and are as before once it is taken back', async () => {
    const categories = lines('name,group,active', 'Parking,Default,', 'meals,,no')
    const made = await send('claimCategory', categories)
    expect(made.body.data).toMatchObject({ created: 1, updated: 1 })
    await comesBackAsItLeft('claimCategory', 5)
    expect((await send('claim', TYPES)).body.data.created).toBe(3)
    const before = await types()
    expect(before).toContainEqual(['Own car', 'kilometres', '0.80', null, true])
    expect(before).toContainEqual(['Late shift meal', null, null, '15.00', true])
    await comesBackAsItLeft('claim', 6)
    const sheet = lines('category,name,unit,limit_per_claim', 'Meals,late shift meal,,20', 'Mileage,Own car,miles,')
    const changed = await send('claim', sheet)
    expect(changed.body.data).toMatchObject({ created: 0, updated: 2 })
    expect(await types()).toContainEqual(['Own car', 'miles', '0.80', null, true])
    await undo('claim', changed.body.data.batch_id)
    expect(await types()).toEqual(before)
    await undo('claimCategory', made.body.data.batch_id)
    expect((await read('claimCategory')).map((one: Record<string, unknown>) => [one.name, one.is_active])).toEqual([
      ['Meals', true],
      ['Medical', true],
      ['Mileage', true],
      ['Travel Expenses', true],
    ])
  })

  test('are refused for a category or group that is not there, a unit without a rate, limits against each other', async () => {
    const refused = await send(
      'claim',
      lines(
        'category,name,unit,amount_per_unit,limit_per_claim,limit_per_month',
        'Nowhere,A,,,,',
        'Meals,B,miles,,,',
        'Meals,C,,,50,20',
      ),
    )
    expect(cells(refused).map((one: unknown[]) => one.slice(0, 2))).toEqual([
      [1, 'category'],
      [2, 'amount_per_unit'],
      [3, 'limit_per_month'],
    ])
    expect((await types()).map(([name]: unknown[]) => name).sort()).toEqual(begunWith)
    expect(cells(await send('claimCategory', lines('name,group', 'Parking,Nobody')))[0].slice(0, 2)).toEqual([
      1,
      'group',
    ])
  })
})

describe('exit reasons', () => {
  const own = async () =>
    (await read('exitReason/index'))
      .filter((one: { is_default: boolean }) => !one.is_default)
      .map((one: Record<string, unknown>) => [one.name, one.value, one.exit_type_id, one.kind, one.status])

  test('come in beside the standard ones, and all leave as what they came in by', async () => {
    const sheet = lines('exit_type,name,kind,offered', 'resignation,Too far,,', 'termination,Fraud,,no')
    expect((await send('exitReason', sheet)).body.data).toMatchObject({ created: 2, updated: 0 })
    expect(await own()).toEqual([
      ['Too far', 'too_far', 1, 'voluntary', 1],
      ['Fraud', 'fraud', 2, 'involuntary', 0],
    ])
    await comesBackAsItLeft('exitReason', (await read('exitReason/index')).length)
  })

  test('exchange their names, stop being offered, and are as before once it is taken back', async () => {
    await send('exitReason', lines('exit_type,name,value', 'resignation,One,one', 'resignation,Two,two'))
    const before = await read('exitReason/index')
    const changed = await send(
      'exitReason',
      lines(
        'exit_type,name,value,offered',
        'resignation,Two,one,',
        'resignation,One,two,',
        'resignation,搬遷,relocation,no',
      ),
    )
    expect([changed.status, changed.body.data.updated]).toEqual([200, 3])
    expect(await own()).toEqual([
      ['One', 'two', 1, 'voluntary', 1],
      ['Two', 'one', 1, 'voluntary', 1],
    ])
    expect((await undo('exitReason', changed.body.data.batch_id)).status).toBe(200)
    expect(await read('exitReason/index')).toEqual(before)
  })

  test('are refused where a standard one would change or two would be one', async () => {
    await send('exitReason', lines('exit_type,name,value', 'resignation,One,one'))
    const refused = await send(
      'exitReason',
      lines(
        'exit_type,name,kind,value',
        'resignation,Renamed,,relocation',
        'resignation,Health,involuntary,health',
        'resignation,one,,another',
        'fired,X,,',
      ),
    )
    expect(refused.status).toBe(422)
    expect(cells(refused).map((one: unknown[]) => one.slice(0, 2))).toEqual([
      [1, 'name'],
      [2, 'kind'],
      [3, 'name'],
      [4, 'exit_type'],
    ])
    expect(await own()).toEqual([['One', 'one', 1, 'voluntary', 1]])
  })
})

describe('accounts to pay from', () => {
  const list = async () =>
    (await read('bank')).map((one: Record<string, unknown>) => [
      one.bank_code,
      one.account_no,
      one.account_name,
      one.is_preferred,
    ])
  const SHEET = lines(
    'bank,account_no,account_name,corporate_id,preferred',
    'Maybank,5140 0000-9999,Kopi Senja,,',
    'cimb,8001234567,Kopi Senja,KS01,',
  )

  test('come in with the first preferred, and leave with whole numbers as what they came in by', async () => {
    expect((await send('bank', SHEET)).body.data.created).toBe(2)
    expect(await list()).toEqual([
      ['maybank', '**** 9999', 'Kopi Senja', true],
      ['cimb', '**** 4567', 'Kopi Senja', false],
    ])
    await comesBackAsItLeft('bank', 2)
    const changed = await send('bank', lines('bank,account_no,account_name,preferred', 'cimb,8001234567,New name,yes'))
    expect(changed.body.data.changes).toEqual([
      {
        what: 'change',
        kind: 'account',
        name: 'cimb **** 4567',
        field: 'account_name',
        before: 'Kopi Senja',
        after: 'New name',
      },
      { what: 'change', kind: 'account', name: 'cimb **** 4567', field: 'preferred', before: 'no', after: 'yes' },
      { what: 'change', kind: 'account', name: 'maybank **** 9999', field: 'preferred', before: 'yes', after: 'no' },
    ])
    expect((await list())[0]).toEqual(['cimb', '**** 4567', 'New name', true])
    await undo('bank', changed.body.data.batch_id)
    expect(await list()).toEqual([
      ['maybank', '**** 9999', 'Kopi Senja', true],
      ['cimb', '**** 4567', 'Kopi Senja', false],
    ])
  })

  test('are refused with two preferred or none, and a wrong number is not told whole', async () => {
    await send('bank', SHEET)
    const two = await send(
      'bank',
      lines('bank,account_no,account_name,preferred', 'maybank,514000009999,A,yes', 'cimb,8001234567,B,yes'),
    )
    expect(cells(two)).toEqual([[2, 'preferred', 'Exactly one account must be preferred']])
    const none = await send('bank', lines('bank,account_no,account_name,preferred', 'maybank,514000009999,A,no'))
    expect(cells(none)).toEqual([[1, 'preferred', 'Exactly one account must be preferred']])
    const wrong = await send(
      'bank',
      lines('bank,account_no,account_name', 'maybank,51400000X999,A', 'nowhere,123456,B'),
    )
    expect(JSON.stringify(wrong.body)).not.toContain('51400000X999')
    expect(cells(wrong).map((one: unknown[]) => one.slice(0, 2))).toEqual([
      [1, 'account_no'],
      [2, 'bank'],
    ])
    expect((await list()).map((one: unknown[]) => one[2])).toEqual(['Kopi Senja', 'Kopi Senja'])
  })

  test('are given to whoever has just said who he is, of the roles that may change them', async () => {
    await send('bank', SHEET)
    const late = app.as({ ...admin.session, confirmedUntil: undefined as never })
    expect((await app.call(late, 'GET', `${COMPANY}/bank/export`)).status).toBe(403)
    expect((await send('bank', SHEET, { who: late })).status).toBe(403)
    const hr = await app.caller(admin.companyId, 'MY', 'HR Manager')
    expect((await app.call(hr, 'GET', `${COMPANY}/bank/export`)).status).toBe(403)
    const stranger = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    const batch = (await send('bank', lines('bank,account_no,account_name', 'rhb,11112222,C'))).body.data.batch_id
    for (const id of [batch, randomUUID()]) {
      expect((await app.call(stranger, 'POST', `${COMPANY}/bank/import/undo/${id}`)).status).toBe(404)
    }
    expect(await list()).toHaveLength(3)
  })
})

/** A list whose address is not the company's. */
const other = (path: string) => ({
  list: async () => (await app.call(admin, 'GET', path)).body.data as Record<string, unknown>[],
  send: (csv: string, query = '') => app.upload(admin, `${path}/import${query}`, 'list.csv', csv),
  undo: (batch: string) => app.call(admin, 'POST', `${path}/import/undo/${batch}`),
})

describe('balances of claims', () => {
  const { list, send: bring, undo: back } = other('api/panel/application/claim/balance')
  const left = async () =>
    (await list()).map((one) => [one.name, one.period, one.entitled, one.adjusted, one.left]).sort()
  beforeEach(async () => {
    const ann = { staff_id: 'A-1', full_name: 'Ann', joined_on: '2025-01-01' }
    expect((await app.call(admin, 'POST', 'api/panel/employee/create', ann)).status).toBe(201)
    await send('claim', lines('category,name,limit_per_month,limit_per_year', 'Meals,Tea,100,600', 'Medical,tea,,300'))
  })

  test('come in as a difference beside the claims, and are as before once it is taken back', async () => {
    const before = await left()
    expect(before).toEqual([
      ['Tea', 'month', '100.00', '0.00', '100.00'],
      ['Tea', 'year', '600.00', '0.00', '600.00'],
      ['tea', 'year', '300.00', '0.00', '300.00'],
    ])
    const sheet = lines(
      'staff_id,limit,period,entitled,used',
      'a-1,Tea,month,80,',
      'A-1,Tea (Meals),year,600,250.50',
      'A-1,tea (Medical),year,300,400',
    )
    expect((await bring(sheet, '?preview=1')).body.data).toMatchObject({ batch_id: null, updated: 3 })
    expect(await left()).toEqual(before)
    const taken = await bring(sheet)
    expect(taken.body.data).toMatchObject({ created: 0, updated: 3 })
    expect(await left()).toEqual([
      ['Tea', 'month', '100.00', '-20.00', '80.00'],
      ['Tea', 'year', '600.00', '-250.50', '349.50'],
      ['tea', 'year', '300.00', '-400.00', '-100.00'],
    ])
    // What leaves comes in again, and the same sheet a second time books nothing more.
    const { bytes } = await app.call(admin, 'GET', 'api/panel/application/claim/balance/export')
    const again = await app.upload(admin, 'api/panel/application/claim/balance/import?preview=1', 'list.xlsx', bytes)
    expect(again.body.data).toMatchObject({ rows: 3, updated: 0, changes: [], rejected: 0 })
    expect((await bring(sheet)).body.data).toMatchObject({ updated: 0 })
    expect((await back(taken.body.data.batch_id)).body.data).toEqual({ undone: 3 })
    expect(await left()).toEqual(before)
  })

  test('of whoever sends the sheet may stand in it, and are changed by somebody else', async () => {
    const hanna = await app.caller(admin.companyId, 'MY', 'HR Generalist')
    await app.db
      .forCompany(admin.companyId)
      .transaction((tx) =>
        sql`update employees set account_id = ${hanna.session.accountId} where staff_id = 'A-1'`.execute(tx),
      )
    const path = 'api/panel/application/claim/balance/import'
    const sent = (entitled: string) =>
      app.upload(hanna, path, 'list.csv', lines('staff_id,limit,period,entitled', `A-1,Tea,month,${entitled}`))
    expect((await sent('100')).status).toBe(200)
    const refused = await sent('9000')
    expect([refused.status, cells(refused).map((one: unknown[]) => one.slice(0, 2))]).toEqual([422, [[1, 'staff_id']]])
    expect((await left()).every(([, , , adjusted]) => adjusted === '0.00')).toBe(true)
    const byAnother = await bring(lines('staff_id,limit,period,entitled', 'A-1,Tea,month,80'))
    const undo = `${path}/undo/${byAnother.body.data.batch_id}`
    expect((await app.call(hanna, 'POST', undo)).body.message).toBe('Nobody corrects their own balance')
    expect((await back(byAnother.body.data.batch_id)).body.data).toEqual({ undone: 1 })
  })

  test('are refused for who is not here, a limit that is not theirs, and another period', async () => {
    const refused = await bring(
      lines(
        'staff_id,limit,period,period_from,entitled',
        'X-9,Tea,month,,1',
        'A-1,Coffee,month,,1',
        'A-1,Tea,month,2025-01-01,1',
        'A-1,Tea (Meals),year,,-1',
      ),
    )
    expect(refused.status).toBe(422)
    expect(cells(refused).map((one: unknown[]) => one.slice(0, 2))).toEqual([
      [1, 'staff_id'],
      [2, 'limit'],
      [3, 'period_from'],
      [4, 'entitled'],
    ])
    expect((await left()).every(([, , , adjusted]) => adjusted === '0.00')).toBe(true)
  })
})

describe('per diem rates', () => {
  const { list, send: bring, undo: back } = other('api/panel/application/travel/perDiem')
  const SHEET = lines(
    'place,country,group,currency,full_day,breakfast,from',
    'Penang,my,Default,,120,20,2026-01-01',
    ',,,MYR,90.50,,2026-01-01',
  )
  const rates = async () =>
    (await list()).map((one) => [one.place, one.country_code, one.claim_group, one.full_day, one.breakfast, one.lunch])

  test('come in, change by place, country, group and day, and are as before once it is taken back', async () => {
    expect((await bring(SHEET, '?preview=1')).body.data).toMatchObject({ batch_id: null, created: 2 })
    expect(await rates()).toEqual([])
    expect((await bring(SHEET)).body.data).toMatchObject({ created: 2, updated: 0 })
    const before = await rates()
    expect(before).toEqual([
      [null, null, null, '90.50', '0.00', '0.00'],
      ['Penang', 'MY', 'Default', '120.00', '20.00', '0.00'],
    ])
    const changed = await bring(
      lines('place,country,group,full_day,from', 'PENANG,MY,default,130,2026-01-01', 'Penang,MY,,110,2026-01-01'),
    )
    expect(changed.body.data).toMatchObject({ created: 1, updated: 1 })
    expect(await rates()).toContainEqual(['Penang', 'MY', 'Default', '130.00', '20.00', '0.00'])
    expect((await back(changed.body.data.batch_id)).body.data).toEqual({ undone: 2 })
    expect(await rates()).toEqual(before)
  })

  test('are refused cell by cell: a country, group or currency that is not there, a rate twice', async () => {
    const refused = await bring(
      lines(
        'country,group,currency,full_day,from',
        'ZZ,,,1,2026-01-01',
        'MY,Nobody,,1,2026-01-01',
        'MY,,XXX,1,2026-01-02',
        'MY,,,-1,2026-01-03',
        'TW,,,1,2026-01-04',
        'TW,,,2,2026-01-04',
      ),
    )
    expect(refused.status).toBe(422)
    expect(cells(refused).map((one: unknown[]) => one.slice(0, 2))).toEqual([
      [1, 'country'],
      [2, 'group'],
      [3, 'currency'],
      [4, 'full_day'],
      [6, 'from'],
    ])
    expect(await rates()).toEqual([])
  })
})

describe('courses', () => {
  const { list, send: bring, undo: back } = other('api/panel/training/course')
  const courses = async () =>
    (await list()).map((one) => [one.name, one.mode, one.hours, one.bond_amount, one.bond_months, one.mandatory_for])

  test('come in with the departments they are for, change by name, and are as before once it is taken back', async () => {
    await send('department', lines('department', 'Bar', 'Kitchen; hot'))
    const ids = new Map((await read('department')).map((one: { id: string; name: string }) => [one.name, one.id]))
    const sheet = lines(
      'name,mode,hours,mandatory,departments,bond_amount,bond_months',
      'Fire,online,7.5,,bar,,',
      'Latte art,,,,,2400,24',
      'Hot,,,yes,Kitchen; hot,,',
    )
    expect((await bring(sheet)).body.data).toMatchObject({ created: 3, updated: 0 })
    const before = await courses()
    const of = (name: string) => ({ department_ids: [ids.get(name)], position_ids: [] })
    expect(before).toEqual([
      ['Fire', 'online', 7.5, null, null, of('Bar')],
      ['Hot', 'classroom', 0, null, null, of('Kitchen; hot')],
      ['Latte art', 'classroom', 0, '2400.00', 24, null],
    ])
    const changed = await bring(lines('name,hours,departments', 'FIRE,8,', 'New,1.25,'))
    expect(changed.body.data).toMatchObject({ created: 1, updated: 1 })
    expect((await courses())[0]).toEqual(['Fire', 'online', 8, null, null, { department_ids: [], position_ids: [] }])
    expect((await back(changed.body.data.batch_id)).body.data).toEqual({ undone: 2 })
    expect(await courses()).toEqual(before)
  })

  test('are refused cell by cell, and an import is not taken back once a course of it has a session', async () => {
    const refused = await bring(
      lines(
        'name,hours,mandatory,departments,bond_amount,bond_months,certificate_months',
        'A,1.1,,,,,',
        'B,1,,Nowhere,,,',
        'C,1,,,,12,',
        'D,1,,,100,,',
        'E,1,,,,,0',
      ),
    )
    expect(refused.status).toBe(422)
    expect(cells(refused).map((one: unknown[]) => one.slice(0, 2))).toEqual([
      [1, 'hours'],
      [2, 'departments'],
      [3, 'bond_amount'],
      [4, 'bond_months'],
      [5, 'certificate_months'],
    ])
    expect(await courses()).toEqual([])
    const batch = (await bring(lines('name', 'Fire'))).body.data.batch_id
    const [course] = await list()
    const days = { starts_on: '2027-01-12', ends_on: '2027-01-12', seats: 3 }
    const session = await app.call(admin, 'POST', 'api/panel/training/session', { course_id: course?.id, ...days })
    expect(session.status).toBe(201)
    expect((await back(batch)).status).toBe(409)
    expect(await courses()).toHaveLength(1)
  })
})

describe('every list exports exactly what it imports', () => {
  type Taken = readonly [method: 'GET' | 'POST', path: string, body?: object]
  /** Call that takes a sheet -> what comes out by which call, and goes in where. */
  const lists: Readonly<Record<string, readonly { readonly out: Taken; readonly into: string }[]>> = {
    'company.importBanks': [plain('company/bank')],
    'company.importCoordinates': [plain('company/coordinate')],
    'company.importLimited': [plain('company/coordinate/limited')],
    'organisation.importDepartments': [plain('company/department')],
    'organisation.importPositions': [plain('company/position')],
    'organisation.importCompetencies': [
      { out: ['POST', 'api/panel/company/position/export/rbc', {}], into: 'api/panel/company/position/import/rbc' },
    ],
    'organisation.importJobLevels': [plain('employee/jobLevel')],
    'claims.importTypes': [plain('company/claim')],
    'claims.importCategories': [plain('company/claimCategory')],
    'travel.importCostCentres': [plain('application/travel/costCenter')],
    'travel.importPerDiems': [plain('application/travel/perDiem')],
    'training.importCourses': [plain('training/course')],
    'training.importAttendance': [plain('training/attendance')],
    'candidates.import': [plain('onboarding/candidate')],
    'claims.importBalances': [plain('application/claim/balance')],
    'claims.importClaims': [
      { out: ['GET', 'api/panel/application/claim/sheet'], into: 'api/panel/application/claim/import' },
    ],
    'holidays.import': [plain('company/holiday')],
    'holidays.importMakeUpDays': [plain('company/makeUpDay')],
    'exit.importReasons': [plain('company/exitReason')],
    'customFields.import': [plain('employee/customField/sheet')],
    'equipment.import': [plain('equipment/sheet')],
    'payroll.importEarningCategories': [plain('payroll/earningCategory')],
    'employees.updateUpload': ['current', 'all'].map((status) => ({
      out: ['GET', `api/panel/employee/update/by/batch/template?status=${status}`],
      into: 'api/panel/employee/update/by/batch/upload',
    })),
    'employees.salaryUpload': [{}, { history: true }, { effective_date: '2027-03-01' }].map((asked) => ({
      out: ['POST', 'api/panel/employee/update/salary/by/batch/template', asked],
      into: 'api/panel/employee/update/salary/by/batch/upload',
    })),
    'migration.upload': Part.options.map((part) => ({
      out: ['GET', `api/migration/template/${part}`],
      into: `api/migration/upload/${part}`,
    })),
  }
  /**
   * Their sheets only bring what is new: newcomers, loans, and items in place of all that a sheet brought before.
   * Earlier pay is the wizard's own sheet, which is tried as `migration.upload`.
   */
  const bringOnly = ['employees.batchUpload', 'loans.import', 'payroll.earlierPayUpload', 'payroll.itemsUpload']

  function plain(list: string): { readonly out: Taken; readonly into: string } {
    return { out: ['GET', `api/panel/${list}/export`], into: `api/panel/${list}/import` }
  }

  test('so every call that takes a sheet is tried here', () => {
    const taking = calls.filter(({ file, limit }) => file === 'required' && limit === 'upload')
    const sheets = taking.filter(({ response }) => response !== undefined && 'rejected' in shapeOf(response))
    expect(sheets.map(({ id }) => id).sort()).toEqual([...Object.keys(lists), ...bringOnly].sort())
  })
  const shapeOf = (schema: object): object => ('shape' in schema ? (schema.shape as object) : {})

  const ofPeople = ['employees.updateUpload', 'employees.salaryUpload', 'migration.upload']
  test.each<[Country, readonly string[]]>([
    ['MY', Object.keys(lists)],
    // The other lists are the same in every country.
    ['TW', ofPeople],
    ['PH', ofPeople],
  ])('also where names, numbers and people of %s are awkward', async (country, tried) => {
    const who = await awkwardCompany(app, country)
    for (const { out, into } of tried.flatMap((list) => lists[list] ?? [])) {
      const sheet = await app.call(who, ...out)
      const again = await app.upload(who, into, 'list.xlsx', sheet.bytes)
      const told = { list: into, asked: out[2], rows: expect.any(Number), errors: undefined }
      const { data } = again.body
      expect({ ...told, status: again.status, ...data, rows: data?.rows }).toMatchObject({
        ...told,
        status: 200,
        created: 0,
        updated: 0,
        removed: 0,
        changes: [],
      })
      expect(data.rows, into).toBeGreaterThan(0)
    }
  })
})

describe('an import of people', () => {
  const PEOPLE = lines(
    'staff_id,full_name,joined_on,basic_salary,department,division',
    'U-1,One,2026-01-01,4000,R / D,Lab / 1',
  )
  const bring = async (who = admin): Promise<string> =>
    (await app.upload(who, 'api/panel/employee/add/by/batch/upload/0', 'people.csv', PEOPLE)).body.data.batch_id
  const back = (batch: string) => app.call(admin, 'POST', `api/panel/employee/add/by/batch/undo/${batch}`)
  const run = (rows: ReturnType<typeof sql>) => app.db.forCompany(admin.companyId).transaction((tx) => rows.execute(tx))
  const newest = async () =>
    (await app.call(admin, 'GET', 'api/panel/employee/batch/history')).body.data[0] as { may_undo: boolean }

  /** What of a person goes with the person unseen, unless it is known here; the import's own rows are to go. */
  test('takes along unseen what it brought itself, and nothing that is not listed', async () => {
    const { rows } = await app.db.system.transaction((tx) =>
      sql<{ table: string }>`
        select distinct conrelid::regclass::text as table from pg_constraint
        where contype = 'f' and confrelid = 'employees'::regclass and confdeltype = 'c'`.execute(tx),
    )
    const brought = [
      // Worked out from what the others say, and again when asked for.
      'attendance_days',
      // What held in closed months, of the record itself and of its week.
      'employee_former_work',
      'leave_former_weeks',
      'salary_rates',
      'employee_bank_accounts',
      'employee_changes',
      'employee_portraits',
      'planned_moves',
      'pay_retro_marks',
      // What everybody here is told.
      'announcement_readers',
      'handbook_readers',
    ]
    expect(rows.map(({ table }) => table).sort()).toEqual([...brought, ...builtOn.map(({ table }) => table)].sort())
  })

  const person = sql`(select id from employees where staff_id = 'U-1')`
  const company = () => sql`${admin.companyId}::uuid`
  const type = sql`(select id from leave_types where granted = 'year' limit 1)`
  const by = sql`gen_random_uuid(), 'HR'`
  const onThem: readonly (readonly [string, () => ReturnType<typeof sql>])[] = [
    [
      'leave_adjustments',
      () => sql`(company_id, id, employee_id, type_id, field, former, value, reason, by_account, by_name)
      select ${company()}, gen_random_uuid(), ${person}, ${type}, 'used', 0, 1, 'x', ${by}`,
    ],
    [
      'leave_corrections',
      () => sql`(company_id, id, employee_id, type_id, on_date, halves, reason, created_by, created_by_name)
      select ${company()}, gen_random_uuid(), ${person}, ${type}, '2026-05-01', 1, 'x', ${by}`,
    ],
    [
      'leave_lots',
      () => sql`(company_id, id, employee_id, type_id, kind, halves, valid_from)
      select ${company()}, gen_random_uuid(), ${person}, ${type}, 'adjusted', 2, '2026-01-01'`,
    ],
    [
      'leave_people',
      () => sql`(company_id, employee_id, group_id)
      select ${company()}, ${person}, (select id from leave_groups limit 1)`,
    ],
    [
      'claim_group_members',
      () => sql`(company_id, employee_id, claim_group_id)
      select ${company()}, ${person}, (select id from claim_groups limit 1)`,
    ],
    [
      'pay_openings',
      () => sql`(company_id, employee_id, year, batch_id, month, months, figures)
      select ${company()}, ${person}, 2026, gen_random_uuid(), 3, 3, '{}'`,
    ],
    [
      'leave_openings',
      () => sql`(company_id, employee_id, leave_type, batch_id, as_of, days)
      select ${company()}, ${person}, 'Annual leave', gen_random_uuid(), '2026-03-01', 3`,
    ],
  ]

  test('is not taken back where somebody put leave, pay or a group on one of its people', async () => {
    const batch = await bring()
    // What the night grants is nobody's work.
    await run(sql`insert into leave_lots (company_id, id, employee_id, type_id, kind, halves, valid_from)
      select ${company()}, gen_random_uuid(), ${person}, ${type}, 'entitlement', 2, '2026-01-01'`)
    await run(sql`insert into leave_people (company_id, employee_id, granted_through)
      select ${company()}, ${person}, '2026-12-31'`)
    expect((await newest()).may_undo).toBe(true)
    await run(sql`delete from leave_people`)
    for (const [table, row] of onThem) {
      await run(sql`insert into ${sql.table(table)} ${row()}`)
      const refused = await back(batch)
      expect([table, refused.status, (await newest()).may_undo]).toEqual([table, 422, false])
      await run(
        table === 'leave_lots'
          ? sql`delete from leave_lots where kind = 'adjusted'`
          : sql`delete from ${sql.table(table)}`,
      )
    }
    expect((await back(batch)).body.data).toEqual({ removed: 1 })
    const left = await app.call(admin, 'GET', 'api/panel/company/department')
    expect(left.body.data).toEqual([])
  })
})
