/** What a claim of somebody may be charged to, to choose among. */
import type { Tx } from '#platform/database/server/connect.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { me } from '#platform/requests/server/own-calls.ts'
import { choicesFor, ownChoices } from '../../contract/choices.ts'
import type { ClaimNeeds } from '../needs.ts'
import { claimPort } from './port.ts'

export function choiceHandlers(needs: ClaimNeeds): readonly Handler[] {
  const port = claimPort(needs)
  const choices = async (tx: Tx, companyId: string, employeeId: string) => ({
    travels: (await needs.travelsToClaim(tx, companyId, employeeId)).map((travel) => ({ ...travel })),
    cost_centres: (await needs.costCentres.open(tx, companyId)).map((centre) => ({ ...centre })),
  })
  return [
    on(ownChoices, (call) =>
      call.company.read(async (tx) => choices(tx, call.company.companyId, (await me(port, tx, call)).id)),
    ),
    on(choicesFor, ({ company, query }) => company.read((tx) => choices(tx, company.companyId, query.employee_id))),
  ]
}
