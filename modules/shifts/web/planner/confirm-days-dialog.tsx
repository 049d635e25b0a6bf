/** Before days are confirmed: whose they are, what is new, and what speaks against it. */
import { Stack } from '@mantine/core'
import { ConfirmBody } from '#design/confirm-dialog.tsx'
import { Notice } from '#design/notice.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { confirmRoster, showRoster } from '../../contract/roster.ts'
import type { plannerPlace } from '../../model/planner-address.ts'
import { useWords } from '../words.ts'
import classes from './roster-grid.module.css'

type Span = ReturnType<typeof plannerPlace>['span']

export function ConfirmDaysDialog({ span, onClose }: { readonly span: Span; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  // Whatever was planned a moment ago is in it.
  const reading = useCall(confirmRoster, { query: { preview: '1' }, body: span }, { staleTime: 0 })
  const confirm = useAct(confirmRoster, { refreshes: [showRoster], after: onClose })
  const none = !reading.isSuccess || reading.isFetching || reading.data.confirmed === 0
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('shifts.confirmTitle')}>
      <ConfirmBody
        action={t('shifts.confirmAll')}
        working={confirm.isPending}
        closed={none}
        onConfirm={() => confirm.mutate({ query: {}, body: span })}
        onClose={onClose}
      >
        <p className={classes.asked}>
          <b>{t('shifts.confirmSpan', { from: dayText(span.from, language), to: dayText(span.to, language) })}</b>
        </p>
        <Loaded reading={reading} rows={3}>
          {(looked) => <WhatIsConfirmed {...looked} />}
        </Loaded>
      </ConfirmBody>
    </Dialog>
  )
}

function WhatIsConfirmed({ confirmed, beyond_pay: beyond, look }: DataOf<typeof confirmRoster>) {
  const t = useWords()
  if (!look) return null
  const { people, seen_already: seen, locks, findings } = look
  return (
    <Stack gap="sm" className={classes.asked}>
      <p>
        {confirmed === 0 ? t('shifts.confirmNone') : t('shifts.confirmNew', { days: confirmed, people: people.length })}
      </p>
      {seen > 0 && <p className="muted">{t('shifts.confirmSeen', { count: seen })}</p>}
      {confirmed > 0 && locks && <p>{t('shifts.confirmLocks')}</p>}
      {beyond !== undefined && <Notice tone="warn">{t('shifts.confirmBeyond', { count: beyond })}</Notice>}
      {findings.length > 0 && (
        <Notice tone="warn">
          <p>{t('shifts.confirmFindings', { count: findings.length })}</p>
          <ul>
            {findings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {people.length > 0 && (
        <details>
          <summary>{t('shifts.confirmPeople', { count: people.length })}</summary>
          <ul>
            {people.map(({ id, full_name: name, days }) => (
              <li key={id}>{t('shifts.confirmDays', { name, count: days })}</li>
            ))}
          </ul>
        </details>
      )}
      {confirmed > 0 && <p className="muted">{t('shifts.confirmUndo')}</p>}
    </Stack>
  )
}
