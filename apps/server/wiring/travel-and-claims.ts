/** Travel and claims, which know each other by their doors alone: what is claimed for a travel, and of which travel it is. */

import { claimGroups } from '#modules/claims/server/groups-of-people.ts'
import type { ClaimNeeds } from '#modules/claims/server/needs.ts'
import { claimsOfTravel, createClaim, setOffAdvances, spentOfCentres } from '#modules/claims/server/public.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import { ledgerSheet, suspenseOf } from '#modules/payreports/server/public.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import type { TravelNeeds } from '#modules/travel/server/needs.ts'
import {
  advancesOpen,
  knownCentres,
  leftOfCentres,
  openAdvances,
  openCentres,
  sharesOfPeople,
  sharesOfTravels,
  travelsOfClaims,
  travelsToClaim,
} from '#modules/travel/server/public.ts'

export function travelAndClaims(dayFacts: DayFacts): { readonly claims: ClaimNeeds; readonly travel: TravelNeeds } {
  const costCentres: ClaimNeeds['costCentres'] = {
    left: (tx, companyId) => leftOfCentres(tx, companyId, travel),
    open: openCentres,
    known: knownCentres,
    ofTravels: sharesOfTravels,
    ofPeople: sharesOfPeople,
  }
  const claims: ClaimNeeds = {
    dayFacts,
    payChanged: payInputsChanged,
    travelsOfClaims,
    travelsToClaim,
    openAdvances,
    advancesOpen,
    costCentres,
    ledger: { suspense: suspenseOf, sheet: ledgerSheet },
  }
  const travel: TravelNeeds = {
    dayFacts,
    claimGroups,
    claimsOfTravel,
    spentOfCentres,
    advancePaid: (tx, companyId, travelId, on) => setOffAdvances(tx, companyId, claims, [travelId], on),
    createClaim: (tx, doing, claim) => createClaim(tx, { ...doing, needs: claims }, claim),
  }
  return { claims, travel }
}
