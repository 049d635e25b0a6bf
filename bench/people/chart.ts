/** How soon the chart of two thousand people stands on the screen, from the question to what is drawn. */
import { sql } from 'kysely'
import { chartOf } from '#modules/organisation-chart/model/chart.ts'
import { drawingOf, within } from '#modules/organisation-chart/model/layout.ts'
import { type ChartNode, chartOfCall } from '#modules/organisation-chart/server/chart-of-call.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { type Figure, median } from '../figures.ts'
import { type BenchCompany, benchCompany } from '../payroll/bench-company.ts'
import { embeddedHome, type Home, postgresHome } from '../payroll/homes.ts'

const PEOPLE = 2_000
/** Each manager leads so many. */
const SPAN = 8
const ROUNDS = 7
const WINDOW = { left: 0, top: 0, right: 1_440, bottom: 900 }

export async function chartFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const open of [postgresHome, embeddedHome]) {
    const home = await open()
    if (!home) continue
    try {
      figures.push(await chartFigure(home))
    } finally {
      await home.close()
    }
  }
  return figures
}

async function chartFigure(home: Home): Promise<Figure> {
  const subject = await benchCompany(home.db, PEOPLE)
  await giveManagers(subject)
  const times: number[] = []
  let drawn = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const wire = JSON.stringify(await subject.company.read((tx) => chartOfCall(tx, asking(subject))))
    const drawing = drawingOf(chartOf(JSON.parse(wire) as ChartNode[]).roots, new Set())
    within(drawing, WINDOW)
    times.push(performance.now() - began)
    drawn = drawing.boxes.length
  }
  return {
    what: `people, ${home.name}: the organisation chart of ${PEOPLE.toLocaleString('en')}, read, sent and placed`,
    measured: median(times),
    unit: 'ms',
    wanted: 500,
    good: 'at most',
    note: `${drawn} boxes`,
  }
}

const asking = ({ company }: BenchCompany) => ({
  company,
  clock: clockOf(() => new Date()),
  session: { roles: ['Company Admin'], accountId: '', timezone: 'Asia/Kuala_Lumpur' } as unknown as LiveSession,
})

const giveManagers = ({ company, employeeIds }: BenchCompany): Promise<unknown> =>
  company.transaction((tx) => {
    const pairs = employeeIds.slice(1).map((id, at) => ({ id, manager_id: employeeIds[Math.floor(at / SPAN)] }))
    return sql`
      update employees e set manager_id = given.manager_id
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given(id uuid, manager_id uuid)
      where e.company_id = ${company.companyId} and e.id = given.id`.execute(tx)
  })
