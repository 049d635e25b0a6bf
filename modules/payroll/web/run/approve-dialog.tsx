/** Approving: what it comes to, the findings, and the approver's own password or code. */

import { Button, Group, PasswordInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText, wholeText } from '#platform/words/format.ts'
import { months, view } from '../../contract/run.ts'
import { runs } from '../../contract/runs.ts'
import { approve } from '../../contract/states.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import { CheckLines } from './check-lines.tsx'
import type { Run } from './use-run.ts'

type ApproveDialogProps = { readonly run: Run; readonly wanted: YearMonth; readonly onClose: () => void }

export function ApproveDialog({ run, wanted, onClose }: ApproveDialogProps) {
  const t = useWords()
  const ofMonth = useMonthName().full(wanted)
  const month = run.name ? `${ofMonth} · ${run.name}` : ofMonth
  const withCode = useMe().second_factor
  const [by, setBy] = useState<string>('password')
  const [given, setGiven] = useState('')
  const act = useAct(approve, { refreshes: [view, months, runs], after: onClose, quiet: true })
  const send = (event: FormEvent) => {
    event.preventDefault()
    act.mutate({ params: paramsOf(wanted), body: by === 'code' ? { code: given } : { password: given } })
  }
  const field = {
    value: given,
    onChange: (event: { currentTarget: { value: string } }) => setGiven(event.currentTarget.value),
    error: act.error ? textOf(act.error) : undefined,
    required: true,
  }
  return (
    <Dialog opened onClose={onClose} title={t('payroll.approveTitle', { month })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <Text>
            {t('payroll.approveHint', {
              count: run.totals.people,
              people: wholeText(run.totals.people),
              net: moneyText(run.totals.net_pay, run.currency_code),
              currency: run.currency_code,
            })}
          </Text>
          {run.checks.some(({ code }) => code === 'one_person') && (
            <Notice tone="warn">{t('payroll.onePerson')}</Notice>
          )}
          <CheckLines run={run} lead={t('payroll.approveAnyway')} without="one_person" />
          {withCode && (
            <SegmentedControl
              value={by}
              onChange={setBy}
              aria-label={t('payroll.approve')}
              data={[
                { value: 'password', label: t('payroll.password') },
                { value: 'code', label: t('payroll.code') },
              ]}
            />
          )}
          {by === 'code' ? (
            <TextInput label={t('payroll.code')} inputMode="numeric" autoComplete="one-time-code" {...field} />
          ) : (
            <PasswordInput
              label={t('payroll.password')}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t('payroll.showPassword') }}
              {...field}
            />
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={act.isPending}>
              {t('payroll.approve')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
