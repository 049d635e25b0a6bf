import { describe, expect, test } from 'vitest'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { adjustmentOf, isLower } from './adjusting.ts'
import { arisen, dueAsEntered, halfToldOn, type Spell } from './arising.ts'
import { boxesOf, faultsOf } from './boxes.ts'
import { formNames } from './form.ts'
import { standingNotices } from './standing.ts'
import { yearPaid } from './year-boxes.ts'

const day = (text: string): PlainDate => plainDateOf(text)
const spell = (more: Partial<Spell> = {}): Spell => ({
  employeeId: 'rani',
  number: 1,
  joinedOn: day('2020-01-01'),
  leftOn: null,
  citizenship: 'citizen',
  reason: null,
  epfNumber: false,
  taxed: false,
  ...more,
})
const SINCE = day('2026-01-01')
const due = (...of: Parameters<typeof arisen>) =>
  arisen(...of).map(({ form, dueOn, status }) => `${form} ${dueOn} ${status}`)

describe('what arises by itself', () => {
  test('of a joining: CP22 and SOCSO within 30 days, EPF only where no number is known, Taiwan the day itself', () => {
    const joins = spell({ joinedOn: day('2026-02-10') })
    expect(due('MY', [joins], SINCE)).toEqual([
      'cp22 2026-03-12 open',
      'socso_form2 2026-03-12 open',
      'epf_member 2026-02-17 open',
    ])
    expect(due('MY', [{ ...joins, epfNumber: true }], SINCE)).toContain('epf_member 2026-02-17 not_needed')
    expect(due('TW', [joins], SINCE)).toEqual(['tw_enrol 2026-02-10 open'])
    expect(due('PH', [joins], SINCE)).toEqual(['ph_enrol 2026-03-12 open'])
    expect(due('MY', [joins], day('2026-03-01'))).toEqual([])
  })

  test('of a leaving: 30 days before in Malaysia, the day itself in Taiwan, by cause in the Philippines', () => {
    const leaves = spell({ leftOn: day('2026-05-31') })
    expect(due('MY', [leaves], SINCE)).toEqual(['cp22a 2026-05-01 open'])
    expect(due('MY', [{ ...leaves, citizenship: 'non_citizen' }], SINCE)).toEqual(['cp21 2026-05-01 open'])
    expect(due('TW', [leaves], SINCE)).toEqual(['tw_withdraw 2026-05-31 open'])
    expect(due('PH', [leaves], SINCE)).toEqual(['ph_separate 2026-06-30 open'])
    expect(due('PH', [{ ...leaves, reason: 'redundancy' }], SINCE)).toEqual(['ph_separate 2026-05-01 open'])
  })

  test('CP22A is not needed where tax was deducted, but always on retirement', () => {
    const leaves = spell({ leftOn: day('2026-05-31'), taxed: true })
    expect(due('MY', [leaves], SINCE)).toEqual(['cp22a 2026-05-01 not_needed'])
    expect(due('MY', [{ ...leaves, reason: 'retirement' }], SINCE)).toEqual(['cp22a 2026-05-01 open'])
  })

  test('of a death the 30 days run from the day the employer learnt of it', () => {
    const of = { form: 'cp22a', dueOn: day('2026-05-01') } as const
    expect(dueAsEntered(of, { A2: 'died', A5: '2026-06-03' })).toBe('2026-07-03')
    expect(dueAsEntered(of, { A2: 'ceased', A5: '2026-06-03' })).toBe('2026-05-01')
  })
})

describe('what was decided', () => {
  const kept = (more: object) => ({
    ...{ id: 'n', form: 'cp22a' as const, employee_id: 'rani', event: 'leave-1', event_on: null, by_hand: false },
    ...{ status: null, fields: {}, ...more },
  })
  const standing = (leftOn: string | null, ...rows: Parameters<typeof standingNotices>[1][number][]) =>
    standingNotices(
      arisen('MY', [spell({ leftOn: leftOn === null ? null : day(leftOn) })], SINCE).map((one) => ({
        ...one,
        id: 'n',
      })),
      rows,
    ).map(({ dueOn, status, why }) => `${dueOn} ${status} ${why}`)

  test('follows a moved day, and what was filed for the former one says so', () => {
    expect(standing('2026-06-30', kept({ fields: { D1: '10.00' } }))).toEqual(['2026-05-31 open leaves'])
    const filed = kept({ status: 'filed', event_on: day('2026-05-31') })
    expect(standing('2026-05-31', filed)).toEqual(['2026-05-01 filed leaves'])
    expect(standing('2026-06-30', filed)).toEqual(['2026-05-31 filed moved'])
  })

  test('stays when the leaving is taken back only if it was filed or added by hand', () => {
    expect(standing(null, kept({ status: 'not_needed' }))).toEqual([])
    expect(standing(null, kept({ status: 'filed', event_on: day('2026-05-31') }))).toEqual(['2026-05-01 filed gone'])
    expect(standing(null, kept({ by_hand: true, event_on: day('2026-05-31') }))).toEqual(['2026-05-01 open by_hand'])
  })
})

