/** Addresses that are told of decisions: how they do, what was sent, and their end. */

import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { changeWebhook, deliveries, pingWebhook, removeWebhook, renewSecret, webhooks } from '../contract/webhooks.ts'
import { DeliveriesDrawer } from './deliveries-drawer.tsx'
import { ToldOnce } from './told-once.tsx'
import type { Webhook } from './webhook.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { useWords } from './words.ts'

type Doing = { readonly what: 'change' | 'remove' | 'renew' | 'log'; readonly one: Webhook } | { readonly what: 'add' }

export function WebhooksSection() {
  const t = useWords()
  const [doing, setDoing] = useState<Doing>()
  const [secret, setSecret] = useState<string>()
  const close = () => setDoing(undefined)
  const reading = useCall(
    webhooks,
    {},
    { refetchInterval: (now) => (now?.some(({ waiting }) => waiting > 0) ? 3_000 : false) },
  )
  const remove = useAct(removeWebhook, { refreshes: [webhooks], after: close })
  const renew = useAct(renewSecret, {
    refreshes: [webhooks],
    after: ({ data }) => {
      close()
      setSecret(data.secret)
    },
  })
  return (
    <Section
      title={t('integrations.webhooks')}
      hint={t('integrations.webhooksHint')}
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setDoing({ what: 'add' })}>
          {t('integrations.addWebhook')}
        </Button>
      }
    >
      <WebhooksTable reading={reading} onDo={setDoing} />
      {(doing?.what === 'add' || doing?.what === 'change') && (
        <WebhookDialog
          one={doing.what === 'change' ? doing.one : undefined}
          onSaved={(told) => {
            close()
            setSecret(told)
          }}
          onClose={close}
        />
      )}
      {doing?.what === 'log' && <DeliveriesDrawer webhook={doing.one} onClose={close} />}
      {doing?.what === 'remove' && (
        <ConfirmDialog
          title={t('integrations.removeTitle', { name: doing.one.name })}
          action={t('integrations.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: doing.one.id } })}
          onClose={close}
        >
          {t('integrations.removeHint', { count: doing.one.waiting })}
        </ConfirmDialog>
      )}
      {doing?.what === 'renew' && (
        <ConfirmDialog
          title={t('integrations.renewTitle')}
          action={t('integrations.renew')}
          working={renew.isPending}
          onConfirm={() => renew.mutate({ params: { id: doing.one.id } })}
          onClose={close}
        >
          {t('integrations.renewHint')}
        </ConfirmDialog>
      )}
      {secret && (
        <ToldOnce
          title={t('integrations.secretTitle')}
          label={t('integrations.secret')}
          hint={t('integrations.secretUse')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Section>
  )
}

type WebhooksTableProps = {
  readonly reading: ReturnType<typeof useCall<typeof webhooks>>
  readonly onDo: (doing: Doing) => void
}

function WebhooksTable({ reading, onDo }: WebhooksTableProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const ping = useAct(pingWebhook, { refreshes: [webhooks, deliveries] })
  const change = useAct(changeWebhook, { refreshes: [webhooks] })
  return (
    <SimpleTable
      label={t('integrations.webhooks')}
      reading={reading}
      rows={reading.data ?? []}
      rowId={({ id }) => id}
      empty={t('integrations.noWebhooks')}
      columns={[
        {
          id: 'name',
          header: t('integrations.name'),
          cell: ({ name, address }) => (
            <>
              <span className="strong">{name}</span>
              <br />
              <span className="muted" style={{ overflowWrap: 'anywhere' }}>
                {address}
              </span>
            </>
          ),
        },
        { id: 'events', header: t('integrations.events'), number: true, cell: ({ events }) => events.length },
        {
          id: 'delivered',
          header: t('integrations.lastDelivered'),
          cell: ({ delivered_at }) =>
            delivered_at ? momentText(delivered_at, language, zone) : t('integrations.neverUsed'),
        },
        { id: 'waiting', header: t('integrations.waiting'), number: true, cell: ({ waiting }) => waiting },
        {
          id: 'state',
          header: t('integrations.state'),
          cell: ({ active, trouble }) =>
            active ? (
              <StatusBadge tone={trouble ? 'bad' : 'good'}>{trouble ?? t('integrations.working')}</StatusBadge>
            ) : (
              <StatusBadge>{t('integrations.off')}</StatusBadge>
            ),
        },
        {
          id: 'acts',
          header: '',
          cell: (one) => (
            <Menu>
              <Menu.Target>
                <Button variant="default" size="compact-sm" aria-label={t('integrations.actsOf', { name: one.name })}>
                  {t('integrations.acts')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => onDo({ what: 'log', one })}>{t('integrations.log')}</Menu.Item>
                <Menu.Item onClick={() => ping.mutate({ params: { id: one.id } })}>{t('integrations.ping')}</Menu.Item>
                <Menu.Item onClick={() => onDo({ what: 'change', one })}>{t('integrations.change')}</Menu.Item>
                <Menu.Item onClick={() => change.mutate({ params: { id: one.id }, body: { active: !one.active } })}>
                  {t(one.active ? 'integrations.turnOff' : 'integrations.turnOn')}
                </Menu.Item>
                <Menu.Item onClick={() => onDo({ what: 'renew', one })}>{t('integrations.renew')}</Menu.Item>
                <Menu.Item color="red" onClick={() => onDo({ what: 'remove', one })}>
                  {t('integrations.remove')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          ),
        },
      ]}
    />
  )
}
