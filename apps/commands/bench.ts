/**
 * npm run bench [-- PART ...]: speed and memory of what matters, each against its bar; ratios inside one run where a
 * machine’s speed would decide. Parts: law, pdf, payroll, runs, claims, leave, time, planner, people, hiring, import, pages,
 * many-companies, soak. Prints one table; tells on standard error what it is at.
 */
import { cpus, loadavg } from 'node:os'
import { type Figure, holds, table } from '#bench/figures.ts'

const parts: Record<string, () => Promise<readonly Figure[]>> = {
  law: async () => (await import('#bench/law/law.ts')).measureLaw(),
  payroll: async () => (await import('#bench/payroll-month.ts')).measurePayrollMonth(),
  claims: async () => (await import('#bench/claims.ts')).measureClaims(),
  runs: async () => (await import('#bench/payroll/around-month.ts')).measureRuns(),
  leave: async () => (await import('#bench/leave.ts')).measureLeave(),
  time: async () => (await import('#bench/time/time.ts')).measureTime(),
  planner: async () => (await import('#bench/planner.ts')).measurePlanner(),
  people: async () => (await import('#bench/people/people.ts')).measurePeople(),
  hiring: async () => (await import('#bench/hiring.ts')).measureHiring(),
  import: async () => (await import('#bench/long-import.ts')).measureLongImport(),
  pages: async () => (await import('#bench/pages.ts')).measurePages(),
  'many-companies': async () => (await import('#bench/many-companies.ts')).measureManyCompanies(),
  soak: async () => (await import('#bench/soak.ts')).measureSoak(),
  pdf: async () => perSecond('PDF: ', (await import('#bench/payslip-pdf.ts')).measurePayslipPdf()),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length) {
  process.stderr.write(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.\n`)
  process.exit(1)
}
/** Others on the machine make figures of time worthless, so what they took is told. */
const busy = loadavg()[0] ?? 0
const figures: Figure[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length && !wanted.includes(name)) continue
  process.stderr.write(`${name} ...\n`)
  figures.push(...(await measure()))
}
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${process.platform}, load before ${busy.toFixed(1)}`
const missed = figures.filter((figure) => !holds(figure)).length
process.stdout.write(`${machine}\n\n${table(figures)}\n${figures.length - missed} hold, ${missed} missed\n`, () =>
  process.exit(missed ? 1 : 0),
)

type Pace = { readonly name: string; readonly perSecond: number; readonly wanted: number }

function perSecond(before: string, paces: readonly Pace[]): readonly Figure[] {
  return paces.map(({ name, perSecond: measured, wanted: bar }) => ({
    what: before + name,
    measured,
    unit: '/s',
    wanted: bar,
    good: 'at least',
  }))
}
