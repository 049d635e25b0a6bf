/**
 * Two companies on one installation: whatever id of the other one sends, it is not there, and nothing of it moves.
 *
 * @sweep every call with ids of another company
 */
import { randomUUID } from 'node:crypto'
import JSZip from 'jszip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#apps/server/calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { pdfPages } from '../support/pdf-text.ts'
import { type Product, startProduct } from '../support/product.ts'
import { AS_LONG_AS_IT_TAKES, stillSignedIn } from './support/at-length.ts'
import { callsByBodyId, callsByPathId, callsByQueryId, idFor, idHoles, pathOf, tableOf } from './support/calls-by-id.ts'
import { type FilledCompany, filledCompany } from './support/filled-company.ts'
import { type RowsOf, rowsOf } from './support/rows-of.ts'
import { type Ids, idsIn, sampleBodies } from './support/sample-bodies.ts'
import { type NamedTables, watchTables } from './support/tables-named.ts'
import { type Wire, wire } from './support/wire.ts'

let product: Product
let [theirs, mine]: FilledCompany[] = []
let theirRows: RowsOf
let [theirIds, myIds]: Ids[] = []
let named: NamedTables
/** What the product reads of whoever asks, whatever is asked. */
let ofEveryCall: ReadonlySet<string>
beforeAll(async () => {
  product = await startProduct()
  theirs = await filledCompany(product, 'ZZTHEIRS')
  mine = await filledCompany(product, 'ZZMINE')
  theirRows = await rowsOf(product, theirs.id)
  theirIds = idsIn(theirRows)
  myIds = idsIn(await rowsOf(product, mine.id))
  await mine.admin.post('api/auth/confirm', { password: mine.admin.password })
  named = watchTables([...theirRows.ids.keys()])
  await mine.admin.get('api/auth/session')
  ofEveryCall = named.taken()
})
afterAll(async () => {
  named?.stop()
  await product?.stop()
})

test(
  'every call that takes an id in its path knows none of another company',
  async () => {
    const wrong: string[] = []
    for (const [at, call] of callsByPathId.entries()) {
      mine = await stillSignedIn(product.url, mine, at)
      // A locked month may say so first; then it says the same to everybody.
      const months = call.path.includes('{month}') ? ['01', '02'] : ['01']
      const statuses: number[] = []
      for (const month of months) {
        named.taken()
        const unknown = await send(call, randomUUID(), myIds, month)
        statuses.push(unknown.status)
        for (const table of tablesFor(call, at, named.taken())) {
          const answer = await send(call, theirRows.ids.get(table)?.[0] ?? '', myIds, month)
          if (answer.status !== unknown.status || answer.text !== unknown.text)
            wrong.push(`${call.id} with one of their ${table}: ${answer.status} ${answer.text.slice(0, 200)}`)
        }
      }
      // Where a query is demanded that nobody sends here, it is the query that is missed, whoever's the id.
      const missed = statuses.every((status) => status === 422) && call.query?.safeParse({}).success === false
      if (!missed && (!statuses.includes(404) || statuses.some((status) => ![404, 422].includes(status))))
        wrong.push(`${call.id} with an id of nobody: ${statuses.join(' and ')}`)
    }
    expect(wrong).toEqual([])
  },
  AS_LONG_AS_IT_TAKES,
)

/**
 * The tables whose ids a call is sent: those it named when it looked for an id of nobody, the one its own id says, people,
 * and three others in turn, so that every table comes to calls that have nothing to do with it and the work grows with
 * the calls alone. SAFETY_ALL sends every table to every call.
 */
function tablesFor(call: Endpoint, at: number, looked: ReadonlySet<string>): readonly string[] {
  const all = [...theirRows.ids.keys()]
  if (process.env.SAFETY_ALL) return all
  const inTurn = [0, 1, 2].map((step) => all[(3 * at + step) % all.length] ?? '')
  const own = [...looked].filter((table) => !ofEveryCall.has(table))
  return [...new Set([tableOf(call), 'employees', ...own, ...inTurn])].filter((table) => theirRows.ids.has(table))
}

/** Reads of many: whom the reader does not see is left out. */
const ANSWERS_OF_THOSE_SEEN = new Set(['employees.thumbnails'])

