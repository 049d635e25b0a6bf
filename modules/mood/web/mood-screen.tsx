/** Mood in sums: a day, week or month, how it went before, departments, and notes without names. */
import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload, IconSettings } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { exportMood, moodOverview } from '../contract/mood.ts'
import { type Span, spans } from '../model/periods.ts'
import { Departments } from './departments.tsx'
import { Figures } from './figures.tsx'
import classes from './mood.module.css'
import { usePeriodText } from './period-text.ts'
import { SettingDialog } from './setting-dialog.tsx'
import { SharedNotes } from './shared-notes.tsx'
import { useWords } from './words.ts'

type Address = { readonly by?: string; readonly on?: string }

export function MoodScreen() {
  const t = useWords()
  const periodText = usePeriodText()
  const navigate = useNavigate()
  const [isSetting, setSetting] = useState(false)
  const address: Address = useSearch({ strict: false })
  const by: Span = spans.find((span) => span === address.by) ?? 'week'
  const query = { by, ...(address.on && { on: address.on }) }
  const reading = useCall(moodOverview, { query })
  const change = (patch: Address) =>
    void navigate({ to: '.', search: (before: Address) => ({ ...before, ...patch }), replace: true })
  return (
    <Page
      title={t('mood.title')}
      crumb={t('mood.crumb')}
      actions={
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(exportMood, { query })}
          >
            {t('mood.download')}
          </Button>
          <Button variant="default" leftSection={<IconSettings size={16} />} onClick={() => setSetting(true)}>
            {t('mood.settings')}
          </Button>
        </Group>
      }
    >
      <Loaded reading={reading} rows={8}>
        {(found) => (
          <div className={classes.parts}>
            <Group justify="space-between">
              <SegmentedControl
                aria-label={t('mood.span')}
                value={by}
                onChange={(span) => change({ by: span })}
                data={spans.map((span) => ({ value: span, label: t(`mood.span.${span}`) }))}
              />
              <Group gap="xs">
                <ActionIcon
                  variant="default"
                  size="lg"
                  aria-label={t('mood.before')}
                  onClick={() => change({ on: found.before.to })}
                >
                  <IconChevronLeft size={18} />
                </ActionIcon>
                <strong aria-live="polite">{periodText(found.now, by)}</strong>
                <ActionIcon
                  variant="default"
                  size="lg"
                  aria-label={t('mood.after')}
                  disabled={found.now.to >= found.counted_to}
                  onClick={() => change({ on: addDays(plainDateOf(found.now.to), 1) })}
                >
                  <IconChevronRight size={18} />
                </ActionIcon>
              </Group>
            </Group>
            {found.now.average === null && (
              <Empty title={t('mood.tooFew')} hint={t('mood.tooFewHint', { least: found.minimum })} />
            )}
            <Figures found={found} />
            {by !== 'day' && <Departments found={found} onBefore={() => change({ on: found.before.to })} />}
            {found.now.average !== null && <SharedNotes key={`${by} ${found.now.from}`} query={query} />}
          </div>
        )}
      </Loaded>
      {isSetting && <SettingDialog onClose={() => setSetting(false)} />}
    </Page>
  )
}
