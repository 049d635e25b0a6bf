/** How a claim stands, with what counts of it, or why not. */
import { Text } from '@mantine/core'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import type { ownTaxClaims } from '../../contract/tax-claims.ts'
import { parseMonth, useMonthName } from '../month.ts'
import { useWords } from '../words.ts'

type Claim = DataOf<typeof ownTaxClaims>['claims'][number]
const claimTones: Readonly<Record<Claim['status'], Tone>> = {
  ...{ waiting: 'warn', accepted: 'good', declined: 'bad', withdrawn: 'plain' },
}

export function ClaimStatus({ of }: { readonly of: Claim }) {
  const t = useWords()
  const { full } = useMonthName()
  const currency = useMe().currency_code ?? ''
  const month = parseMonth(of.month ?? undefined)
  return (
    <span>
      <StatusBadge tone={claimTones[of.status]}>{t(`payroll.taxClaim.${of.status}`)}</StatusBadge>
      {month && of.accepted_amount && (
        <Text size="sm" c="dimmed">
          {t('payroll.taxClaim.counts', { amount: moneyText(of.accepted_amount, currency), month: full(month) })}
        </Text>
      )}
      {of.reason && <Text size="sm">{of.reason}</Text>}
    </span>
  )
}
