import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply } from '#platform/http/server/answers.ts'
import { sendFile } from '#platform/http/server/downloads.ts'
import { fromView } from './from-view.ts'

const MB = 1024 * 1024
let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** A product that has this one file; `ended` is how its view of the data was closed. */
async function serving(pieces: () => AsyncIterable<Buffer>) {
  let ended = 'open'
  const company = {
    read: async <Done>(work: (tx: Tx) => Promise<Done>) => {
      try {
        const done = await work({} as Tx)
        ended = 'committed'
        return done
      } catch (failure) {
        ended = 'rolled back'
        throw failure
      }
    },
  }
  app = Fastify({ forceCloseConnections: true })
  app.get('/file', async (_request, to) =>
    sendFile(to, fileReply('list.csv', 'text/plain', await fromView(company, async () => pieces()))),
  )
  const url = await app.listen({ port: 0 })
  return { url: `${url}/file`, ended: () => ended }
}

async function* pieces(count: number, each: (at: number) => void = () => {}): AsyncGenerator<Buffer> {
  for (let at = 0; at < count; at += 1) {
    each(at)
    yield Buffer.alloc(64 * 1024, 'a')
    await pause(0)
  }
}

describe('a file that is written while it is sent', () => {
  test('arrives whole, its first bytes long before the last are made', async () => {
    let made = 0
    const { url, ended } = await serving(() => pieces(320, (at) => (made = at)))
    const answer = await fetch(url)
    expect(made).toBeLessThan(160)
    expect((await answer.arrayBuffer()).byteLength).toBe(20 * MB)
    expect(ended()).toBe('committed')
  })

  test('breaks off where it fails, so that nobody takes the half for the whole', async () => {
    const { url, ended } = await serving(() =>
      pieces(100, (at) => {
        if (at === 99) throw new Error('the database went away')
      }),
    )
    await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow()
    expect(ended()).toBe('rolled back')
  })

  test('is a failure like others where it fails before anything was sent', async () => {
    const { url } = await serving(() =>
      pieces(1, () => {
        throw new Error('the database went away')
      }),
    )
    expect((await fetch(url)).status).toBe(500)
  })

  test('is not made any further once its reader has gone', async () => {
    let made = 0
    const { url, ended } = await serving(() => pieces(100_000, (at) => (made = at)))
    const leaving = new AbortController()
    const answer = await fetch(url, { signal: leaving.signal })
    await answer.body?.getReader().read()
    leaving.abort()
    await vi.waitFor(() => expect(ended()).toBe('rolled back'), 30_000)
    expect(made).toBeLessThan(1_000)
  })

  test('waits for a slow reader with a few million bytes ready, and no more', async () => {
    let made = 0
    const { url } = await serving(() => pieces(1_600, (at) => (made = at)))
    const answer = await fetch(url)
    await pause(1_000)
    expect(made * 64 * 1024).toBeLessThan(20 * MB)
    expect((await answer.arrayBuffer()).byteLength).toBe(100 * MB)
  })
})
