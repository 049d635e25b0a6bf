/**
 * One step of a history: a request that is sent by a key until it is answered, whatever strikes meanwhile, or until
 * whoever sent it gives up. Afterwards there is what was acknowledged, once; what was refused changed nothing; and what
 * was given up is there whole or not at all.
 */
import { randomUUID } from 'node:crypto'
import type fc from 'fast-check'
import { expect } from 'vitest'
import type { FaultPoint, Planned } from './fault-points.ts'
import { inOrder, type Observed } from './observed.ts'
import { sound } from './soundness.ts'
import type { Answer, Company, Request, World } from './world.ts'

/** What a history knows: what there is, as far as it was seen. */
export type Known = { seen: Observed }

export type Kind<Given> = {
  readonly name: string
  /** Undefined where there is nothing that it could be about. */
  readonly request: (given: Given, seen: Observed, company: Company) => Promise<Request | undefined>
  /** What there may be when it is done; without an answer, everything that it can come to. */
  readonly after: (given: Given, seen: Observed, answer: Answer | undefined) => readonly Observed[]
}

export type Trouble = {
  /** In the first attempt, and in the second. */
  readonly faults: readonly Planned[]
  /** Whether it is left at that, or sent until it is answered. */
  readonly givesUp: boolean
  /** Whether it is sent once more, though it was answered. */
  readonly again: boolean
}

export class Step<Given> implements fc.AsyncCommand<Known, Company> {
  readonly #kind: Kind<Given>
  readonly #given: Given
  readonly #trouble: Trouble

  constructor(kind: Kind<Given>, given: Given, trouble: Trouble) {
    this.#kind = kind
    this.#given = given
    this.#trouble = trouble
  }

  check = () => true

  toString(): string {
    const { faults, givesUp, again } = this.#trouble
    const told = [...faults.map(({ point, nth }) => `${point} (${nth})`), givesUp && 'gives up', again && 'again']
    return [this.#kind.name, JSON.stringify(this.#given), ...told.filter(Boolean)].join(', ')
  }

  async run(known: Known, company: Company): Promise<void> {
    const before = known.seen
    const request = await this.#kind.request(this.#given, before, company)
    if (!request) return
    const key = randomUUID()
    const answer = await this.#answered(company, request, key)
    known.seen = await company.observe()
    const possible = this.#possible(before, answer)
    expect(possible, `${this}: ${answer?.status ?? 'no answer'} ${answer?.text.slice(0, 300) ?? ''}`).toContainEqual(
      known.seen,
    )
    if (answer && answer.status < 300 && this.#trouble.again) {
      const again = await company.send(request, { key })
      expect([again?.status, again?.text], `${this} sent again`).toEqual([answer.status, answer.text])
      expect(await company.observe(), `${this} sent again`).toEqual(known.seen)
    }
    await sound(company, String(this))
    if (answer) count(company.world, this.#kind.name, answer.status < 300)
  }

  /** Undefined where it was given up. */
  async #answered(company: Company, request: Request, key: string): Promise<Answer | undefined> {
    const { faults, givesUp } = this.#trouble
    for (const fault of faults) {
      const answer = await struck(company, request, key, fault)
      if (answer) return answer
    }
    if (faults.length > 0 && givesUp) return undefined
    const answer = await company.send(request, { key })
    expect(answer?.status, `${this}: ${answer?.text.slice(0, 500)}`).toBeLessThan(500)
    return answer
  }

  #possible(before: Observed, answer: Answer | undefined): readonly Observed[] {
    const after = () => this.#kind.after(this.#given, before, answer).map(inOrder)
    if (!answer) return [before, ...after()]
    return answer.status < 300 ? after() : [before]
  }
}

/** Undefined where nobody was told what became of it. */
async function struck(company: Company, request: Request, key: string, fault: Planned): Promise<Answer | undefined> {
  const { faults } = company.world
  if (STREWING.has(fault.point)) company.strewn += 1
  if (fault.point === 'answer: lost on its way') {
    faults.hit(fault.point)
    await company.send(request, { key })
    return undefined
  }
  const answer = await company.send(request, { key, fault })
  return answer && answer.status < 500 ? answer : undefined
}

/** Better bytes that no row names than a row without its bytes. */
const STREWING: ReadonlySet<FaultPoint> = new Set([
  'database: the answer of a transaction lost',
  'database: broken off while reading',
  'answer: lost before it is kept',
  'disk: written, and failed all the same',
  'disk: cannot take away',
])

function count({ taken }: World, name: string, accepted: boolean): void {
  const so = taken.get(name) ?? { accepted: 0, refused: 0 }
  taken.set(name, accepted ? { ...so, accepted: so.accepted + 1 } : { ...so, refused: so.refused + 1 })
}
