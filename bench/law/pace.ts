/** How many cases one core answers in a second of its own time. */
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'

export type Case = { readonly scheme: string; readonly on: string; readonly given: unknown }

const WARM_UP = 300

export function perSecond(cases: readonly Case[], worksheet: boolean, seconds: number): number {
  const round = () => {
    for (const { scheme, on, given } of cases) {
      if (isRefusedAnswer(workOut(scheme, on, given, { worksheet }).answer)) throw new Error(`${scheme} was refused`)
    }
  }
  for (const until = performance.now() + WARM_UP; performance.now() < until; ) round()
  // Processor time, so that whatever else the machine does takes nothing away.
  const start = process.cpuUsage()
  let spent = 0
  let rounds = 0
  while (spent < seconds * 1_000_000) {
    round()
    rounds += 1
    const { user, system } = process.cpuUsage(start)
    spent = user + system
  }
  return Math.round((rounds * cases.length * 1_000_000) / spent)
}
