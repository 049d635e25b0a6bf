/** One announcement beside the list: what it says, to whom, how far it was read, and what can be done with it. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import {
  announcements,
  attachment,
  readers,
  remind,
  removeAnnouncement,
  withdrawAnnouncement,
} from '../contract/announcements.ts'
import { namesNobody } from '../model/announcement.ts'
import type { State } from '../model/state.ts'
import classes from './announcement.module.css'
import type { Announcement } from './announcement.ts'
import { TextWithFiles, titleIn } from './announcement-text.tsx'
import { useAudience } from './audience-fields.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ReadersDialog } from './readers-dialog.tsx'
import { useWords } from './words.ts'

const tones: Readonly<Record<State, Tone>> = {
  ...{ draft: 'plain', scheduled: 'info', published: 'good', expired: 'plain', withdrawn: 'warn' },
}

export function StateBadge({ state }: { readonly state: State }) {
  const t = useWords()
  return <StatusBadge tone={tones[state]}>{t(`announcement.state.${state}`)}</StatusBadge>
}

type PanelProps = { readonly of: Announcement; readonly onEdit: () => void; readonly onClose: () => void }
type Asked = 'publish' | 'withdraw' | 'remove' | 'readers'

export function AnnouncementPanel({ of, onEdit, onClose }: PanelProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const { named } = useAudience(of)
  const [asking, setAsking] = useState<Asked>()
  const done = () => setAsking(undefined)
  const refreshes = [announcements, readers]
  const withdraw = useAct(withdrawAnnouncement, { refreshes, after: done })
  const remove = useAct(removeAnnouncement, { refreshes, after: onClose })
  const reminding = useAct(remind, { refreshes })
  const params = { id: of.id }
  const title = titleIn(language, of)
  const isOut = of.state === 'published' || of.state === 'expired'
  const marks = [of.is_important && 'important', of.is_pinned && 'pinned', of.by_mail && 'byMail'] as const
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{title}</h2>
          <StateBadge state={of.state} />
        </>
      }
      foot={
        <Group gap="xs">
          {!isOut && (
            <Button onClick={() => setAsking('publish')}>
              {t(of.state === 'withdrawn' ? 'announcement.publishAgain' : 'announcement.publish')}
            </Button>
          )}
          <Button variant="default" onClick={onEdit}>
            {t('announcement.edit')}
          </Button>
          {isOut && (
            <Button variant="default" onClick={() => setAsking('readers')}>
              {t('announcement.readers')}
            </Button>
          )}
          {of.state === 'published' && (
            <Button variant="default" loading={reminding.isPending} onClick={() => reminding.mutate({ params })}>
              {t('announcement.remind')}
            </Button>
          )}
          {(isOut || of.state === 'scheduled') && (
            <Button variant="default" onClick={() => setAsking('withdraw')}>
              {t(of.state === 'scheduled' ? 'announcement.unplan' : 'announcement.withdraw')}
            </Button>
          )}
          {(of.state === 'draft' || of.state === 'scheduled') && (
            <Button variant="default" onClick={() => setAsking('remove')}>
              {t('announcement.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <div className={classes.read}>
        <TextWithFiles
          of={of}
          files={t('announcement.attachments')}
          onFile={(id) => void download(attachment, { params: { id } })}
        />
      </div>
      <Facts
        facts={[
          [t('announcement.for'), namesNobody(of) ? t('announcement.everybody') : named.join(t('announcement.comma'))],
          [t('announcement.reach'), t('announcement.people', { count: of.readers })],
          ...(isOut ? [[t('announcement.read'), `${of.read} / ${of.readers}`] as [string, string]] : []),
          [
            t('announcement.confirmed'),
            of.must_acknowledge ? `${of.acknowledged} / ${of.readers}` : t('announcement.notAsked'),
          ],
          [t('announcement.publishAt'), momentText(of.publish_at, language, zone)],
          [t('announcement.expiresOn'), of.expires_on ? dayText(of.expires_on, language) : months(t, of)],
          [t('announcement.editedAt'), momentText(of.edited_at, language, zone)],
          [
            t('announcement.marks'),
            marks.flatMap((mark) => (mark ? [t(`announcement.${mark}`)] : [])).join(t('announcement.comma')),
          ],
        ]}
      />
      {asking === 'publish' && <PublishDialog of={of} onClose={done} />}
      {asking === 'readers' && <ReadersDialog of={of} onClose={done} />}
      {asking === 'withdraw' && (
        <ConfirmDialog
          title={t(of.state === 'scheduled' ? 'announcement.unplanTitle' : 'announcement.withdrawTitle', { title })}
          action={t(of.state === 'scheduled' ? 'announcement.unplan' : 'announcement.withdraw')}
          working={withdraw.isPending}
          onConfirm={() => withdraw.mutate({ params })}
          onClose={done}
        >
          {t(of.state === 'scheduled' ? 'announcement.unplanHint' : 'announcement.withdrawHint')}
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('announcement.removeTitle', { title })}
          action={t('announcement.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params })}
          onClose={done}
        >
          {t('announcement.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

const months = (t: ReturnType<typeof useWords>, { duration_expiry: count }: Announcement): string =>
  count === null ? t('announcement.noEnd') : t('announcement.months', { count })
