/** The EPF that the tax deduction knows: K1 on normal remuneration, Kt on additional, from one contribution. */
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { type EpfMonth, epf } from '../epf/epf.ts'
import type { EpfPerson } from '../epf/epf-given.ts'
import type { Bases } from './earnings.ts'

export type EpfForTax = { readonly normalEpf: Amount; readonly additionalEpf: Amount }

/** The share the month would bring without additional remuneration, and what that remuneration adds to it. */
export function epfForTax(
  person: EpfPerson,
  bases: Bases,
  month: EpfMonth,
  on: PlainDate,
  sheet: Worksheet | undefined,
): EpfForTax {
  const all = bases.epfNormal === bases.epf
  const normal = all ? month : epf(person, { wages: bases.epfNormal, bonus: 0n }, on)
  const normalEpf = normal.employee
  const additionalEpf = bases.additional > 0n ? month.employee - normalEpf : 0n
  if (sheet) {
    sheet.note('sum', 'normal_epf', normalEpf, {
      figure: 'normal_epf',
      parts: all
        ? [['epf_employee', month.employee]]
        : [
            ['normal_epf_wages', bases.epfNormal],
            ['contribution_base', normal.base],
            ['part', normal.part],
          ],
      ...(all ? {} : { rounding: 'up_to_ringgit' as const }),
    })
    sheet.note('sum', 'additional_epf', additionalEpf, {
      figure: 'additional_epf',
      parts:
        additionalEpf > 0n
          ? [
              ['epf_employee', month.employee],
              ['normal_epf', -normalEpf],
            ]
          : [],
    })
  }
  return { normalEpf, additionalEpf }
}
