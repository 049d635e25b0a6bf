/**
 * A month's pay on both homes of the database: how long it takes against the bare writing of the same rows, what a
 * few changed people and two more years of history cost, and what others notice meanwhile.
 */
import { sql } from 'kysely'
import type { Figure } from './figures.ts'
import { median } from './figures.ts'
import { type BenchCompany, benchCompany, benchItems } from './payroll/bench-company.ts'
import { approve, barely, forget, generated, rowsOf } from './payroll/bench-month.ts'
import { embeddedHome, type Home, postgresHome } from './payroll/homes.ts'
import { whileGenerating } from './payroll/meanwhile.ts'

const ROUNDS = 5
const ROUNDS_OF_MANY = 3

export async function measurePayrollMonth(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const open of [postgresHome, embeddedHome]) {
    const home = await open()
    if (!home) continue
    try {
      for (const people of [1_000, 10_000]) figures.push(...(await ofSize(home, people)))
      figures.push(await overTheYears(home))
    } finally {
      await home.close()
    }
  }
  return figures
}

async function ofSize(home: Home, people: number): Promise<Figure[]> {
  const subject = await benchCompany(home.db, people)
  const { company } = subject
  await benchItems(subject, 2026, 1)
  const before = `payroll, ${home.name}, ${people.toLocaleString('en')} people: `
  const ratio = (what: string, measured: number, wanted: number, note: string): Figure => ({
    what: before + what,
    measured,
    unit: 'times',
    wanted,
    good: 'at most',
    note,
  })
  await generated(company, people, 2026, 1)
  const rows = await rowsOf(company, 2026, 1)
  const [first, bare, again]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < (people > 1_000 ? ROUNDS_OF_MANY : ROUNDS); round += 1) {
    await forget(company, 2026, 1)
    first.push(await generated(company, people, 2026, 1))
    again.push(await generated(company, people, 2026, 1))
    bare.push(await barely(company, rows))
  }
  const [generating, writing, repeating] = [median(first), median(bare), median(again)]
  const figures = [
    ratio('generate and store against bare writing', generating / writing, 4, ms(generating, writing)),
    ratio('recompute against generate', repeating / generating, 1.3, ms(repeating, generating)),
  ]
  if (people === 1_000 && home.name === 'PostgreSQL') {
    figures.push({
      what: `${before}generate and store`,
      measured: generating,
      unit: 'ms',
      wanted: 2_000,
      good: 'at most',
    })
  }
  if (people === 10_000) {
    figures.push(await fewChanged(subject, before))
    const meanwhile = await whileGenerating(home, subject)
    const embedded = home.name === 'embedded'
    figures.push(
      {
        what: `${before}other calls meanwhile, p95`,
        measured: meanwhile.p95,
        unit: 'ms',
        wanted: embedded ? 600 : 300,
        good: 'at most',
        note: `${meanwhile.calls} calls`,
      },
      {
        what: `${before}more memory at most`,
        measured: meanwhile.megabytes,
        unit: 'MB',
        wanted: embedded ? 600 : 300,
        good: 'at most',
      },
    )
  }
  return figures
}

async function fewChanged({ company, employeeIds }: BenchCompany, before: string): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const ten = employeeIds.slice(round * 10, round * 10 + 10)
    await company.transaction(async (tx) => {
      await sql`insert into stale_payslips (company_id, id, run_id, employee_id, cause, by_name)
                select company_id, gen_random_uuid(), id, unnest(${ten}::uuid[]), 'salary', 'Bench' from pay_runs
                where company_id = ${company.companyId}`.execute(tx)
    })
    times.push(await generated(company, 10, 2026, 1, true))
  }
  return {
    what: `${before}ten changed people recomputed`,
    measured: median(times),
    unit: 'ms',
    wanted: 500,
    good: 'at most',
  }
}

/** December of the third year against December of the first. */
async function overTheYears(home: Home): Promise<Figure> {
  const people = 1_000
  const subject = await benchCompany(home.db, people)
  const { company } = subject
  const december = async (year: number) => {
    for (let month = 1; month < 12; month += 1) {
      await generated(company, people, year, month)
      await approve(company, year, month)
    }
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await forget(company, year, 12)
      times.push(await generated(company, people, year, 12))
    }
    await approve(company, year, 12)
    return median(times)
  }
  const first = await december(2024)
  await december(2025)
  const third = await december(2026)
  return {
    what: `payroll, ${home.name}: December of the third year against the first`,
    measured: third / first,
    unit: 'times',
    wanted: 1.2,
    good: 'at most',
    note: ms(third, first),
  }
}

const ms = (one: number, other: number): string => `${Math.round(one)} ms against ${Math.round(other)} ms`
