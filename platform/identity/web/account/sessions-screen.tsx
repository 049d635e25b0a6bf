/** Where one is signed in, and ending what is not oneself. */
import { Button } from '@mantine/core'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { endSession, sessions } from '../../contract/own-account.ts'
import { useMe } from '../me.ts'
import { useWords } from '../words.ts'
import { AccountPage } from './account-page.tsx'

export function SessionsScreen() {
  const t = useWords()
  const language = useLanguage()
  const { type, timezone_key } = useMe()
  // Operations have no company's time; theirs is that of the machine they sit at.
  const zone = type === 'ops' ? undefined : timezone_key
  const list = useCall(sessions, {})
  const end = useAct(endSession, { refreshes: [sessions] })
  const others = (list.data ?? []).some(({ current }) => !current)
  return (
    <AccountPage>
      <Section
        title={t('identity.sessions')}
        hint={t('identity.sessionsHint')}
        actions={
          <Button
            variant="default"
            disabled={!others}
            loading={end.isPending}
            onClick={() => end.mutate({ params: { id: 'others' } })}
          >
            {t('identity.endOthers')}
          </Button>
        }
      >
        <SimpleTable
          reading={list}
          rows={list.data ?? []}
          rowId={({ id }) => id}
          label={t('identity.sessions')}
          columns={[
            {
              id: 'device',
              header: t('identity.device'),
              cell: (row) => (
                <>
                  {deviceOf(row.user_agent) ?? t('identity.unknownDevice')}{' '}
                  {row.current && <StatusBadge tone="good">{t('identity.thisSession')}</StatusBadge>}
                </>
              ),
            },
            { id: 'address', header: t('identity.address'), cell: (row) => row.address ?? '' },
            {
              id: 'started',
              header: t('identity.started'),
              cell: (row) => momentText(row.created_at, language, zone),
            },
            {
              id: 'seen',
              header: t('identity.lastSeen'),
              cell: (row) => momentText(row.last_seen_at, language, zone),
            },
            {
              id: 'end',
              header: '',
              cell: (row) =>
                !row.current && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('identity.endSession', { device: deviceOf(row.user_agent) ?? row.id })}
                    onClick={() => end.mutate({ params: { id: row.id } })}
                  >
                    {t('identity.end')}
                  </Button>
                ),
            },
          ]}
        />
      </Section>
    </AccountPage>
  )
}

/** Enough to recognise one's own machine: browser and system. */
function deviceOf(agent: string | null): string | undefined {
  if (!agent) return undefined
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(agent)?.[1]?.replace('Edg', 'Edge').replace('OPR', 'Opera')
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1]
  return [browser, system].filter(Boolean).join(' · ') || agent.slice(0, 40)
}
