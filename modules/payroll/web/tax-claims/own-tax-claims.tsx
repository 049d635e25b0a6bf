/** What I sent this year that lowers my tax, each with its paper; nothing where the law knows no such claim. */
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { FileField } from '#design/fields/file-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { moneyText } from '#platform/words/format.ts'
import { ownTaxClaimPaper, ownTaxClaims, sendTaxClaim, withdrawTaxClaim } from '../../contract/tax-claims.ts'
import { useWords } from '../words.ts'
import { ClaimStatus } from './claim-status.tsx'

type Own = DataOf<typeof ownTaxClaims>

export function OwnTaxClaims() {
  const t = useWords()
  const found = useCall(ownTaxClaims, {}).data
  const [isOpen, setOpen] = useState(false)
  const withdraw = useAct(withdrawTaxClaim, { refreshes: [ownTaxClaims] })
  if (!found || (found.items.length === 0 && found.claims.length === 0)) return null
  return (
    <section className="card" style={{ padding: 'var(--mantine-spacing-md)' }}>
      <h2>{t('payroll.ownTaxClaims', { year: found.year })}</h2>
      <Text size="sm" c="dimmed">
        {t('payroll.ownTaxClaimsHint')}
      </Text>
      <Stack gap="sm" my="sm">
        {found.claims.length === 0 && <Text size="sm">{t('payroll.ownTaxClaim.none')}</Text>}
        {found.claims.map((one) => (
          <Group key={one.id} justify="space-between" align="flex-start" gap="xs">
            <div>
              <Text>{one.label}</Text>
              <Text size="sm" c="dimmed">
                {moneyText(one.amount, found.currency_code)} · {one.year}
              </Text>
              <ClaimStatus of={one} />
            </div>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                onClick={() => void download(ownTaxClaimPaper, { params: { id: one.id } })}
              >
                {t('payroll.taxClaim.paper')}
              </Button>
              {one.status === 'waiting' && (
                <Button
                  size="xs"
                  variant="default"
                  loading={withdraw.isPending}
                  onClick={() => withdraw.mutate({ params: { id: one.id } })}
                >
                  {t('payroll.ownTaxClaim.withdraw')}
                </Button>
              )}
            </Group>
          </Group>
        ))}
      </Stack>
      {found.items.length > 0 && <Button onClick={() => setOpen(true)}>{t('payroll.ownTaxClaim.add')}</Button>}
      {isOpen && <Send found={found} onClose={() => setOpen(false)} />}
    </section>
  )
}

const KINDS = '.pdf,.jpg,.jpeg,.png,.webp'

function Send({ found, onClose }: { readonly found: Own; readonly onClose: () => void }) {
  const t = useWords()
  const [code, setCode] = useState<string | null>(null)
  const [amount, setAmount] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const act = useAct(sendTaxClaim, { refreshes: [ownTaxClaims], quiet: true, after: onClose })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    if (!file || !code) return
    act.mutate({ body: { code, amount }, file }, { onError: (reason) => setErrors(fieldErrors(reason)) })
  }
  return (
    <Dialog opened onClose={onClose} title={t('payroll.ownTaxClaim.add')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <Select
            label={t('payroll.taxClaim.what')}
            required
            searchable
            value={code}
            error={errors.code}
            onChange={setCode}
            data={found.items.map(({ code: value, label, left }) => ({
              value,
              label:
                left === null
                  ? label
                  : t('payroll.ownTaxClaim.left', { label, left: moneyText(left, found.currency_code) }),
              disabled: left === '0.00',
            }))}
          />
          <MoneyField
            label={t('payroll.amount')}
            currency={found.currency_code}
            required
            value={amount}
            error={errors.amount}
            onChange={setAmount}
          />
          <FileField
            label={t('payroll.ownTaxClaim.file')}
            description={t('payroll.ownTaxClaim.fileHint')}
            accept={KINDS}
            required
            clearable
            value={file}
            error={errors.file}
            onChange={setFile}
          />
          <FormFoot action={t('payroll.ownTaxClaim.send')} working={act.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
