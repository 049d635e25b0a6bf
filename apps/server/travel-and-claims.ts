/** Travel and claims, which know each other by their doors alone: what is claimed for a travel, and of which travel it is. */

import { claimGroups } from '#modules/claims/server/groups-of-people.ts'
import type { ClaimNeeds } from '#modules/claims/server/needs.ts'
import { claimsOfTravel, createClaim } from '#modules/claims/server/public.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import type { TravelNeeds } from '#modules/travel/server/needs.ts'
import { travelOfClaim } from '#modules/travel/server/public.ts'

export function travelAndClaims(dayFacts: DayFacts): { readonly claims: ClaimNeeds; readonly travel: TravelNeeds } {
  const claims: ClaimNeeds = { dayFacts, payChanged: payInputsChanged, travelOfClaim }
  const travel: TravelNeeds = {
    dayFacts,
    claimGroups,
    claimsOfTravel: async (tx, companyId, ids) => {
      const found = await claimsOfTravel(tx, companyId, ids)
      // Claims are paid as a whole: none is set off against an advance before the travel is closed.
      return new Map([...found].map(([id, one]) => [id, { ...one, covered: '0.00', due: one.approved }]))
    },
    createClaim: (tx, doing, claim) => createClaim(tx, { ...doing, needs: claims }, claim),
  }
  return { claims, travel }
}