test('every call that takes an id in its body stores none of another company', async () => {
  mine = await stillSignedIn(product.url, mine, 0)
  const before = (await rowsOf(product, mine?.id ?? '')).digest
  const wrong: string[] = []
  for (const call of callsByBodyId) {
    for (const month of ['01', '02']) {
      const answer = await send(call, myIds?.employee ?? '', theirIds, month)
      const isEmpty = ANSWERS_OF_THOSE_SEEN.has(call.id) && answer.text === '{"data":[],"message":""}'
      if (!isEmpty && ![404, 422].includes(answer.status))
        wrong.push(`${call.id}: ${answer.status} ${answer.text.slice(0, 300)}`)
      wrong.push(...leaksOf(call, answer))
    }
  }
  expect(wrong).toEqual([])
  // Refused wholly: but for the log of what was tried, nothing of mine moved either.
  const after = (await rowsOf(product, mine?.id ?? '')).digest
  const moved = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(moved.filter((table) => !['activity', 'activity_heads', 'sessions'].includes(table))).toEqual([])
})

test('with ids of its own the same bodies are taken', async () => {
  mine = await stillSignedIn(product.url, mine, 0)
  const refused: string[] = []
  // What opens the month again comes after what wants it closed.
  for (const call of callsByBodyId.toSorted(
    (one, other) => Number(one.id === 'payroll.reopen') - Number(other.id === 'payroll.reopen'),
  )) {
    const both = [await send(call, '', myIds, '01'), await send(call, '', myIds, '02')]
    const taken = both.some(({ status }) => status < 300) || idHoles(call).length > 0 || WANTS_MORE.has(call.id)
    if (!taken)
      refused.push(`${call.id}: ${both.map(({ status, text }) => `${status} ${text.slice(0, 200)}`).join(' and ')}`)
  }
  expect(refused).toEqual([])
})

test(
  'every list that is narrowed by an id of another company is empty',
  async () => {
    for (const [at, call] of callsByQueryId.entries()) {
      mine = await stillSignedIn(product.url, mine, at)
      const asked = (name: string, id: string) =>
        wire(product.url, `${pathOf(call)}?${name}=${id}`, { headers: mine?.admin.headers() ?? {} })
      for (const name of namesTaking(call, randomUUID())) {
        named.taken()
        await asked(name, randomUUID())
        for (const table of tablesFor(call, at + name.length, named.taken())) {
          const id = theirRows.ids.get(table)?.[0] ?? ''
          const answer = await asked(name, id)
          expect(answer.status, `${call.id} by one of their ${table}`).toBeLessThan(500)
          expect(leaksOf(call, answer, id)).toEqual([])
        }
      }
    }
  },
  AS_LONG_AS_IT_TAKES,
)

test(
  'no file, sheet, payslip or archive holds anything of the other company',
  async () => {
    const [wrong, got]: [string[], string[]] = [[], []]
    const { ids } = await rowsOf(product, mine?.id ?? '')
    await mine?.admin.post('api/auth/confirm', { password: mine.admin.password })
    for (const call of calls.filter(({ download, access }) => download && access.to !== 'operations')) {
      for (const month of ['01', '02']) {
        const holes = Object.fromEntries(idHoles(call).map((name) => [name, idFor(call, ids)]))
        const body = call.method === 'GET' ? undefined : JSON.stringify(sampleBodies[call.id]?.(myIds as Ids) ?? {})
        const answer = await fetch(`${product.url}/${pathOf(call, { ...holes, month })}`, {
          method: call.method,
          headers: { ...mine?.admin.headers(), ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body } : {}),
        })
        const text = await wordsOf(Buffer.from(await answer.arrayBuffer()))
        if (answer.status === 200 && text.includes('ZZMINE')) got.push(call.id)
        wrong.push(...leaksOf(call, { status: answer.status, text, headers: answer.headers }))
      }
    }
    expect(wrong).toEqual([])
    // Those that hold something of the own company prove that they were read.
    expect(new Set(got).size).toBeGreaterThan(8)
  },
  AS_LONG_AS_IT_TAKES,
)

