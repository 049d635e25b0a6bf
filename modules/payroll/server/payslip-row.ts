/** From a payslip as worked out to the row that is stored. Runs where the law runs, also on a worker thread. */
import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables } from '#platform/database/server/tables.generated.ts'
import { placesOf } from '../model/alike-days.ts'
import { type Coming, isAmount } from '../model/contributed.ts'
import type { PersonMonth } from '../model/country-pack.ts'
import { type Folded, folded } from '../model/folded.ts'
import { gatheredAsked } from '../model/gathered-asked.ts'
import type { FormerPayslip, PayslipMade } from '../model/make-payslip.ts'
import { worksheetPacker } from '../model/packed-worksheet.ts'
import { attentionOf } from '../model/payslip.ts'
import type { Period } from '../model/period.ts'
import { derivedId } from './derived-id.ts'

export type PayslipRow = Insertable<Tables['payslips']>

/** With the shapes of its worksheets by their hashes, which are stored once. */
export type StoredPayslip = { readonly row: PayslipRow; readonly shapes: ReadonlyMap<string, string> }

export type RowPlace = {
  readonly companyId: string
  readonly runId: string
  readonly version: number
  readonly lawHash: string
  readonly period: Period
}

export function payslipRow(
  { companyId, runId, version, lawHash, period }: RowPlace,
  { person }: PersonMonth,
  former: FormerPayslip | undefined,
  made: PayslipMade,
): StoredPayslip {
  const money = (figure: string) => String(made.figures[figure])
  const { shape, values } = pack(made.worksheet)
  const brought = made.contributed && packedOf(made.contributed)
  const row: PayslipRow = {
    company_id: companyId,
    run_id: runId,
    version,
    employee_id: person.id,
    id: payslipId(runId, person.id),
    year: period.year,
    month: period.month,
    staff_id: person.staffId,
    full_name: person.fullName,
    department: person.department,
    position: person.position,
    employment_type: person.employmentType,
    gross_pay: money('gross_pay'),
    total_deductions: money('total_deductions'),
    net_pay: money('net_pay'),
    employer_cost: money('employer_cost'),
    former_gross_pay: former?.grossPay ?? null,
    former_net_pay: former?.netPay ?? null,
    attention: attentionOf(made.findings),
    joined: person.joinedOn >= period.first,
    left_in_month: person.leftOn !== null && person.leftOn <= period.last,
    findings: JSON.stringify(made.findings),
    changes: JSON.stringify(made.changes),
    figures: JSON.stringify(made.figures),
    lines: JSON.stringify(made.lines),
    inputs: JSON.stringify(made.inputs),
    given: JSON.stringify(made.given),
    carried: JSON.stringify(made.carried),
    ahead: made.ahead ?? null,
    of_month: made.ofMonth ? JSON.stringify(made.ofMonth) : null,
    contributed: brought ? JSON.stringify(brought.kept) : null,
    contributed_worksheets: brought && brought.worksheets.length > 0 ? JSON.stringify(brought.worksheets) : null,
    worksheet: [...values],
    worksheet_shape: hashOf(shape),
    law_hash: lawHash,
  }
  return { row, shapes: new Map([...(brought?.shapes ?? []), [row.worksheet_shape, shape]]) }
}

/** Worksheets beside what was brought, and not in it: what earlier months paid is read often, and how they came to it is not. */
function packedOf(contributed: readonly Coming[]): Packed {
  const places = placesOf(contributed)
  const shapes = new Map<string, string>()
  const worksheets = contributed.flatMap((one, nth) => {
    if (!isAmount(one) || one.worksheet.length === 0) return []
    const { shape, values } = pack(one.worksheet)
    shapes.set(hashOf(shape), shape)
    return [{ at: places[nth]?.[0], shape: hashOf(shape), values }]
  })
  const asked = gatheredAsked(contributed, places)
  return { kept: folded(contributed, places), shapes, worksheets: [...worksheets, ...asked] }
}
type Packed = {
  readonly kept: Folded
  readonly shapes: ReadonlyMap<string, string>
  readonly worksheets: readonly object[]
}

// One thread meets a few shapes over and over; forgotten with all others before they become too many.
let pack = worksheetPacker()
let hashes = new Map<string, string>()
const SHAPES_KNOWN = 500

function hashOf(shape: string): string {
  const known = hashes.get(shape)
  if (known) return known
  if (hashes.size >= SHAPES_KNOWN) {
    pack = worksheetPacker()
    hashes = new Map()
  }
  const hash = createHash('sha256').update(shape).digest('base64url').slice(0, 32)
  hashes.set(shape, hash)
  return hash
}

/** The same person's payslip of a run keeps its id from version to version, without anybody having to look it up. */
export const payslipId = (runId: string, employeeId: string): string => derivedId(runId, employeeId)
