/** Ten thousand people who come within five minutes, each when chance will have it: how long the slowest of a hundred waits. */
import { allOver, post, shareOf } from './asking.ts'
import { clockBody, demandKept, PEOPLE, type TimeCompany } from './time-company.ts'

/** At this pace for so long; a shorter time has fewer people, never another pace. */
const SECONDS = Number(process.env.BENCH_TIME_SECONDS ?? 300)
const PACE = 10_000 / 300

export type Arrivals = { readonly p99: number; readonly people: number; readonly seconds: number }

export async function arrivals({ server, accounts, subject }: TimeCompany): Promise<Arrivals> {
  const people = Math.min(PEOPLE, Math.round(PACE * SECONDS), accounts.length)
  const times: number[] = []
  const under: Promise<void>[] = []
  const begun = performance.now()
  // As a Poisson stream has it: the gaps are exponential, by numbers that are the same at each run.
  let due = 0
  for (let at = 0; at < people; at += 1) {
    due += (-Math.log(1 - chance(at)) / PACE) * 1_000
    const wait = begun + due - performance.now()
    if (wait > 0) await new Promise((go) => setTimeout(go, wait))
    const came = begun + due
    // Counted from when the person pressed, also where this program was late itself.
    const clocked = post(server, 'emp/attendance/clock', clockBody('in'), accounts[at]).then(
      () => void times.push(performance.now() - came),
    )
    // A refusal is told at the end: unheard meanwhile it would end the program, with its database left behind.
    clocked.catch(() => {})
    under.push(clocked)
  }
  await allOver(under)
  const seconds = (performance.now() - begun) / 1_000
  await demandKept(subject, 'in', people)
  return { p99: shareOf(times, 0.99), people, seconds }
}

/** Between 0 and 1, without a pattern that matters. */
function chance(at: number): number {
  const mixed = Math.imul(at + 1, 2_654_435_761) >>> 0
  return ((Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0) % 1_000_003) / 1_000_003
}
