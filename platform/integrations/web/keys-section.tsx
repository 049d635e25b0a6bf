/** Keys: what each may do, when it was last used, and its end. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { roleWord } from '#platform/identity/web/names.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { endKey, keys } from '../contract/keys.ts'
import { KeyDialog } from './key-dialog.tsx'
import { useScopeText } from './scope-text.ts'
import { ToldOnce } from './told-once.tsx'
import { useWords } from './words.ts'

type Key = DataOf<typeof keys>[number]
const tones = { live: 'good', expired: 'warn', ended: 'plain' } as const

export function KeysSection() {
  const t = useWords()
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<string>()
  const [ending, setEnding] = useState<Key>()
  const reading = useCall(keys, {})
  const end = useAct(endKey, { refreshes: [keys], after: () => setEnding(undefined) })
  return (
    <Section
      title={t('integrations.keys')}
      hint={t('integrations.keysHint')}
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          {t('integrations.addKey')}
        </Button>
      }
    >
      <KeysTable reading={reading} onEnd={setEnding} />
      {adding && (
        <KeyDialog
          onMade={(key) => {
            setAdding(false)
            setMade(key)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {made && (
        <ToldOnce
          title={t('integrations.keyMade')}
          label={t('integrations.key')}
          hint={t('integrations.keyUse')}
          secret={made}
          onClose={() => setMade(undefined)}
        />
      )}
      {ending && (
        <ConfirmDialog
          title={t('integrations.endKeyTitle', { name: ending.name })}
          action={t('integrations.end')}
          danger
          working={end.isPending}
          onConfirm={() => end.mutate({ params: { id: ending.id } })}
          onClose={() => setEnding(undefined)}
        >
          {t('integrations.endKeyHint')}
        </ConfirmDialog>
      )}
    </Section>
  )
}

type KeysTableProps = { readonly reading: ReturnType<typeof useCall<typeof keys>>; readonly onEnd: (key: Key) => void }

function KeysTable({ reading, onEnd }: KeysTableProps) {
  const t = useWords()
  const language = useLanguage()
  const scopeText = useScopeText()
  const { timezone_key: zone } = useMe()
  return (
    <SimpleTable
      label={t('integrations.keys')}
      reading={reading}
      rows={reading.data ?? []}
      rowId={({ id }) => id}
      empty={t('integrations.noKeys')}
      columns={[
        {
          id: 'name',
          header: t('integrations.name'),
          cell: ({ name, hint }) => (
            <>
              <span className="strong">{name}</span> <span className="muted">…{hint}</span>
            </>
          ),
        },
        { id: 'role', header: t('integrations.role'), cell: ({ role }) => roleWord(role) },
        { id: 'scopes', header: t('integrations.scopes'), cell: ({ scopes }) => scopes.map(scopeText).join(comma()) },
        {
          id: 'used',
          header: t('integrations.lastUsed'),
          cell: ({ used_at }) => (used_at ? momentText(used_at, language, zone) : t('integrations.neverUsed')),
        },
        {
          id: 'made',
          header: t('integrations.made'),
          cell: ({ created_by, created_at }) => `${created_by}, ${momentText(created_at, language, zone)}`,
        },
        {
          id: 'state',
          header: t('integrations.state'),
          cell: ({ state, expires_on }) => (
            <StatusBadge tone={tones[state]}>
              {state === 'live' && expires_on
                ? t('integrations.until', { day: dayText(expires_on, language) })
                : t(`integrations.keyState.${state}`)}
            </StatusBadge>
          ),
        },
        {
          id: 'end',
          header: '',
          cell: (key) =>
            key.state === 'live' && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('integrations.endOf', { name: key.name })}
                onClick={() => onEnd(key)}
              >
                {t('integrations.end')}
              </Button>
            ),
        },
      ]}
    />
  )
}
