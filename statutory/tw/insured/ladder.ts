/**
 * A ladder of insured grades (投保薪資分級表): wages fall into the first grade that reaches them, and premiums are
 * charged on the amount of the grade. An amount declared to the insurer must be a grade of the ladder in force.
 */
import { type Amount, amountOf } from '#kernel/money.ts'
import { bracketOf, rising } from '../../core/bracket.ts'
import type { Found } from '../../core/history.ts'
import type { Entry } from '../../core/law-file.ts'
import { refuse } from '../../core/refusal.ts'
import type { Worksheet } from '../../core/worksheet.ts'

export type Grade = {
  readonly grade: number
  readonly from: Amount
  readonly upTo: Amount | undefined
  readonly insured: Amount
}

export type Ladder = { readonly rows: readonly Grade[]; readonly byInsured: ReadonlyMap<Amount, Grade> }

/** What is known of someone's pay: the wages of the month, and what was declared to the insurer. */
export type InsuredBase = {
  readonly wages: Amount | undefined
  readonly declared: Amount | undefined
  /** What the case calls the declared amount. */
  readonly declaredKey: string
}

/** The amount that premiums are charged on; the declared one goes first. */
export function insuredSalary(
  { law: ladder, id: source }: Found<Ladder>,
  { wages, declared, declaredKey }: InsuredBase,
  sheet: Worksheet | undefined,
): Amount {
  if (declared !== undefined) {
    const grade = ladder.byInsured.get(declared) ?? refuse(declaredKey, 'unknown_value', 'is not a grade in force')
    sheet?.fact('declared_insured_salary', declared)
    if (sheet) noteGrade(sheet, grade, ['declared_insured_salary', declared], source)
    return grade.insured
  }
  const paid = wages ?? refuse('wages', 'missing', `is required where ${declaredKey} is not given`)
  const grade = gradeOf(ladder, paid)
  sheet?.fact('wages', paid)
  if (sheet) noteGrade(sheet, grade, ['wages', paid], source)
  return grade.insured
}

export function gradeOf(ladder: Ladder, wages: Amount): Grade {
  return bracketOf(ladder.rows, wages)
}

/** The ladder of one block; further grades below it are read from `below`. */
export function ladderOf(table: Entry, below?: Entry): Ladder {
  const rows = rising([...(below ? gradesOf(below) : []), ...gradesOf(table)], 'insured grades')
  return { rows, byInsured: new Map(rows.map((grade) => [grade.insured, grade])) }
}

export function rowOf({ grade, from, upTo, insured }: Grade): readonly (readonly [string, Amount | number | string])[] {
  return [
    ['grade', grade],
    ['wages_from', from],
    ['up_to', upTo ?? 'none'],
    ['insured_salary', insured],
  ]
}

function noteGrade(sheet: Worksheet, grade: Grade, part: readonly [string, Amount], source: string): void {
  sheet.note('table', 'insured_salary', grade.insured, {
    figure: 'insured_salary',
    parts: [part],
    row: rowOf(grade),
    source,
  })
}

const HEADING = ['grade', 'wages_from', 'wages_up_to', 'insured_salary']

function gradesOf(table: Entry): readonly Grade[] {
  return table.lines(HEADING).map(([grade = '', from = '', upTo = '', insured = '']) => ({
    grade: Number(grade),
    from: amountOf(from),
    upTo: upTo === 'none' ? undefined : amountOf(upTo),
    insured: amountOf(insured),
  }))
}
