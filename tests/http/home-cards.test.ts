/** Home: each figure of a card opens a list of the same count; who may not open the list is not shown the figure. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HomeAsking, HomeCard } from '#platform/home/server/home-card.ts'
import { ROOM, readCard, readCards } from '#platform/home/server/read-cards.ts'
import { type FilledCompany, filledCompany } from '../safety/support/filled-company.ts'
import { colleague } from '../support/colleagues.ts'
import { type Product, startProduct } from '../support/product.ts'

type Card = {
  key: string
  title: string
  view: string
  more: number
  rows: { text: string; to: string; count: number | null; days: number[] | null }[]
}

let product: Product
let company: FilledCompany
beforeAll(async () => {
  product = await startProduct()
  company = await filledCompany(product, 'ZZOURS')
})
afterAll(() => product?.stop())

type Listed = Record<string, unknown>
/** Where a row leads to -> the call of that list, and which of its rows are shown there. */
const lists: Readonly<Record<string, readonly [string, (row: Listed) => boolean]>> = {
  '/app/announcement?f.standing=waiting': [
    'api/panel/announcement',
    (row) => row.state === 'published' && row.must_acknowledge === true,
  ],
  '/app/documentation?view=handbook&f.standing=waiting': [
    'api/panel/documentation/article',
    (row) => row.must_confirm === true && Number(row.confirmed) < Number(row.readers) && row.version !== null,
  ],
  '/app/quarantine?f.status=pending': ['api/panel/quarantine?status=pending', () => true],
  '/app/application/leave/applicants?f.status=pending': ['api/panel/leave/application?status=pending', () => true],
  '/app/application/overtimeClaim?f.status=pending': ['api/panel/application/overtime?status=pending', () => true],
  '/app/application/normalClaim?f.status=pending': ['api/panel/application/claim?status=pending', () => true],
  '/app/application/normalClaim?f.status=approved': ['api/panel/application/claim?status=approved', () => true],
  '/app/application/travel?f.status=pending': ['api/panel/application/travel?status=pending', () => true],
  '/app/application/training?f.status=pending': ['api/panel/application/training?status=pending', () => true],
  '/app/application/wfh?f.status=pending': ['api/panel/application/wfh?status=pending', () => true],
  '/app/payroll/tax-claims': ['api/panel/payroll/taxClaim?status=waiting', () => true],
  '/app/onboarding/candidates?tab=applied': ['api/panel/onboarding/candidate?active=1', of('status', 'applied')],
  '/app/onboarding/candidates?tab=pendingInterview': [
    'api/panel/onboarding/candidate?active=1',
    of('status', 'pendingInterview'),
  ],
  '/app/onboarding/candidates?tab=offered': ['api/panel/onboarding/candidate?active=1', of('status', 'offered')],
  '/app/onboarding/vacancy?tab=open': ['api/panel/onboarding/job/vacancy', of('status', 'open')],
  '/app/onboarding/orientation?tab=late': ['api/panel/onboarding/orientation', ({ late }) => Number(late) > 0],
  '/app/probation?tab=hr': ['api/panel/probation', ({ status }) => status === 3 || status === 5],
  '/app/documents/letter/3rd/party?show=asked': ['api/panel/documents/letter/request?status=asked', () => true],
  '/app/rewards/redemption?tab=requested': ['api/panel/rewards/redemption', of('state', 'requested')],
  '/app/performanceReview?tab=hr': ['api/panel/performanceReview', ({ status }) => status === 3],
  '/app/exit?tab=open': ['api/panel/exit?status=open', () => true],
  '/app/attendance/rawLogs?f.waiting=1': ['api/panel/attendance/rawLogs?waiting=1', () => true],
}
function of(field: string, value: string) {
  return (row: Listed) => row[field] === value
}

const cardsOf = async (client: FilledCompany['admin']): Promise<Card[]> =>
  (await client.get('api/panel/dashboard')).body.data.cards