describe('insured amounts', () => {
  const month = (gross_pay: string, bonus = '0.00') => ({
    ...{ gross_pay, bonus, labour_insured_salary: '36300.00', occupational_insured_salary: '36300.00' },
    ...{ health_insured_salary: '36300.00', pension_insured_salary: '36300.00' },
  })

  test('are told by the end of August of May to July, and by the end of February of November to January', () => {
    expect(halfToldOn(day('2026-08-01'))).toMatchObject({ dueOn: '2026-08-31', from: { month: 5 }, to: { month: 7 } })
    expect(halfToldOn(day('2027-01-31'))).toMatchObject({ dueOn: '2026-08-31', holdsFrom: '2026-09-01' })
    expect(halfToldOn(day('2027-02-01'))).toMatchObject({
      ...{ dueOn: '2027-02-28', holdsFrom: '2027-03-01' },
      ...{ from: { year: 2026, month: 11 }, to: { year: 2027, month: 1 } },
    })
  })

  test('go by the average of three months without bonuses, and only where the grade is another', () => {
    const on = day('2026-09-01')
    const same = [month('36000.00'), month('36000.00'), month('46000.00', '10000.00')]
    expect(adjustmentOf(same, {}, false, on)).toBeUndefined()
    const more = adjustmentOf([month('40000.00'), month('41000.00'), month('42000.00')], {}, false, on)
    expect(more).toMatchObject({ average: '41000.00', now: { labour_insured_salary: '36300.00' } })
    expect(more?.proposed).toMatchObject({ labour_insured_salary: '42000.00', health_insured_salary: '42000.00' })
    expect(more && isLower(more)).toBe(false)
    // What the record says goes before what the payslip was worked out with.
    const recorded = { labour_insured_salary: '43900.00' }
    const less = adjustmentOf([month('36000.00')], recorded, false, on)
    expect(less?.now.labour_insured_salary).toBe('43900.00')
    expect(less && isLower(less)).toBe(true)
  })
})

describe('boxes', () => {
  test('stand once in each form', () => {
    for (const form of formNames) {
      const keys = boxesOf[form].map(({ key }) => key)
      expect([form, new Set(keys).size]).toEqual([form, keys.length])
    }
  })

  test('take what fits them, and nothing that stands in the record', () => {
    const given = { A2: 'vanished', A4: '2026-01-01', A5: 'soon', D1: '-1', D2: '5.00', Z9: 'x' }
    expect(faultsOf('cp22a', given)).toEqual({
      A2: 'paynotices.box-choice',
      A4: 'paynotices.in-record',
      A5: 'paynotices.box-date',
      D1: 'paynotices.box-money',
      Z9: 'paynotices.unknown-box',
    })
    expect(faultsOf('cp22a', { A2: 'died', A5: '2026-01-01', D1: null })).toEqual({})
  })

  test('of the year divide pay by its type; what is paid back for costs is no income', () => {
    const line = (key: string, amount: string, side = 'earning') => ({ key, amount, side })
    const lines = [line('basic_salary', '3000.00'), line('overtime', '100.00'), line('bonus', '9.00')]
    const others = [line('reimbursement', '50.00'), line('prize', '7.00'), line('epf_employee', '11.00', 'deduction')]
    const { boxes, figures } = yearPaid([...lines, ...others], [{ figures: { withholding_tax: '5.00' } }])
    expect(boxes).toEqual({ B1: 310000n, B3: 900n, B12: 700n })
    expect(figures).toMatchObject({ withholding_tax: 500n, zakat: 0n })
  })
})
