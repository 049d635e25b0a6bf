/** The month's earnings sorted into the bases of each scheme, by type and by what the case says otherwise. */
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, optional, reader } from '../../core/given.ts'
import { flagIfSaid, money, oneOf, textOf } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { payItems, pcbTreatments, treatments } from './pay-items.ts'

const said = optional(flagIfSaid)
const fields = {
  type: textOf(() => payItems.map(({ type }) => type)),
  amount: money,
  epf: said,
  socso: said,
  eis: said,
  hrd: said,
  cash: said,
  pcb: optional(oneOf(pcbTreatments)),
}
export const earning = reader(fields)
type Earning = Facts<typeof fields>

export type Bases = {
  gross: Amount
  epf: Amount
  /** EPF earnings of type bonus: the Third Schedule treats them apart. */
  epfBonus: Amount
  /** EPF earnings that are not additional remuneration: the K1 of the tax deduction rests on them. */
  epfNormal: Amount
  socso: Amount
  eis: Amount
  hrd: Amount
  normal: Amount
  additional: Amount
}

export function basesOf(earnings: readonly Earning[], on: PlainDate, sheet?: Worksheet): Bases {
  const { law, id: source } = treatments.on(on)
  const bases: Bases = {
    gross: 0n,
    epf: 0n,
    epfBonus: 0n,
    epfNormal: 0n,
    socso: 0n,
    eis: 0n,
    hrd: 0n,
    normal: 0n,
    additional: 0n,
  }
  const lines = sheet && linesOf()
  for (const earning of earnings) {
    const { type, amount } = earning
    const usual =
      law.byType.get(type) ??
      refuse(`earnings[${earnings.indexOf(earning)}].type`, 'unknown_value', `${type} is not a type of earning`)
    const pcb = earning.pcb ?? usual.pcb
    const line = [type, amount] as const
    if (earning.cash ?? usual.cash) {
      bases.gross += amount
      lines?.gross_pay.push(line)
    }
    if (earning.epf ?? usual.epf) {
      bases.epf += amount
      if (type === 'bonus') bases.epfBonus += amount
      if (pcb !== 'additional') bases.epfNormal += amount
      lines?.epf_wages.push(line)
    }
    if (earning.socso ?? usual.socso) {
      bases.socso += amount
      lines?.socso_wages.push(line)
    }
    if (earning.eis ?? usual.eis) {
      bases.eis += amount
      lines?.eis_wages.push(line)
    }
    if (earning.hrd ?? usual.hrd) {
      bases.hrd += amount
      lines?.hrd_wages.push(line)
    }
    if (pcb === 'none') continue
    bases[pcb] += amount
    lines?.[`${pcb}_remuneration`].push(line)
  }
  if (sheet && lines) noteLines(bases, lines, source, sheet)
  return bases
}

type Line = readonly [type: string, amount: Amount]
type Lines = ReturnType<typeof linesOf>

const linesOf = () => ({
  gross_pay: [] as Line[],
  epf_wages: [] as Line[],
  socso_wages: [] as Line[],
  eis_wages: [] as Line[],
  hrd_wages: [] as Line[],
  normal_remuneration: [] as Line[],
  additional_remuneration: [] as Line[],
})

function noteLines(bases: Bases, lines: Lines, source: string, sheet: Worksheet): void {
  const sum = (figure: keyof Lines, total: Amount) =>
    sheet.note('sum', figure, total, { figure, parts: lines[figure], source })
  sum('gross_pay', bases.gross)
  sum('epf_wages', bases.epf)
  sum('socso_wages', bases.socso)
  sum('eis_wages', bases.eis)
  sum('normal_remuneration', bases.normal)
  sum('additional_remuneration', bases.additional)
  sum('hrd_wages', bases.hrd)
}
