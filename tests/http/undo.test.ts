/** What was removed comes back by what its answer offers: to whoever removed it, for a while, and once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { undoables } from '#apps/server/undo-works.ts'
import { organisationHandlers } from '#modules/organisation/server/handlers.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { companyWithAdmin, type Person, personWith } from '../support/people.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer({ handlers: [...organisationHandlers, ...undoHandlers(undoables)] })
})
beforeEach(async () => {
  admin = await companyWithAdmin(server)
})
afterAll(() => server?.stop())

const structure = 'api/panel/company'
const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, who = admin) =>
  server.send(method, path, { token: who.token, body })
const undo = (id: string, who = admin) => send('POST', `api/emp/undo/${id}`, {}, who)
const position = async (name: string) => (await send('POST', `${structure}/position`, { name })).body.data
const positions = async () => (await send('GET', `${structure}/position`)).body.data

async function removed(name = 'Tea taster'): Promise<{ id: string; offer: string }> {
  const { id } = await position(name)
  const { body } = await send('DELETE', `${structure}/position/${id}`)
  return { id, offer: body.meta.undo }
}

describe('what was removed', () => {
  test('comes back with its id and with all that hung on it', async () => {
    const department = (await send('POST', `${structure}/department`, { name: 'Kitchen', code: 'K' })).body.data
    const body = { name: 'Cook', description: 'Cooks', department_ids: [department.id] }
    const before = (await send('POST', `${structure}/position`, body)).body.data
    const { meta } = (await send('DELETE', `${structure}/position/${before.id}`)).body
    expect(await positions()).toEqual([])
    expect((await undo(meta.undo)).body.message).toBe('Undone')
    expect(await positions()).toEqual([before])
  })

  test('comes back in its place, as a job level', async () => {
    const levels = 'api/panel/employee/jobLevel'
    for (const name of ['Director', 'Manager', 'Staff']) await send('POST', `${levels}/store`, { name })
    const before = (await send('GET', `${levels}/list`)).body.data
    const { meta } = (await send('POST', `${levels}/delete/${before[1].id}`)).body
    expect((await send('GET', `${levels}/list`)).body.data).toHaveLength(2)
    expect((await undo(meta.undo)).status).toBe(200)
    expect((await send('GET', `${levels}/list`)).body.data).toEqual(before)
  })

  test('comes back once', async () => {
    const { offer } = await removed()
    expect((await undo(offer)).status).toBe(200)
    expect((await undo(offer)).status).toBe(409)
    expect(await positions()).toHaveLength(1)
  })

  test('does not come back after a quarter of an hour', async () => {
    const { offer } = await removed()
    server.pass(16 * 60)
    expect((await undo(offer)).status).toBe(409)
    expect(await positions()).toEqual([])
  })

  test('does not come back where its name is taken by now, and nothing half-done stays', async () => {
    const { offer } = await removed()
    await position('tea TASTER')
    const refused = await undo(offer)
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'This can no longer be undone: something else has changed since',
    ])
    expect(await positions()).toHaveLength(1)
    // What stood in the way is gone: it is not too late.
    const [other] = await positions()
    await send('DELETE', `${structure}/position/${other.id}`)
    expect((await undo(offer)).status).toBe(200)
  })

  test('is nobody else’s to bring back', async () => {
    const { offer } = await removed()
    const colleague = await personWith(server, admin.companyId, ['HR Generalist'])
    expect((await undo(offer, colleague)).status).toBe(404)
    expect((await undo(offer, await companyWithAdmin(server))).status).toBe(404)
    expect(await positions()).toEqual([])
  })

  test('is not brought back by whoever may no longer remove it', async () => {
    const manager = await personWith(server, admin.companyId, ['HR Manager'])
    const { id } = await position('Tea taster')
    const { body } = await send('DELETE', `${structure}/position/${id}`, undefined, manager)
    await server.db
      .forCompany(admin.companyId)
      .transaction((tx) =>
        tx.updateTable('account_roles').set({ role: 'HR Leave' }).where('account_id', '=', manager.id).execute(),
      )
    expect((await undo(body.meta.undo, manager)).status).toBe(403)
    expect(await positions()).toEqual([])
  })
})
