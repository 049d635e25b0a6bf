// A share of the connections: one company that is slow, or whose tables are locked, keeps waiting in its own line while
// the others are served. (A bulkhead; where the pool has one connection there is nothing to share.)
import type { PoolClient } from 'pg'
import { NOT_IN_TIME } from './outage.ts'
import type { Connecting } from './scoped-dialect.ts'

type Share = { readonly most: number; readonly patience: number }

/**
 * At most `most` connections of `whole` at a time; who comes beyond that waits in line, first come first served, and is
 * told after `patience` milliseconds, as the pool tells it.
 */
export function shareOf(whole: Connecting, { most, patience }: Share): Connecting {
  let held = 0
  const line: (() => void)[] = []
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else held -= 1
  }
  const enter = async () => {
    if (held < most) {
      held += 1
      return
    }
    await new Promise<void>((come, give) => {
      const mine = () => {
        clearTimeout(timer)
        come()
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(mine), 1)
        give(new Error(NOT_IN_TIME))
      }, patience)
      line.push(mine)
    })
  }
  const connect = async (): Promise<PoolClient> => {
    await enter()
    try {
      const client = await whole.connect()
      // The pool gives each holder a release of their own.
      const { release } = client
      client.release = (broken) => {
        client.release = release
        leave()
        release.call(client, broken)
      }
      return client
    } catch (failure) {
      leave()
      throw failure
    }
  }
  return { whole, connect }
}
