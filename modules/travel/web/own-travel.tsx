/** One's own travel with what it comes to, and the way to claim what it cost; its per diem from its last day on. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { ClaimPerDiem } from './claim-per-diem.tsx'
import classes from './travel.module.css'
import { TravelFacts } from './travel-beside.tsx'
import { useWords } from './words.ts'

export function OwnTravel({ id }: { readonly id: string }) {
  const t = useWords()
  const { today } = useMe()
  const claims = mayEnter(useSession(), 'claims.own')
  return (
    <TravelFacts
      id={id}
      acts={({ status, is_paid, per_diem, per_diem_claim_id, to }) =>
        (status === 'approved' || status === 'completed') &&
        !is_paid &&
        claims && (
          <div className={classes.acts}>
            {/* What was spent before leaving counts too. */}
            <Button
              component={Link}
              to="/me/claims"
              search={{ ask: '1', travel: id, day: dayOf(to, today) } as never}
              variant="default"
              leftSection={<IconPlus size={16} />}
            >
              {t('travel.claimExpense')}
            </Button>
            {per_diem_claim_id === null && per_diem.total !== '0.00' && to <= today && <ClaimPerDiem id={id} own />}
          </div>
        )
      }
    />
  )
}

/** Of a trip that is over, its last day. */
const dayOf = (to: string, today: string): string => (to < today ? to : today)
