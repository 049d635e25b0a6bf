/** Paid sick leave of a year by service, hospitalisation beside it, and what is left of both. */
import { or, reader } from '../../core/given.ts'
import { daysOfYear, serviceMonths } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import { employmentActFile } from './employment-act-file.ts'
import { reachedBy, serviceSteps } from './service-steps.ts'

const taken = or(daysOfYear, 0)

const given = reader({
  service_months: serviceMonths,
  sick_days_taken: taken,
  hospitalisation_days_taken: taken,
})

export const sickLeaveScheme = scheme(
  'my.sick_leave',
  given,
  ['sick_days', 'hospitalisation_days', 'sick_days_remaining', 'hospitalisation_days_remaining'],
  (facts, on, sheet) => {
    const { law, id: source } = sickLeave.on(on)
    const sick = reachedBy(law.steps, facts.service_months)
    const sickLeft = left(sick, facts.sick_days_taken)
    const hospitalLeft = left(law.hospitalisation, facts.hospitalisation_days_taken)
    if (sheet) {
      sheet.result('sick_days', sick, { parts: [['service_months', facts.service_months]], source })
      sheet.result('hospitalisation_days', law.hospitalisation, { source })
      sheet.result('sick_days_remaining', sickLeft, {
        parts: [
          ['sick_days', sick],
          ['sick_days_taken', facts.sick_days_taken / 2],
        ],
      })
      sheet.result('hospitalisation_days_remaining', hospitalLeft, {
        parts: [
          ['hospitalisation_days', law.hospitalisation],
          ['hospitalisation_days_taken', facts.hospitalisation_days_taken / 2],
        ],
      })
    }
    return {
      sick_days: sick,
      hospitalisation_days: law.hospitalisation,
      sick_days_remaining: sickLeft,
      hospitalisation_days_remaining: hospitalLeft,
    }
  },
)

const sickLeave = employmentActFile.history('sick_leave', (block) => ({
  steps: serviceSteps(block, 'days'),
  hospitalisation: block.whole('hospitalisation days'),
}))

/** Whole days as a count, half days as text: a JSON float never leaves the engine. */
function left(days: number, halvesTaken: number): number | string {
  const halves = days * 2 - halvesTaken
  if (halves <= 0) return 0
  return halves % 2 === 0 ? halves / 2 : String(halves / 2)
}
