/** Before it goes out: how many people it reaches and how they are told; now, or on a day at a time. */
import { SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { announcements, publishAnnouncement, readers } from '../contract/announcements.ts'
import type { Announcement } from './announcement.ts'
import { titleIn } from './announcement-text.tsx'
import { useWords } from './words.ts'

export function PublishDialog({ of, onClose }: { readonly of: Announcement; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { today } = useMe()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const act = useAct(publishAnnouncement, { refreshes: [announcements, readers], after: onClose })
  const error = fieldErrors(act.error).at
  const later = when === 'later'
  return (
    <Dialog opened onClose={onClose} title={t('announcement.publishTitle', { title: titleIn(language, of) })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({ params: { id: of.id }, body: later ? { at: `${day}T${time}` } : {} })
        }}
      >
        <Stack gap="md">
          <SegmentedControl
            aria-label={t('announcement.when')}
            value={when}
            onChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
            data={(['now', 'later'] as const).map((value) => ({ value, label: t(`announcement.when.${value}`) }))}
          />
          {later && (
            <SimpleGrid cols={2}>
              <DateField
                label={t('announcement.day')}
                required
                earliest={today}
                value={day}
                error={error}
                onChange={setDay}
              />
              <TextInput
                type="time"
                label={t('announcement.time')}
                required
                value={time}
                onChange={(event) => setTime(event.currentTarget.value)}
              />
            </SimpleGrid>
          )}
          <p style={{ margin: 0 }}>
            {t(of.by_mail ? 'announcement.tellsByMail' : 'announcement.tells', { count: of.readers })}
            {of.must_acknowledge && ` ${t('announcement.tellsConfirm')}`}
          </p>
          <FormFoot
            working={act.isPending}
            action={t(later ? 'announcement.plan' : 'announcement.publish')}
            closed={later && (day === '' || time === '') ? t('announcement.chooseTime') : undefined}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
