/** What happens beside the requests: the clock is set, the mails go out, the night comes. */
import type fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { startMailSender } from '#platform/mail/server/sender.ts'
import { queueWantedMails } from '#platform/mail/server/wanted-mails.ts'
import { type FaultPoint, faultPoints, type Planned } from '../fault-points.ts'
import { sound } from '../soundness.ts'
import type { Known } from '../step.ts'
import type { Company, World } from '../world.ts'

export class SetClock implements fc.AsyncCommand<Known, Company> {
  readonly #minutes: number
  constructor(minutes: number) {
    this.#minutes = minutes
  }

  check = () => true
  toString = () => `the clock goes ${this.#minutes} minutes`

  async run(known: Known, company: Company): Promise<void> {
    const { product, faults } = company.world
    faults.hit(this.#minutes < 0 ? 'clock: back' : 'clock: forward')
    product.pass(this.#minutes * 60)
    expect(await company.observe(), String(this)).toEqual(known.seen)
  }
}

/** Also the database may fail while mails go out. */
export class SendMails implements fc.AsyncCommand<Known, Company> {
  readonly #fault: Planned | undefined
  constructor(fault: Planned | undefined) {
    this.#fault = fault
  }

  check = () => true
  toString = () => `mails go out, ${this.#fault ? `${this.#fault.point} (${this.#fault.nth})` : 'all well'}`

  async run(known: Known, company: Company): Promise<void> {
    const { faults, post, product } = company.world
    product.pass(60)
    const before = await letters(company)
    const met = await post.while(ofMail(this.#fault), async () => {
      faults.arm(this.#fault)
      await faults.within(() => sendDue(company.world)).catch(() => {})
      faults.arm(undefined)
    })
    if (this.#fault && met) faults.hit(this.#fault.point)
    if (this.#fault?.point === 'mail: nobody there' && before.waiting > 0) faults.hit(this.#fault.point)
    if (this.#fault?.point === 'mail: no such mailbox' && met) company.turnedAway = true
    const after = await letters(company)
    expect(after.all, `${this}: no letter is lost, and none is written twice`).toBe(before.all)
    expect(await company.observe(), String(this)).toEqual(known.seen)
    await sound(company, String(this))
  }
}

const ofMail = (fault: Planned | undefined) =>
  fault?.point.startsWith('mail: ') ? (fault.point as Extract<FaultPoint, `mail: ${string}`>) : undefined

/** What goes wrong with mails, and the database's part in it. */
export const mailFaults = faultPoints.filter((point) => /^(mail|database): /.test(point))

async function sendDue({ services, post }: World): Promise<void> {
  const settings = { ...services.settings, smtpUrl: post.url() }
  await queueWantedMails({ ...services, settings })
  const sender = startMailSender({ ...services, settings })
  try {
    await sender?.sendDue()
  } finally {
    await sender?.stop()
  }
}

/** Whoever may not sign in yet, or no more, is not written to. */
async function letters({ world, id }: Company): Promise<{ all: number; waiting: number }> {
  const { rows } = await world.plain.system.read((tx) =>
    sql<{ wanted: number; written: number; waiting: number }>`
      select (select count(*) from wanted_mails w join accounts a on a.id = w.account_id and a.state = 'active'
          where w.company_id = ${id})::int as wanted,
        count(*)::int as written, (count(*) filter (where state = 'waiting'))::int as waiting
      from mails where company_id = ${id}`.execute(tx),
  )
  const { wanted = 0, written = 0, waiting = 0 } = rows[0] ?? {}
  return { all: wanted + written, waiting: wanted + waiting }
}

/** At the end of a history nothing strikes any more: whatever waits arrives, each under one name. */
export async function everyLetterArrives(company: Company): Promise<void> {
  const { world, id } = company
  for (let round = 0; (await letters(company)).waiting > 0; round += 1) {
    expect(round, 'letters go out when nothing is in their way').toBeLessThan(3)
    world.product.pass(7 * 60 * 60)
    await sendDue(world)
  }
  const { rows } = await world.plain.system.read((tx) =>
    sql<{ id: string; state: string }>`select id, state from mails where company_id = ${id}`.execute(tx),
  )
  const received = new Set(world.post.received)
  const missing = rows.filter((mail) => mail.state === 'sent' && !received.has(mail.id))
  expect(missing, 'what is called sent was received').toEqual([])
  const failed = rows.filter((mail) => mail.state === 'failed')
  if (!company.turnedAway) expect(failed, 'nothing is given up that nobody refused').toEqual([])
}
