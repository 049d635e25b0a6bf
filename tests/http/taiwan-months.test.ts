/** The main job in Taiwan from outside: forty-eight people, three months, every figure, and what is asked beforehand. */
import { expect, test } from 'vitest'
import { amountOf, amountText } from '#kernel/money.ts'
import { sampleMonths } from '../support/sample-months.ts'

const APRIL = 'api/panel/payroll/2026/04'
const ASKED = 'Please make sure all employee Disaster Protection Values are updated before generating payroll'

type Month = { year: number; month: number }
type Listed = { staff_id: string; amounts: { fact: string; declared: string | null; proposed: string }[] }

sampleMonths(
  {
    folder: 'taiwan',
    country: 'TW',
    settings: { occupational_accident_rate: '0.0021' },
    people: 48,
    needs: 'occupational accident insurance',
  },
  (admin) => {
    test.each(['01', '03'])(
      'in %s the unit’s own supplementary premium is in what the month costs, with its why',
      async (month) => {
        const run = `api/panel/payroll/2026/${month}`
        const { payslips, totals } = (await admin().get(run)).body.data
        const sum = (name: string, of: readonly Record<string, string>[] = payslips): bigint =>
          of.reduce((all, row) => all + amountOf(row[name] ?? '0'), 0n)
        const insured = payslips.filter((row: Record<string, string>) => amountOf(row.health_employer ?? '0') > 0n)
        const paid = sum('taxable_wages') + sum('bonus') + sum('back_pay')
        const beyond = paid - sum('health_insured_salary', insured)
        // 2.11 per cent of what was paid beyond the insured amounts, to the dollar.
        const premium = beyond > 0n ? ((beyond * 211n + 500_000n) / 1_000_000n) * 100n : 0n
        const { data } = (await admin().get(`${run}/companyCost`)).body
        expect(data.parts).toMatchObject([{ figure: 'employer_supplementary_premium', amount: amountText(premium) }])
        expect(data.employer_cost).toBe(totals.employer_cost)
        expect(data.together).toBe(amountText(amountOf(totals.employer_cost) + premium))
        expect(data.parts[0].steps.length).toBeGreaterThan(1)
        expect(data.parts[0].sources.length).toBeGreaterThan(0)
      },
    )

    test('it is the company’s own cost in the ledger and in reports, and in no department’s', async () => {
      const { parts, together } = (await admin().get('api/panel/payroll/2026/01/companyCost')).body.data
      const premium = parts[0].amount
      const { lines, debit, credit } = (await admin().get('api/panel/payroll/2026/01/journal')).body.data
      const whole = { description: parts[0].label, department: null, cost_centre: null }
      expect(lines.filter((line: Record<string, string>) => line.description === parts[0].label)).toMatchObject([
        { ...whole, debit: premium, credit: '0.00' },
        { ...whole, debit: '0.00', credit: premium },
      ])
      expect([debit, credit]).toEqual([together, together])
      const listed = (await admin().get('api/panel/payroll')).body.data.months
      expect(listed.find(({ year, month }: Month) => year === 2026 && month === 1).employer_cost).toBe(together)
      const { by_month } = (await admin().get('api/panel/dashboard')).body.data.payroll
      expect(by_month.find(({ month }: { month: string }) => month === '2026-01').employer_cost).toBe(together)
      const report = async (asked: string) => (await admin().get(`api/panel/payroll/report/${asked}`)).body.data
      for (const query of ['', '?group_by=department', '?group_by=cost_centre']) {
        const { rows, totals } = await report(`summary/2026/01${query}`)
        expect(totals.employer_cost).toBe(together)
        expect(rows.at(-1)).toMatchObject({
          full_name: 'Company as a whole',
          people: 0,
          values: { employer_cost: premium },
        })
      }
      expect((await report('supplementary/2026/01')).totals.employer_supplementary_premium).toBe(premium)
    })

    test('before a month all Disaster Protection Values are looked at, and one action puts them right', async () => {
      const { body } = await admin().get(`${APRIL}/insured-amounts`)
      expect(body.data.message).toBe(ASKED)
      expect(body.data.people).toHaveLength(48)
      const [first]: Listed[] = body.data.people
      expect(first).toMatchObject({
        staff_id: 'ML-0001',
        amounts: [{ fact: 'occupational_insured_salary', declared: null, proposed: '72800.00', status: 'missing' }],
      })
      const [check] = (await admin().get(APRIL)).body.data.checks
      expect(check).toMatchObject({ code: 'protection_value', count: 48, text: ASKED, weight: 'look' })
      const { data } = (await admin().post(`${APRIL}/insured-amounts/take`)).body
      expect(data.people).toBe(48)
      expect((await admin().get(`${APRIL}/insured-amounts`)).body.data.people).toEqual([])
      expect((await admin().get(APRIL)).body.data.checks).toEqual([])
    })

    test('a value that no longer fits is found again, and taking the right one makes the payslip stale', async () => {
      expect((await admin().post(`${APRIL}/generate`)).status).toBe(200)
      const codes = async () => (await admin().get(APRIL)).body.data.checks.map(({ code }: { code: string }) => code)
      expect(await codes()).not.toContain('protection_value_missing')
      const [person] = (await admin().get('api/panel/employee/getAllEmployees?search=ML-0002')).body.data
      const raised = { effective_from: '2026-04-01', components: { basic_salary: '66000' } }
      const { status } = await admin().patch(`api/panel/employee/compensation/${person.id}`, raised)
      expect(status).toBe(200)
      const listed: Listed[] = (await admin().get(`${APRIL}/insured-amounts`)).body.data.people
      expect(listed).toMatchObject([
        { staff_id: 'ML-0002', amounts: [{ declared: '55400.00', proposed: '69800.00', status: 'below_wages' }] },
      ])
      await admin().post(`${APRIL}/generate`)
      expect(await codes()).toContain('protection_value')
      expect((await admin().post(`${APRIL}/insured-amounts/take`)).body.data.people).toBe(1)
      expect((await admin().get(APRIL)).body.data.stale_count).toBe(1)
      await admin().post(`${APRIL}/generate`, { only_stale: true })
      expect(await codes()).not.toContain('protection_value')
    })
  },
)
