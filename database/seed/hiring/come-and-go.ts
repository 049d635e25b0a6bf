/** Who is sought, comes, is on probation and goes: vacancies, candidates, newcomers, reviews and leavings. */
import { rejectionReasons } from '#modules/candidates/contract/candidates.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { Act } from '../acting.ts'
import { aroundOf, type Working } from './around.ts'
import { interviewThem, takeApplications, turnDown } from './candidates.ts'
import { letLeave } from './exits.ts'
import { welcome } from './newcomers.ts'
import { makeOffers } from './offers.ts'
import { reviewProbation } from './reviews.ts'
import { holdOne, openVacancies } from './vacancies.ts'

/** Each step looks first what is there. */
export async function comeAndGo(services: Services, act: Act, working: Working): Promise<void> {
  const around = await aroundOf(services, act, working)
  const { keeper, now, plan } = around
  const vacancies = await openVacancies(around)
  const known = await takeApplications(around, vacancies)
  const reasons = (await act(keeper, rejectionReasons, { at: now })) as DataOf<typeof rejectionReasons>
  await turnDown(around, known, reasons)
  await interviewThem(around, known)
  await makeOffers(around, known)
  await holdOne(around, vacancies)
  await letLeave(around)
  const own = plan.vacancies.findIndex(({ department }) => department === plan.joining.department)
  await welcome(around, vacancies[own]?.department_id ?? '', known)
  await reviewProbation(around)
}
