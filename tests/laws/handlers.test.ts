/** Handlers take the request, stores hold the SQL: what asks the database stands in a function with a name of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = ['platform', 'modules'].flatMap((shelf) =>
  readdirSync(shelf, { recursive: true, encoding: 'utf8' }).map((path) => `${shelf}/${path.replaceAll('\\', '/')}`),
)
const handlers = sources.filter(
  (path) =>
    /\/server\/(.*\/)?([\w-]*handlers?|[\w-]+-calls|handlers\/[\w-]+)\.ts$/.test(path) && !/\.test\./.test(path),
)
/** The builder of statements, or a statement built by a transaction itself. */
const ASKS = /from 'kysely'|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/

test('there are handlers to look at', () => {
  expect(handlers.length).toBeGreaterThan(100)
})

test('no handler asks the database by itself', () => {
  expect(handlers.filter((path) => ASKS.test(readFileSync(path, 'utf8')))).toEqual([])
})

test.each(["import { sql } from 'kysely'", "await tx.insertInto('claim_groups').values({ name }).execute()"])(
  'it would be seen: %s',
  (planted) => {
    expect(ASKS.test(planted)).toBe(true)
  },
)
