/**
 * As many clock in as can, against a bare Fastify and pg server that does nothing but the insert, in a transaction of its
 * own under row-level security. Both by turns in one run, with as many at once, called in the same way.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { newId } from '#platform/clock/server/new-id.ts'
import { openingSql } from '#platform/database/server/scope.ts'
import { median } from '../figures.ts'
import { allOver, post } from './asking.ts'
import { clockBody, NOW, type TimeCompany } from './time-company.ts'

const ABREAST = 16
const EACH = Number(process.env.BENCH_TIME_EACH ?? 600)
const CONNECTIONS = 10

/** Both in clockings a second. */
export async function againstBare({ server, subject, accounts }: TimeCompany, url: string) {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  const bare = bareServer(pool, subject.company.companyId)
  const { employeeIds } = subject
  try {
    const [own, others]: [number[], number[]] = [[], []]
    const types = ['break_out', 'break_in', 'out']
    for (const type of types) {
      own.push(
        await pace(Math.min(EACH, accounts.length), (at) =>
          post(server, 'emp/attendance/clock', clockBody(type), accounts[at]),
        ),
      )
      others.push(
        await pace(EACH, async (at) => {
          const payload = { ...clockBody(type), employee_id: employeeIds[at % employeeIds.length] }
          const { statusCode, body } = await bare.inject({ method: 'POST', url: '/clock', payload })
          if (statusCode !== 201) throw new Error(`the bare server answered ${statusCode} ${body}`)
        }),
      )
    }
    return { own: median(own), bare: median(others) }
  } finally {
    await bare.close()
    await ended(pool)
  }
}

async function pace(many: number, one: (at: number) => Promise<unknown>): Promise<number> {
  let next = 0
  const begun = performance.now()
  const worker = async () => {
    for (let at = next++; at < many; at = next++)
      await one(at).catch((failure) => {
        next = many
        throw failure
      })
  }
  await allOver(Array.from({ length: ABREAST }, worker))
  return many / ((performance.now() - begun) / 1_000)
}

/**
 * Once each connection is closed. The pool alone says that it has ended while they are still closing, and a database that
 * is taken away then ends them with an error that nobody hears, and with it this program.
 */
async function ended(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount
  const closed = new Promise<void>((done) => {
    if (open === 0) done()
    pool.on('remove', () => {
      open -= 1
      if (open === 0) done()
    })
  })
  await pool.end()
  await closed
}

function bareServer(pool: pg.Pool, companyId: string) {
  const app = Fastify()
  const opening = openingSql({ kind: 'company', companyId }, {})
  const text = `insert into clockings (company_id, id, employee_id, type, method, occurred_at, received_at, latitude,
      longitude, accuracy, is_mocked, flags) values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, false, '{}') returning *`
  type Body = ReturnType<typeof clockBody> & { readonly employee_id: string }
  app.post<{ Body: Body }>('/clock', async ({ body }, answer) => {
    const client = await pool.connect()
    try {
      await client.query(opening)
      const values = [
        companyId,
        newId(),
        body.employee_id,
        body.type,
        body.method,
        NOW,
        body.latitude,
        body.longitude,
        body.accuracy,
      ]
      const { rows } = await client.query({ name: 'clock', text, values })
      await client.query('commit')
      return answer.status(201).send(rows[0])
    } catch (failure) {
      await client.query('rollback')
      throw failure
    } finally {
      client.release()
    }
  })
  return app
}
