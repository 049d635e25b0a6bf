/** What was sent to an address: when, how often, what came back; and sending it again. */
import { Button } from '@mantine/core'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { deliveries, replay, webhooks } from '../contract/webhooks.ts'
import type { Webhook } from './webhook.ts'
import { useWords } from './words.ts'

const tones = { waiting: 'warn', delivered: 'good', given_up: 'bad' } as const
const SHOWN = 100

export function DeliveriesDrawer({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const reading = useCall(
    deliveries,
    { params: { id: webhook.id }, query: { page: 1, per_page: SHOWN } },
    { refetchInterval: (now) => (now?.some(({ state }) => state === 'waiting') ? 3_000 : false) },
  )
  const again = useAct(replay, { refreshes: [deliveries, webhooks] })
  return (
    <SideDialog
      opened
      onClose={onClose}
      position="right"
      size="xl"
      title={t('integrations.logOf', { name: webhook.name })}
    >
      <p className="muted">{t('integrations.logHint', { count: SHOWN })}</p>
      <SimpleTable
        label={t('integrations.log')}
        reading={reading}
        rows={reading.data ?? []}
        rowId={({ id }) => id}
        empty={t('integrations.nothingSent')}
        columns={[
          { id: 'at', header: t('integrations.at'), cell: ({ created_at }) => momentText(created_at, language, zone) },
          {
            id: 'what',
            header: t('integrations.what'),
            cell: ({ event, title }) => (
              <>
                {title}
                <br />
                <span className="muted">{event}</span>
              </>
            ),
          },
          {
            id: 'state',
            header: t('integrations.state'),
            cell: ({ state, tries, status, trouble, next_try_at: next }) => (
              <>
                <StatusBadge tone={tones[state]}>{t(`integrations.deliveryState.${state}`)}</StatusBadge>
                <br />
                <span className="muted">
                  {[trouble ?? status, t('integrations.tries', { count: tries })].filter(Boolean).join(' · ')}
                  {next && tries > 0 && ` · ${t('integrations.nextTry', { at: momentText(next, language, zone) })}`}
                </span>
              </>
            ),
          },
          { id: 'took', header: t('integrations.took'), number: true, cell: ({ took_ms }) => took_ms ?? '' },
          {
            id: 'again',
            header: '',
            cell: ({ id, state, title }) =>
              state !== 'waiting' && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('integrations.againOf', { title })}
                  onClick={() => again.mutate({ params: { id: webhook.id, deliveryId: id } })}
                >
                  {t('integrations.again')}
                </Button>
              ),
          },
        ]}
      />
    </SideDialog>
  )
}
