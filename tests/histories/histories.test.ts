/**
 * Histories of a company that nobody thought of: people come in, pay is run, leave is asked for and decided, papers and
 * mails go their way, while the database breaks off, the disk is full, mail is refused and the clock is set. At every
 * step there is what was acknowledged, once, and nothing else (step.ts, soundness.ts).
 *
 * Here run a few by a seed that stays. `npm run test:whole` runs a hundred, and the many run at night:
 *   HISTORIES=1000 npx vitest run tests/histories
 * The seed is chosen by chance and printed; PROPERTY_SEED=<number> takes the same again, with HISTORY_PATH=<path> that
 * one alone which failed, SHRINK=yes looks for a shorter one that fails like it, LOG_LEVEL=error says what the server
 * logged.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleOf } from '../safety/support/sample-sheets.ts'
import fc from '../support/properties.ts'
import { faultPoints } from './fault-points.ts'
import { soundAtLast } from './soundness.ts'
import { type Kind, type Known, Step } from './step.ts'
import { everyLetterArrives, mailFaults, SendMails, SetClock } from './steps/outside.ts'
import * as kinds from './steps/requests.ts'
import { Company, IMPORT, startWorld, type World } from './world.ts'

const FEW = 3
const MANY = 200
const COUNT = Number(process.env.HISTORIES ?? FEW)
const given = process.env.PROPERTY_SEED
const SEED = given ? Number(given) : COUNT === FEW ? 20_261_121 : Math.floor(Math.random() * 2 ** 31)
const STEPS = 12
const HOURS = 60 * 60_000

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

const upTo = (most: number) => fc.integer({ min: 0, max: most })
const month = fc.constantFrom('2026-09' as const, '2026-10' as const)
/** One of five is wrong. */
const wrong = upTo(4).map((at) => at === 0)
const nth = fc.constantFrom(1, 1, 1, 2, 3)

const requestFaults = faultPoints.filter((point) => !/^(mail|clock): /.test(point))
const troubles = fc.record({
  faults: fc.array(fc.record({ point: fc.constantFrom(...requestFaults), nth }), { maxLength: 2 }),
  givesUp: upTo(3).map((at) => at === 0),
  again: upTo(2).map((at) => at === 0),
})
const steps = <Given>(kind: Kind<Given>, given: fc.Arbitrary<Given>) =>
  fc.tuple(given, troubles).map(([of, trouble]) => new Step(kind, of, trouble))
const person = upTo(5)
const which = upTo(5)
const ofMonth = fc.record({ month })

const history = fc.commands(
  [
    steps(
      kinds.importPeople,
      fc.record({ from: fc.integer({ min: 2, max: 6 }), count: fc.integer({ min: 1, max: 3 }), wrong }),
    ),
    steps(kinds.addPosition, fc.record({ name: upTo(3).map((at) => `Position ${at}`) })),
    steps(kinds.invite, fc.record({ number: upTo(4) })),
    steps(kinds.uploadItems, fc.record({ month, people: fc.integer({ min: 1, max: 3 }), wrong })),
    steps(kinds.addItem, fc.record({ month, person, amount: fc.integer({ min: 1, max: 500 }) })),
    steps(kinds.generate, ofMonth),
    steps(kinds.generate, ofMonth),
    steps(kinds.confirm, ofMonth),
    steps(kinds.confirm, ofMonth),
    steps(kinds.unconfirm, ofMonth),
    steps(kinds.approve, ofMonth),
    steps(kinds.approve, ofMonth),
    steps(kinds.reopen, ofMonth),
    steps(kinds.enterLeave, fc.record({ person, day: upTo(4) })),
    steps(kinds.enterLeave, fc.record({ person, day: upTo(4) })),
    steps(kinds.decideLeave, fc.record({ which, decision: fc.constantFrom('approve', 'reject', 'withdraw') })),
    steps(kinds.decideLeave, fc.record({ which, decision: fc.constantFrom('approve', 'reject', 'withdraw') })),
    steps(kinds.removeLeave, fc.record({ which })),
    steps(kinds.addPaper, fc.record({ person, number: upTo(3), wrong })),
    steps(kinds.addPaper, fc.record({ person, number: upTo(3), wrong })),
    steps(kinds.removePaper, fc.record({ which })),
    fc
      .integer({ min: -3 * 24 * 60, max: 5 * 24 * 60 })
      .filter((minutes) => minutes !== 0)
      .map((minutes) => new SetClock(minutes)),
    fc
      .option(fc.record({ point: fc.constantFrom(...mailFaults), nth }), { nil: undefined })
      .map((fault) => new SendMails(fault)),
  ],
  { maxCommands: STEPS, size: 'max' },
)

test(
  `${COUNT} histories by the seed ${SEED}: what was acknowledged is there once, what was refused changed nothing`,
  async () => {
    let lived = 0
    process.stdout.write(`\n${COUNT} histories by PROPERTY_SEED=${SEED}\n`)
    await fc.assert(
      fc.asyncProperty(history, async (commands) => {
        const company = await Company.open(world)
        const known: Known = { seen: await company.observe() }
        await fc.asyncModelRun(() => ({ model: known, real: company }), commands)
        await everyLetterArrives(company)
        await soundAtLast(company)
        lived += 1
        if (lived % 50 === 0) process.stdout.write(`${lived} histories lived\n`)
      }),
      {
        numRuns: COUNT,
        seed: SEED,
        path: process.env.HISTORY_PATH ?? '',
        endOnFailure: process.env.SHRINK === undefined,
        interruptAfterTimeLimit: 6 * HOURS,
      },
    )
    process.stdout.write(summary())
    // A few cannot come by everything.
    if (COUNT < MANY) return
    expect(world.faults.missed(), 'fault points that nothing came by').toEqual([])
    expect(
      Object.values(kinds)
        .map(({ name }) => name)
        .filter((name) => !world.taken.get(name)?.accepted),
    ).toEqual([])
  },
  6 * HOURS,
)

test('a sheet that was stored though the database’s answer was lost is answered when it comes again, and is there once', async () => {
  const company = await Company.open(world)
  const request = { method: 'POST', path: IMPORT, file: { name: 'people.csv', content: peopleOf('A', 2, 3) } } as const
  const fault = { point: 'database: the answer of a transaction lost', nth: 2 } as const
  expect((await company.send(request, { key: 'lost', fault }))?.status).toBe(503)
  expect((await company.send(request, { key: 'lost' }))?.body.data.accepted).toBe(2)
  expect((await company.observe()).people).toHaveLength(5)
})

/** How often everything struck, and what was taken. */
function summary(): string {
  const struck = [...world.faults.hits].map(([point, hits]) => `${String(hits).padStart(6)}  ${point}`)
  const taken = [...world.taken].map(
    ([name, { accepted, refused }]) => `${String(accepted).padStart(6)} and ${refused} refused  ${name}`,
  )
  return `${[...struck, ...taken].join('\n')}\n`
}
