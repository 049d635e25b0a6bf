/** What the company tells me: what I have to confirm first, then what I have not read. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ownAnnouncements } from '../../contract/own.ts'
import classes from '../announcement.module.css'
import { titleIn } from '../announcement-text.tsx'
import { useWords } from '../words.ts'
import { OwnDialog } from './own-dialog.tsx'

type Own = DataOf<typeof ownAnnouncements>[number]

export function OwnScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { open } = useSearch({ strict: false }) as { open?: string }
  const show = (id: string | undefined) =>
    void navigate({ to: '/me/announcements', search: (id ? { open: id } : {}) as never, replace: id === undefined })
  const reading = useCall(ownAnnouncements, {})
  return (
    <Page back="/me" title={t('announcement.mine')}>
      <Loaded reading={reading} rows={5}>
        {(all) => {
          const opened = all.find(({ id }) => id === open)
          return (
            <>
              {all.length === 0 ? (
                <Empty title={t('announcement.mineNone')} hint={t('announcement.mineNoneHint')} />
              ) : (
                <Section>
                  {all.map((one) => (
                    <Line key={one.id} of={one} onOpen={() => show(one.id)} />
                  ))}
                </Section>
              )}
              {open && <OwnDialog of={opened} onClose={() => show(undefined)} />}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

function Line({ of, onOpen }: { readonly of: Own; readonly onOpen: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const unread = of.read_at === null
  return (
    <button type="button" className={classes.line} onClick={onOpen}>
      <span>
        <span className={unread ? classes.unread : undefined}>{titleIn(language, of)}</span>
        <small>
          {momentText(of.publish_at, language, zone)}
          {of.expires_on && ` · ${t('announcement.until', { day: dayText(of.expires_on, language) })}`}
        </small>
      </span>
      <span className={classes.marks}>
        {of.must_acknowledge && of.acknowledged_at === null && (
          <StatusBadge tone="warn">{t('announcement.toConfirm')}</StatusBadge>
        )}
        {of.is_important && <StatusBadge tone="bad">{t('announcement.important')}</StatusBadge>}
        {of.is_pinned && <StatusBadge>{t('announcement.pinned')}</StatusBadge>}
        {unread && <StatusBadge tone="info">{t('announcement.unread')}</StatusBadge>}
      </span>
    </button>
  )
}
