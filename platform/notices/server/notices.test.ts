import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userChannel } from '#platform/realtime/model/channels.ts'
import { NEWS } from '#platform/realtime/server/publish.ts'
import { companyWithAdmin, type Person, personWith } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import type { Notice } from '../model/notice.ts'
import { noticeHandlers } from './handlers.ts'
import { notify } from './notify.ts'

const words = {
  en: {
    'test.notice-leave': '{{name}} asks for {{kind}} from {{from}}, {{amount}}',
    'test.notice-run': 'The pay of {{month}} is approved',
    'test.annual': 'annual leave',
  },
  'zh-Hant': {
    'test.notice-leave': '{{name}}申請{{kind}}，{{from}} 起，{{amount}}',
    'test.notice-run': '{{month}}薪資已核准',
    'test.annual': '特休',
  },
}
const leave: Notice = {
  word: 'test.notice-leave',
  params: {
    name: '林怡君',
    kind: { word: 'test.annual' },
    from: { day: '2026-03-09' as never },
    amount: { money: '1234.5', currency: 'MYR' },
  },
  link: '/app/leave?open=1',
}
const run: Notice = {
  word: 'test.notice-run',
  params: { month: { month: { year: 2026, month: 2 } } },
  link: '/app/payroll',
}

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer({ handlers: noticeHandlers, messages: [words] })
})
beforeEach(async () => {
  admin = await companyWithAdmin(server)
})
afterAll(() => server?.stop())

const tell = (notice: Notice, ...accounts: string[]) =>
  server.db.forCompany(admin.companyId).transaction((tx) => notify(tx, admin.companyId, accounts, notice))
const list = async (query = '', { token } = admin, language = 'en') =>
  (await server.send('GET', `api/emp/notice${query}`, { token, headers: { 'accept-language': language } })).body.data
const read = (path: string, body: unknown, { token } = admin) =>
  server.send('POST', `api/emp/notice/${path}`, { token, body })

describe('what one is told', () => {
  test('stands there newest first, in the language in which it is read', async () => {
    await tell(leave, admin.id)
    await tell(run, admin.id)
    const english = await list()
    expect(english.unread).toBe(2)
    expect(english.notices.map(({ text }: { text: string }) => text)).toEqual([
      'The pay of February 2026 is approved',
      '林怡君 asks for annual leave from 9 Mar 2026, MYR 1,234.50',
    ])
    const chinese = await list('', admin, 'zh-TW')
    expect(chinese.notices.map(({ text }: { text: string }) => text)).toEqual([
      '2026 年 2 月薪資已核准',
      '林怡君申請特休，2026-03-09 起，MYR 1,234.50',
    ])
    expect(chinese.notices[1]).toMatchObject({ link: '/app/leave?open=1', read: false })
  })

  test('is told each person once, and nobody else sees it', async () => {
    const colleague = await personWith(server, admin.companyId, [])
    const stranger = await companyWithAdmin(server)
    await tell(run, admin.id, colleague.id, admin.id)
    expect((await list()).notices).toHaveLength(1)
    expect((await list('', colleague)).notices).toHaveLength(1)
    expect(await list('', stranger)).toEqual({ notices: [], more: false, unread: 0 })
  })

  test('comes in pieces that news in between do not shift', async () => {
    for (let n = 0; n < 5; n += 1) await tell({ ...run, link: `/app/${n}` }, admin.id)
    const first = await list('?per_page=2')
    await tell({ ...run, link: '/app/new' }, admin.id)
    const second = await list(`?per_page=2&before=${first.notices[1].id}`)
    const third = await list(`?per_page=2&before=${second.notices[1].id}`)
    expect([first, second, third].map(({ more }) => more)).toEqual([true, true, false])
    const links = [first, second, third].flatMap(({ notices }) => notices.map(({ link }: { link: string }) => link))
    expect(links).toEqual(['/app/4', '/app/3', '/app/2', '/app/1', '/app/0'])
  })

  test('reaches nobody when what happened did not happen', async () => {
    const heard: string[] = []
    const stop = await server.db.listen(NEWS, (payload) => void heard.push(payload))
    const undone = server.db.forCompany(admin.companyId).transaction(async (tx) => {
      await notify(tx, admin.companyId, [admin.id], run)
      throw new Error('changed our mind')
    })
    await expect(undone).rejects.toThrow('changed our mind')
    expect((await list()).notices).toEqual([])
    await tell(run, admin.id)
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    expect(heard.map((payload) => JSON.parse(payload).channel)).toEqual([userChannel(admin.id)])
    await stop()
  })

  test('says when it happened', async () => {
    await tell({ ...run, at: new Date('2026-02-27T09:00:00Z') }, admin.id)
    expect((await list()).notices[0].at).toMatch(/^2026-02-27.09:00/)
  })

  test('leads somewhere inside the product, or is not stored', async () => {
    await expect(tell({ ...run, link: 'https://elsewhere.example' }, admin.id)).rejects.toThrow()
  })
})

describe('reading', () => {
  test('one, and taking it back', async () => {
    await tell(run, admin.id)
    const [{ id }] = (await list()).notices
    expect((await read(`${id}/read`, {})).status).toBe(200)
    expect(await list('?unread=true')).toMatchObject({ notices: [], unread: 0 })
    expect((await list()).notices[0].read).toBe(true)
    await read(`${id}/read`, { read: false })
    expect((await list()).unread).toBe(1)
  })

  test('all that were seen; what came meanwhile stays unread', async () => {
    await tell(run, admin.id)
    await tell(leave, admin.id)
    const seen = await list()
    await tell({ ...run, link: '/app/new' }, admin.id)
    expect((await read('read', { newest: seen.notices[0].id })).status).toBe(200)
    const left = await list('?unread=true')
    expect(left.notices.map(({ link }: { link: string }) => link)).toEqual(['/app/new'])
  })

  test('of somebody else is refused as unknown and changes nothing', async () => {
    const colleague = await personWith(server, admin.companyId, [])
    await tell(run, admin.id)
    const [{ id }] = (await list()).notices
    expect((await read(`${id}/read`, {}, colleague)).status).toBe(404)
    expect((await read('read', { newest: id }, colleague)).status).toBe(404)
    expect((await list()).unread).toBe(1)
  })

  test('a count no further than a hundred', async () => {
    await server.db.forCompany(admin.companyId).transaction((tx) =>
      sql`insert into notices (company_id, account_id, id, word, link)
          select ${admin.companyId}, ${admin.id}, gen_random_uuid(), 'test.notice-run', '/app' from generate_series(1, 150)`.execute(
        tx,
      ),
    )
    expect((await list()).unread).toBe(100)
  })
})