/** What is in a file for whoever opens it: a workbook's or an archive's parts, a document's pages, or the text. */
async function wordsOf(bytes: Buffer): Promise<string> {
  const head = bytes.subarray(0, 4).toString('latin1')
  if (head === '%PDF') return pdfPages(bytes).join('\n')
  if (!head.startsWith('PK')) return bytes.toString()
  const { files } = await JSZip.loadAsync(bytes)
  const parts = await Promise.all(Object.values(files).map((file) => file.async('nodebuffer')))
  return (await Promise.all(parts.map(wordsOf))).join('\n')
}

test('nothing of the other company has changed, and none of its rows was touched', async () => {
  expect((await rowsOf(product, theirs?.id ?? '')).digest).toEqual(theirRows.digest)
})

test('every call that changes something by an id has a body here that would be taken', () => {
  const changing = [...callsByPathId, ...callsByBodyId].filter((call) => call.body !== undefined)
  expect(changing.map((call) => call.id).filter((id) => !(id in sampleBodies))).toEqual([])
})

/** Besides an id of their own: a request that waits, somebody employed who asks, a person whose time is over, a company in Taiwan. */
const WANTS_MORE = new Set([
  // A picture goes with one post, which `storyBoard.add` has made of it.
  'storyBoard.write',
  // An entry is named by the id that the product gave it.
  'assistant.changeInstruction',
  // For a reviewer alone; nobody here is to be left out of what is told.
  'wellbeing.tell',
  'wellbeing.change',
  'attendance.askCorrection',
  'employees.askFamilyChange',
  'approvals.decide',
  'leave.decideApplications',
  'wfh.decide',
  'wfh.ask',
  'documents.ask',
  'okr.addOwn',
  'rewards.redeem',
  'wfh.preview',
  'quarantine.ask',
  'quarantine.preview',
  'quarantine.decide',
  // One that was approved.
  'quarantine.end',
  // It wants a resume.
  'candidates.apply',
  // The reason was switched off by then.
  'exit.add',
  'exit.preview',
  'exit.ownPreview',
  'exit.resign',
  'training.decide',
  'training.preview',
  'training.ask',
  'travel.decide',
  'travel.ask',
  'travel.preview',
  'claims.decide',
  'claims.ask',
  'claims.preview',
  'claims.askTogether',
  'claims.sendWeek',
  'claims.changeMine',
  'claims.cancel',
  'claims.askWithdraw',
  'claims.changeDraft',
  'claims.reduce',
  'claims.paid',
  'claims.recover',
  'claims.createPayment',
  'leave.offInLieuDecide',
  'leave.replacementHolidayDecide',
  'leave.previewOwn',
  'leave.ask',
  'privacy.preview',
  'privacy.anonymise',
  'shifts.askSwap',
  'shifts.lockTw',
  'standby.lockTw',
])

function send(call: Endpoint, id: string, ids: Ids | undefined, month = '01'): Promise<Wire> {
  const holes = Object.fromEntries(idHoles(call).map((name) => [name, id]))
  const body = ids && call.method !== 'GET' ? sampleBodies[call.id]?.(ids) : undefined
  return wire(product.url, pathOf(call, { ...holes, month }), {
    method: call.method,
    headers: { ...whoMay(call)?.headers(), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

/** The Company Admin may do all but read what people told reviewers. */
const whoMay = ({ access }: Endpoint) =>
  access.to === 'area' && access.of.includes('wellbeing') ? mine?.reviewer : mine?.admin

/** The parameters that take such a value; the others refuse every id alike. */
const namesTaking = ({ query }: Endpoint, value: string): string[] =>
  Object.entries(query?.shape ?? {}).flatMap(([name, schema]) => (schema.safeParse(value).success ? [name] : []))

/** Their mark or an id of theirs, other than one that was asked for. */
function leaksOf(call: Endpoint, { text }: Wire, asked = ''): string[] {
  const known = [...theirRows.ids.values()]
    .flat()
    .filter((id) => id !== asked && !Object.values(theirIds ?? {}).includes(id))
  return ['ZZTHEIRS', ...known].filter((one) => text.includes(one)).map((one) => `${call.id} says ${one}`)
}
