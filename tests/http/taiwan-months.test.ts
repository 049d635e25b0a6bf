/** The main job in Taiwan from outside: forty-eight people, three months, every figure, and what is asked beforehand. */
import { expect, test } from 'vitest'
import { sampleMonths } from '../support/sample-months.ts'

const APRIL = 'api/panel/payroll/2026/04'
const ASKED = 'Please make sure all employee Disaster Protection Values are updated before generating payroll'

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
      const found = (await admin().get('api/panel/employee/list?search=ML-0001')).body.data
      expect((await admin().post(`${APRIL}/generate`)).status).toBe(200)
      const codes = (await admin().get(APRIL)).body.data.checks.map(({ code }: { code: string }) => code)
      expect(codes).not.toContain('protection_value')
      expect(codes).not.toContain('protection_value_missing')
      expect(found).toBeDefined()
    })
  },
)
