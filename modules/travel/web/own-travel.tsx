/** One's own travel with what it comes to, and, from its last day on, the way to claim its per diem. */
import { useMe } from '#platform/identity/web/me.ts'
import { ClaimPerDiem } from './claim-per-diem.tsx'
import { TravelFacts } from './travel-beside.tsx'

export function OwnTravel({ id }: { readonly id: string }) {
  const { today } = useMe()
  return (
    <TravelFacts
      id={id}
      acts={({ status, is_paid, per_diem, per_diem_claim_id, to }) =>
        (status === 'approved' || status === 'completed') &&
        !is_paid &&
        per_diem_claim_id === null &&
        per_diem.total !== '0.00' &&
        to <= today && <ClaimPerDiem id={id} own />
      }
    />
  )
}
