/**
 * Insured amounts recorded with a person. That of occupational accident insurance must be there and right before
 * pay is worked out; the others only where somebody recorded one, for else the law finds the grade by itself.
 */
import { amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { Declarations, OutdatedAmount, PersonForPay } from '../../country-pack.ts'
import type { Period } from '../../period.ts'
import { isSaid } from '../facts.ts'
import { monthlyWages } from './agreed-pay.ts'

export const ACCIDENT = 'occupational_insured_salary'
const others = ['labour_insured_salary', 'health_insured_salary', 'pension_insured_salary'] as const

export const declarations: Declarations = {
  check: 'protection_value',
  outdated(person, period) {
    const wages = amountText(monthlyWages(person, period))
    return [...ofAccident(person, wages, period), ...ofOthers(person, wages, period)]
  },
}

const recordedOf = ({ statutory }: PersonForPay, fact: string): string | null => {
  const recorded = statutory[fact]
  return isSaid(recorded) ? String(recorded) : null
}

function ofAccident(person: PersonForPay, wages: string, period: Period): OutdatedAmount[] {
  const declared = recordedOf(person, ACCIDENT)
  const { answer } = workOut('tw.occupational_accident_check', period.last, {
    wages,
    ...(declared !== null && { insured_salary: declared }),
  })
  if (isRefusedAnswer(answer) || answer.status === 'ok') return []
  const proposed = String(answer.suggested_insured_salary)
  return [{ fact: ACCIDENT, status: String(answer.status), declared, proposed }]
}

function ofOthers(person: PersonForPay, wages: string, { last }: Period): OutdatedAmount[] {
  const recorded = others.flatMap((fact) => {
    const declared = recordedOf(person, fact)
    return declared === null ? [] : [{ fact, declared }]
  })
  if (recorded.length === 0) return []
  const needed = gradesFor(wages, person, last)
  return recorded.flatMap(({ fact, declared }) => {
    const proposed = needed[fact]
    if (proposed === undefined) return []
    const isGrade = amountOf(gradesFor(declared, person, last)[fact] ?? '0') === amountOf(declared)
    if (isGrade && amountOf(declared) >= amountOf(proposed)) return []
    return [{ fact, status: isGrade ? 'below_wages' : 'not_a_grade', declared, proposed }]
  })
}

/** Grades of these wages by fact; nothing where the law knows none. */
function gradesFor(wages: string, person: PersonForPay, on: PlainDate): Readonly<Record<string, string>> {
  const part_time = person.employmentType === 'part_time'
  const { answer } = workOut('tw.insured_grades', on, { wages, part_time })
  if (isRefusedAnswer(answer)) return {}
  return Object.fromEntries(others.map((fact) => [fact, String(answer[fact])]))
}
