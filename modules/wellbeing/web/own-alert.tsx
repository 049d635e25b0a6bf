/** What one told, who has read it, and what one may still do about it. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { askToClose, ownWellbeing, takeBackAlert } from '../contract/own.ts'
import { Steps } from './steps.tsx'
import { tones } from './tones.ts'
import classes from './wellbeing.module.css'
import { useWords } from './words.ts'

type Own = DataOf<typeof ownWellbeing>['alerts'][number]

export function OwnAlertCard({ alert }: { readonly alert: Own }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [asking, setAsking] = useState(false)
  const after = () => setAsking(false)
  const takeBack = useAct(takeBackAlert, { refreshes: [ownWellbeing], after })
  const close = useAct(askToClose, { refreshes: [ownWellbeing] })
  const params = { id: alert.id }
  return (
    <article className="card" style={{ padding: 14, marginBottom: 10 }}>
      <Group justify="space-between">
        <span className="muted">{momentText(alert.created_at, language, zone)}</span>
        <StatusBadge tone={tones[alert.status]}>{t(`wellbeing.status.${alert.status}`)}</StatusBadge>
      </Group>
      {alert.excerpt && <p className={classes.text}>{alert.excerpt}</p>}
      {alert.status !== 'withdrawn' && (
        <Facts
          facts={[
            [t('wellbeing.level'), t(`wellbeing.level.${alert.level}`)],
            [t('wellbeing.toldTo'), alert.told.join(t('wellbeing.and'))],
            [t('wellbeing.takenBy'), alert.taken_by],
            [t('wellbeing.contact'), alert.contact],
          ]}
        />
      )}
      <Steps steps={alert.steps} />
      <Group gap="xs" mt="sm">
        {alert.status === 'new' && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('wellbeing.takeBack')}
          </Button>
        )}
        {alert.status === 'taken' && alert.close_asked_at === null && (
          <Button variant="default" loading={close.isPending} onClick={() => close.mutate({ params })}>
            {t('wellbeing.askToClose')}
          </Button>
        )}
      </Group>
      {asking && (
        <ConfirmDialog
          title={t('wellbeing.takeBackTitle')}
          action={t('wellbeing.takeBack')}
          danger
          working={takeBack.isPending}
          onConfirm={() => takeBack.mutate({ params })}
          onClose={() => setAsking(false)}
        >
          {t('wellbeing.takeBackHint')}
        </ConfirmDialog>
      )}
    </article>
  )
}