test('each figure of a Company Admin’s home opens a list of the same count', async () => {
  const cards = await cardsOf(company.admin)
  const figures = cards.filter(({ view }) => view === 'counts').flatMap(({ rows }) => rows)
  expect(figures.length).toBeGreaterThan(5)
  for (const { to, count } of figures) {
    const [path, shown] = lists[to] ?? ['unknown', () => false]
    const { data } = (await company.admin.get(path)).body
    const rows = Array.isArray(data) ? data : data.claims
    expect([to, rows.filter(shown).length]).toEqual([to, count])
  }
  expect(cards.every(({ rows, title }) => rows.length > 0 && !title.startsWith('dashboard.'))).toBe(true)
})

test('a card is for those alone who open what it leads to', async () => {
  const home = async (role: string) => cardsOf((await colleague(company.admin, [role])) as FilledCompany['admin'])
  const [requests, ...further] = await home('Finance')
  expect([requests?.key, further]).toEqual(['requests', []])
  expect(requests?.rows.map(({ to }) => to)).toEqual(['/app/application/normalClaim?f.status=pending'])
  expect((await home('HR Payroll')).map(({ key }) => key)).not.toContain('hiring')
  expect((await home('Shift Planner')).flatMap(({ key }) => key)).not.toContain('expiring')
})

test('six rows of what is due stand on Home, and the figure of the rest opens a list of just as many', async () => {
  const row = { text: 'Ann', to: '/app', on: '2026-12-31' }
  const dated = (count: number): HomeCard => ({
    key: 'expiring',
    areas: ['leave.team'],
    read: async () => Array.from({ length: count }, () => row),
  })
  const session = { type: 'company', complete: true, roles: ['Company Admin'], modules: [1, 2, 3, 4, 5, 6, 7, 8, 9] }
  const asking = { session } as unknown as HomeAsking
  const told = async (count: number) => {
    const [card] = await readCards({} as never, [dated(count)], asking)
    const list = await readCard({} as never, [dated(count)], 'expiring', asking)
    return [card?.rows.length, card?.more, list.length]
  }
  expect([await told(ROOM), await told(90)]).toEqual([
    [ROOM, 0, ROOM],
    [ROOM, 84, 90],
  ])
})

test('a card of what is due and its list tell the same, to those alone who see the card', async () => {
  const due = (client: FilledCompany['admin'], card: string) => client.get(`api/panel/dashboard/due/${card}`)
  const dated = (await cardsOf(company.admin)).filter(({ view }) => view === 'dates')
  expect(dated.map(({ key }) => key)).toContain('agencies')
  for (const { key, rows, more, title } of dated) {
    const { data } = (await due(company.admin, key)).body
    expect([key, data.title, data.rows.length]).toEqual([key, title, rows.length + more])
    expect(data.rows.slice(0, rows.length)).toEqual(rows)
  }
  const planner = (await colleague(company.admin, ['Shift Planner'])) as FilledCompany['admin']
  expect((await due(planner, 'agencies')).body.data.rows).toEqual([])
  expect((await due(company.admin, 'requests')).status).toBe(404)
})

test('one’s own page tells what is due for one alone', async () => {
  const due = async (roles: string[], employee_id: string | undefined) => {
    const client = await colleague(company.admin, roles, employee_id ? { employee_id } : {})
    return (await client.get('api/emp/me')).body.data.due.map(({ to }: { to: string }) => to)
  }
  // The task of the newcomer's list is HR's.
  expect(await due(['HR Generalist'], company.people[5])).toContain('/me/tasks')
  // What the company told everybody, its handbook and one's own points stand there; the task of the newcomer's list does not.
  const own = await due([], company.people[0])
  expect(own).toEqual([
    expect.stringMatching(/^\/me\/announcements\?open=/),
    expect.stringMatching(/^\/me\/handbook\?open=/),
    '/me/rewards?view=redeem',
  ])
})
