/** A report beside its list: what it shows, and what can be done with it. */
import { Alert, Button, Group, Menu, Stack } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { subjects } from '../contract/catalogue.ts'
import { removeTemplate, templates } from '../contract/templates.ts'
import { fieldIn, type Template } from './draft.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { Notes } from './preview-part.tsx'
import { RunDialog } from './run-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useWords } from './words.ts'

type Props = { readonly report: Template; readonly onClose: () => void }

export function ReportPanel({ report, onClose }: Props) {
  const t = useWords()
  const [open, setOpen] = useState<'run' | 'schedule' | 'duplicate'>()
  const close = () => setOpen(undefined)
  const remove = useAct(removeTemplate, { refreshes: [templates], after: onClose })
  const { id, name, mine, closed, notes } = report
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <p>{report.subject_name}</p>
        </>
      }
      foot={
        <Group gap="xs">
          <MayButton closed={closed ?? undefined} onClick={() => setOpen('run')}>
            {t('reports.run')}
          </MayButton>
          {mine ? (
            <Button component={Link} to={`/app/reportGenerator/build/${id}`} variant="default">
              {t('reports.edit')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => setOpen('duplicate')}>
              {t('reports.duplicate')}
            </Button>
          )}
          {mine && (
            <Menu>
              <Menu.Target>
                <Button variant="default" aria-label={t('reports.more')}>
                  <IconDots size={16} />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => setOpen('schedule')}>{t('reports.schedule')}</Menu.Item>
                <Menu.Item onClick={() => setOpen('duplicate')}>{t('reports.duplicate')}</Menu.Item>
                <Menu.Item color="red" onClick={() => remove.mutate({ params: { id } })}>
                  {t('reports.remove')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </Group>
      }
    >
      <Stack gap="md">
        {closed && (
          <Alert color="yellow" variant="light">
            {closed}
          </Alert>
        )}
        <Notes notes={notes} />
        <Facts facts={useFacts(report)} />
      </Stack>
      {open === 'run' && <RunDialog report={report} onClose={close} />}
      {open === 'schedule' && <ScheduleDialog report={report} onClose={close} />}
      {open === 'duplicate' && <DuplicateDialog report={report} onClose={close} />}
    </Panel>
  )
}

function useFacts({ definition, owner, mine, is_shared, scheduled, is_noted, subject }: Template) {
  const t = useWords()
  const language = useLanguage()
  const of = useCall(subjects, {}).data?.find(({ key }) => key === subject)
  const name = (field: string) => fieldIn(of, field)?.name ?? field
  const { columns, filters, groups, match } = definition
  const told = filters.map(({ field, is, values }) => {
    const choices = fieldIn(of, field)?.choices ?? []
    const what = fieldIn(of, field)?.is_listed
      ? t('reports.choices', { count: values.length })
      : values.map((one) => choices.find(({ value }) => value === one)?.name ?? one).join(comma())
    return [name(field), t(`reports.is.${is}`), what].filter(Boolean).join(' ')
  })
  return [
    [t('reports.owner'), mine ? t('reports.me') : (owner ?? t('reports.product'))],
    [t('reports.visible'), t(is_shared ? 'reports.visible.all' : 'reports.visible.me')],
    [t('reports.columns'), columns.map(({ field, heading }) => heading ?? name(field)).join(comma())],
    [
      t('reports.conditions'),
      told.length > 0 ? told.join(match === 'all' ? '; ' : ` ${t('reports.or')} `) : t('reports.noConditions'),
    ],
    [t('reports.groups'), groups.map(name).join(comma())],
    [
      t('reports.nextRun'),
      scheduled ? (scheduled.next_on ? dayText(scheduled.next_on, language) : t('reports.stopped')) : '',
    ],
    ...(is_noted ? [[t('reports.noted'), t('reports.notedHint')] as const] : []),
  ] as const satisfies readonly (readonly [string, string])[]
}
