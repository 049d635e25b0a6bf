/** Showing people their payslips: now or on a day to come, and how they are told by mail. */
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Notice } from '#design/notice.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { jobs } from '#platform/jobs/contract.ts'
import { release, releaseState } from '../../contract/release.ts'
import { months, view } from '../../contract/run.ts'
import { runs } from '../../contract/runs.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useWords } from '../words.ts'

type ReleaseDialogProps = {
  readonly month: string
  readonly wanted: YearMonth
  readonly ids: readonly string[] | undefined
  readonly onClose: () => void
}

export function ReleaseDialog({ month, wanted, ids, onClose }: ReleaseDialogProps) {
  const t = useWords()
  const { today } = useMe()
  const [when, setWhen] = useState('now')
  const [day, setDay] = useState(today)
  const [mail, setMail] = useState('none')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const act = useAct(release, { refreshes: [view, months, runs, releaseState, jobs], after: onClose })
  const later = when === 'day'
  const body = {
    ...(ids && { payslip_ids: [...ids] }),
    ...(later && { at: day }),
    ...((mail === 'link' || mail === 'pdf') && { mail: mail as 'link' | 'pdf' }),
  }
  const now = ids ? t('payroll.releaseSome', { count: ids.length }) : t('payroll.release')
  return (
    <ConfirmDialog
      title={t('payroll.releaseTitle', { month })}
      action={later ? t('payroll.releaseLater') : now}
      working={act.isPending}
      onConfirm={() =>
        act.mutate({ params: paramsOf(wanted), body }, { onError: (reason) => setErrors(fieldErrors(reason)) })
      }
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text>{t('payroll.releaseHint')}</Text>
        <SegmentedControl
          value={when}
          onChange={setWhen}
          aria-label={t('payroll.releaseWhen')}
          data={[
            { value: 'now', label: t('payroll.releaseNow') },
            { value: 'day', label: t('payroll.releaseOnDay') },
          ]}
        />
        {later && <DateField label={t('payroll.releaseDay')} value={day} onChange={setDay} error={errors.at} />}
        <ChoiceField
          label={t('payroll.releaseMail')}
          description={t(`payroll.releaseMailHint.${mail === 'link' || mail === 'pdf' ? mail : 'none'}`)}
          allowDeselect={false}
          data={(['none', 'link', 'pdf'] as const).map((value) => ({
            value,
            label: t(`payroll.releaseMail.${value}`),
          }))}
          value={mail}
          onChange={(value) => setMail(value ?? 'none')}
        />
        {mail !== 'none' && <CameBack params={paramsOf(wanted)} />}
      </Stack>
    </ConfirmDialog>
  )
}

const NAMES_SHOWN = 5

/** Addresses from which the last mail came back: another one would too. */
function CameBack({ params }: { readonly params: ReturnType<typeof paramsOf> }) {
  const t = useWords()
  const back = useCall(releaseState, { params }).data?.came_back ?? []
  if (back.length === 0) return null
  return (
    <Notice tone="warn" role="status">
      <div>{t('payroll.cameBack', { count: back.length })}</div>
      {back.slice(0, NAMES_SHOWN).map(({ employee_id, full_name, address }) => (
        <div key={employee_id}>{[full_name, address].join(' · ')}</div>
      ))}
      {back.length > NAMES_SHOWN && <div>…</div>}
    </Notice>
  )
}
