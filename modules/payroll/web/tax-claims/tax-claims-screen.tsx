/** What people sent that lowers their tax: looked at with its paper, accepted into the open month or declined. */
import { Button, Group, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Page } from '#design/page.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { acceptTaxClaim, declineTaxClaim, taxClaimPaper, taxClaims } from '../../contract/tax-claims.ts'
import { parseMonth, useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import { ClaimStatus } from './claim-status.tsx'

type Claim = DataOf<typeof taxClaims>['claims'][number]
export function TaxClaimsScreen() {
  const t = useWords()
  const { full } = useMonthName()
  const currency = useMe().currency_code ?? ''
  const [all, setAll] = useState(false)
  const [accepting, setAccepting] = useState<Claim>()
  const [declining, setDeclining] = useState<Claim>()
  const reading = useCall(taxClaims, { query: all ? {} : { status: 'waiting' } })
  const decline = useAct(declineTaxClaim, { refreshes: [taxClaims], after: () => setDeclining(undefined) })
  const month = parseMonth(reading.data?.month)
  return (
    <Page title={t('payroll.taxClaims')} crumb={t('payroll.title')}>
      {month && <Text c="dimmed">{t('payroll.taxClaimsHint', { month: full(month) })}</Text>}
      <Switch
        label={t('payroll.taxClaim.all')}
        checked={all}
        onChange={({ currentTarget }) => setAll(currentTarget.checked)}
        my="sm"
      />
      <Loaded reading={reading} rows={5}>
        {({ claims }) => (
          <SimpleTable
            label={t('payroll.taxClaims')}
            rows={claims}
            rowId={({ id }) => id}
            empty={t(all ? 'payroll.taxClaims.none' : 'payroll.taxClaims.noneWaiting')}
            wide
            columns={[
              {
                id: 'person',
                header: t('payroll.employee'),
                cell: ({ full_name, staff_id }) => `${full_name} · ${staff_id}`,
              },
              { id: 'what', header: t('payroll.taxClaim.what'), cell: ({ label, year }) => `${label} · ${year}` },
              {
                id: 'amount',
                header: t('payroll.amount'),
                number: true,
                cell: ({ amount }) => moneyText(amount, currency),
              },
              {
                id: 'paper',
                header: t('payroll.taxClaim.paper'),
                cell: ({ id }) => (
                  <Button size="xs" variant="default" onClick={() => void download(taxClaimPaper, { params: { id } })}>
                    {t('payroll.taxClaim.paper')}
                  </Button>
                ),
              },
              { id: 'status', header: t('payroll.taxClaim.status'), cell: (one) => <ClaimStatus of={one} /> },
              {
                id: 'decide',
                header: '',
                cell: (one) =>
                  one.status === 'waiting' && (
                    <Group gap="xs" wrap="nowrap">
                      <Button size="xs" onClick={() => setAccepting(one)}>
                        {t('payroll.taxClaim.accept')}
                      </Button>
                      <Button size="xs" variant="default" onClick={() => setDeclining(one)}>
                        {t('payroll.taxClaim.decline')}
                      </Button>
                    </Group>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      {accepting && <Accept of={accepting} currency={currency} onClose={() => setAccepting(undefined)} />}
      {declining && (
        <ReasonDialog
          title={t('payroll.taxClaim.of', { name: declining.full_name, what: declining.label })}
          action={t('payroll.taxClaim.decline')}
          reason={t('payroll.taxClaim.reason')}
          working={decline.isPending}
          onConfirm={(reason) => decline.mutate({ params: { id: declining.id }, body: { reason } })}
          onClose={() => setDeclining(undefined)}
        />
      )}
    </Page>
  )
}

type AcceptProps = { readonly of: Claim; readonly currency: string; readonly onClose: () => void }

function Accept({ of, currency, onClose }: AcceptProps) {
  const t = useWords()
  const [amount, setAmount] = useState(of.amount)
  const [error, setError] = useState<string>()
  const act = useAct(acceptTaxClaim, { refreshes: [taxClaims], quiet: true, after: onClose })
  return (
    <Dialog opened onClose={onClose} title={t('payroll.taxClaim.of', { name: of.full_name, what: of.label })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate(
            { params: { id: of.id }, body: { amount } },
            { onError: (reason) => setError(fieldErrors(reason).amount) },
          )
        }}
      >
        <MoneyField
          label={t('payroll.amount')}
          description={t('payroll.taxClaim.acceptHint')}
          value={amount}
          currency={currency}
          error={error}
          required
          onChange={setAmount}
        />
        <FormFoot action={t('payroll.taxClaim.accept')} working={act.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
