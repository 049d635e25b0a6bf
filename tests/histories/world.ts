/** The product in this process with its fault points, the clock and the mail server; and one company of a history. */
import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import { peopleOf } from '../safety/support/sample-sheets.ts'
import { newCompany, signIn } from '../support/client.ts'
import { type Product, startProduct } from '../support/product.ts'
import { Faults, type Planned } from './fault-points.ts'
import { faultyDatabase, faultyFiles, faultyHandler } from './faulty-parts.ts'
import { type Observed, observe } from './observed.ts'
import { type PostOffice, postOffice } from './post-office.ts'

export type World = {
  readonly product: Product
  /** The product's database without faults. */
  readonly plain: Database
  readonly services: Services
  readonly faults: Faults
  readonly post: PostOffice
  /** How often each kind of step was taken, and refused. */
  readonly taken: Map<string, { accepted: number; refused: number }>
  stop(): Promise<void>
}

/** Every history begins on this day, a Friday, in the morning of Kuala Lumpur. */
const BEGINS = Date.parse('2026-11-20T01:00:00Z')

export async function startWorld(): Promise<World> {
  const faults = new Faults()
  const post = await postOffice()
  let plain: Database | undefined
  const product = await startProduct(
    { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
    (handlers) => handlers.map(faultyHandler(faults)),
    (services) => {
      plain = services.db
      return { db: faultyDatabase(services.db, faults), files: faultyFiles(services.files, faults) }
    },
    (app) =>
      app.addHook('preHandler', (request, _to, done) =>
        request.headers[OF_HISTORY] === undefined ? done() : faults.within(done),
      ),
  )
  if (!plain) throw new Error('no database was given')
  return {
    product,
    plain,
    services: product.services,
    faults,
    post,
    taken: new Map(),
    async stop() {
      await product.stop()
      await post.stop()
    },
  }
}

const OF_HISTORY = 'x-history'

export type Request = {
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object | undefined
  readonly file?: { readonly name: string; readonly content: string } | undefined
}
// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as they come over the wire
export type Answer = { readonly status: number; readonly text: string; readonly body: any }

export class Company {
  readonly world: World
  readonly id: string
  readonly email: string
  readonly password: string
  #token: string
  /** What the activity log and the notices had come to before the step. */
  since = { entries: 0, notices: '' }
  /** Faults after which bytes may lie about that no row names. */
  strewn = 0
  /** Whether a mail was refused for good. */
  turnedAway = false

  private constructor(world: World, admin: { email: string; password: string }, token: string, id: string) {
    this.world = world
    this.email = admin.email
    this.password = admin.password
    this.#token = token
    this.id = id
  }

  static async open(world: World): Promise<Company> {
    setClock(world, BEGINS)
    const admin = await newCompany(world.product.client)
    const { body } = await admin.get('api/auth/me')
    const company = new Company(world, admin, tokenOf(admin.headers()), body.data.company_id)
    const sheet = peopleOf('A', 3)
    const added = await company.send(
      { method: 'POST', path: IMPORT, file: { name: 'people.csv', content: sheet } },
      { key: 'the first people' },
    )
    if (added?.status !== 200) throw new Error(`the first people were refused: ${added?.text}`)
    return company
  }

  /** Undefined where the answer was lost. */
  async send(
    { method, path, body, file }: Request,
    { key, fault }: { readonly key: string; readonly fault?: Planned | undefined },
  ): Promise<Answer | undefined> {
    const { faults, product } = this.world
    const headers = { 'idempotency-key': key, [OF_HISTORY]: 'yes' }
    const ask = async () => {
      const sent = await fetch(`${product.url}/${path}`, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${this.#token}`,
          ...(file || !body ? {} : { 'content-type': 'application/json' }),
        },
        ...(file ? { body: formOf(file, body) } : body ? { body: JSON.stringify(body) } : {}),
      })
      const text = await sent.text()
      return { status: sent.status, text, body: text.startsWith('{') ? JSON.parse(text) : undefined }
    }
    faults.arm(fault)
    try {
      let answer = await ask()
      // Hours may have passed: whoever works on signs in again.
      if (answer.status === 401) {
        this.#token = tokenOf((await signIn(product.client, this.email, this.password)).headers())
        answer = await ask()
      }
      return answer
    } finally {
      faults.arm(undefined)
    }
  }

  observe = (): Promise<Observed> => observe(this.world.plain, this.id)

  async idOf(staffId: string): Promise<string> {
    const [id] = await this.ids(sql`select id from employees where company_id = ${this.id} and staff_id = ${staffId}`)
    return id ?? ''
  }

  /** 'A-0001 2026-12-07 approved' */
  async leaveIds(leave: string): Promise<string[]> {
    const [staff, day, status] = leave.split(' ')
    if (day === undefined) return []
    return this.ids(
      sql`select l.id from leave_applications l join employees e on e.company_id = l.company_id and e.id = l.employee_id
          where l.company_id = ${this.id} and e.staff_id = ${staff} and l.from_date = ${day} and l.status = ${status} limit 1`,
    )
  }

  async ids(question: ReturnType<typeof sql>): Promise<string[]> {
    const { rows } = await this.world.plain.system.read((tx) =>
      (question as ReturnType<typeof sql<{ id: string }>>).execute(tx),
    )
    return rows.map(({ id }) => id)
  }
}

export const IMPORT = 'api/panel/employee/add/by/batch/upload/0'

export function setClock({ product }: World, at: number): void {
  product.pass((at - product.now().getTime()) / 1000)
}

const tokenOf = ({ authorization = '' }: Record<string, string>) => authorization.replace('Bearer ', '')

function formOf({ name, content }: { name: string; content: string }, fields: object = {}): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
  form.set('file', new Blob([content]), name)
  return form
}
