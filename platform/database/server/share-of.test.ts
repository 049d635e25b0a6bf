import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { shareOf } from './share-of.ts'

/** A pool that never ends, and tells how many of it are out. */
function pool() {
  let out = 0
  const connect = async () => {
    out += 1
    return { release: () => (out -= 1) } as unknown as PoolClient
  }
  return { connect, out: () => out }
}

test('one company holds its share and no more; whoever waits goes on in the order of coming', async () => {
  const all = pool()
  const share = shareOf(all, { most: 2, patience: 60_000 })
  const held = [await share.connect(), await share.connect()]
  const came: number[] = []
  const later = [1, 2].map((which) =>
    share.connect().then((client) => {
      came.push(which)
      return client
    }),
  )
  await shareOf(all, { most: 2, patience: 60_000 }).connect()
  expect([all.out(), came]).toEqual([3, []])
  held[0]?.release()
  held[1]?.release()
  await Promise.all(later)
  expect([all.out(), came]).toEqual([3, [1, 2]])
})

test('who waits too long is told in the words of the pool, and their place is free again', async () => {
  const all = pool()
  const share = shareOf(all, { most: 1, patience: 1 })
  const held = await share.connect()
  await expect(share.connect()).rejects.toThrow('timeout exceeded when trying to connect')
  held.release()
  await share.connect()
  expect(all.out()).toBe(1)
})

test('a connection that could not be had takes no place', async () => {
  let fails = true
  const all = pool()
  const connect = async () => (fails ? Promise.reject(new Error('refused')) : all.connect())
  const share = shareOf({ connect }, { most: 1, patience: 1_000 })
  await expect(share.connect()).rejects.toThrow('refused')
  fails = false
  await share.connect()
  expect(all.out()).toBe(1)
})
