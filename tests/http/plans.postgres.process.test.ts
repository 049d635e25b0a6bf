/**
 * A company among others that has just moved in: PostgreSQL, which has not counted its rows, takes it for one of hardly
 * anybody. No statement may then go over two sets of it, each row of one against each of the other: what every statement
 * went over is read from its plan, so that neither the machine's speed nor luck decides.
 *
 * @both-homes the plans of a server
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#apps/server/calls.ts'
import { manyCompanies } from '#bench/many/base.ts'
import { moveIn, stepsAtOnce } from '#bench/many/moved-in.ts'
import { BENCH_SECRET } from '#bench/payroll/bench-company.ts'
import { type Client, newCompany } from '../support/client.ts'
import { postgresTestDatabase, startPostgresServer, type TestServer } from '../support/postgres-server.ts'
import { type Product, startProduct } from '../support/product.ts'

/** Fewer than are counted at once by whoever stores them. */
const PEOPLE = 400

describe.skipIf(!process.env.TEST_DATABASE_URL)('with a server that tells its plans', () => {
  let server: TestServer
  let product: Product
  let admin: Client
  let begun = 0
  beforeAll(async () => {
    server = await startPostgresServer({ explains: true })
    const database = await postgresTestDatabase(server.url)
    await manyCompanies(
      database,
      Array.from({ length: 40 }, (_, at) => 20 + 8 * at),
    )
    product = await startProduct(
      { DATABASE_URL: database.url, LOG_LEVEL: 'silent', SEAL_SECRET: BENCH_SECRET },
      (handlers) => handlers,
    )
    admin = await newCompany(product.client, { headcount: 2 * PEOPLE })
    begun = readFileSync(server.plans).length
    await moveIn(admin, PEOPLE)
  })
  afterAll(async () => {
    await product?.stop()
    await server?.stop()
  })

  test('nothing that it does or looks at goes over its people for each of its people', async () => {
    await stepsAtOnce(admin)
    let answered = 0
    for (const path of readable) {
      const { status } = await admin.get(path)
      if (status === 200) answered += 1
    }
    expect(answered).toBeGreaterThan(100)
    const plans = plansIn(readFileSync(server.plans).subarray(begun).toString())
    expect(plans.length).toBeGreaterThan(500)
    const heavy = [...new Set(plans.flatMap((plan) => (isOver(plan.Plan) ? [worstOf(plan)] : [])))]
    expect(heavy).toEqual([])
  })

  /** Of everything that a company may read without naming one thing of it. */
  const readable = calls
    .filter(({ method, path, download }) => method === 'GET' && !download && !path.includes('{'))
    .filter(({ path }) => path.startsWith('api/panel/'))
    .flatMap(({ path }) => [path, `${path}?year=2026&month=1&from=2026-01-01&to=2026-01-31`])
})

type Node = Readonly<Record<string, unknown>> & { readonly Plans?: readonly Node[] }
type Told = { readonly 'Query Text': string; readonly Plan: Node }

function plansIn(log: string): Told[] {
  return log.split('\n').flatMap((line) => {
    if (!line.includes('plan:')) return []
    const { message = '' } = JSON.parse(line) as { message?: string }
    const at = message.indexOf('plan:')
    return at < 0 ? [] : [JSON.parse(message.slice(at + 5)) as Told]
  })
}

const countOf = (node: Node, name: string): number => Number(node[name] ?? 0)
/** What one round of it looks at, whether it is of use or not. */
const lookedAt = (node: Node): number =>
  countOf(node, 'Actual Rows') +
  countOf(node, 'Rows Removed by Filter') +
  countOf(node, 'Rows Removed by Join Filter') +
  countOf(node, 'Rows Removed by Index Recheck')

/** A good part of the company, as often as there are people in a good part of it. */
function isHeavy(node: Node): boolean {
  const loops = countOf(node, 'Actual Loops')
  const isInner = loops > PEOPLE / 4 && lookedAt(node) > PEOPLE / 4
  const compares = countOf(node, 'Rows Removed by Join Filter') * loops > (PEOPLE * PEOPLE) / 4
  return isInner || compares
}

const isOver = (node: Node): boolean => isHeavy(node) || (node.Plans ?? []).some(isOver)

function worstOf({ 'Query Text': text, Plan }: Told): string {
  const found: string[] = []
  const look = (node: Node) => {
    if (isHeavy(node))
      found.push(
        `${node['Node Type']} ${node['Relation Name'] ?? node['CTE Name'] ?? ''} ${node['Index Name'] ?? ''}: ${lookedAt(node)} x ${node['Actual Loops']}`,
      )
    for (const one of node.Plans ?? []) look(one)
  }
  look(Plan)
  return `${found.join('; ')} in ${text.replace(/\s+/g, ' ').slice(0, 400)}`
}
