/** The advertisements of one vacancy: what stands on the career page, and what did. */
import { Anchor, Button, Group } from '@mantine/core'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MarkdownText } from '#design/markdown/text.ts'
import { Facts, Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useDesignWords } from '#design/words.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { advertisements, changeAdvertisement, removeAdvertisement } from '../../contract/advertisements.ts'
import { vacancies, vacancy } from '../../contract/vacancies.ts'
import { wordedFor } from '../../model/in-language.ts'
import { useJobAddress } from '../career-address.ts'
import { useRange } from '../range-text.ts'
import { VacancyBadge } from '../vacancies/vacancy-panel.tsx'
import { useWords } from '../words.ts'
import type { Advertisement } from './advertisement.ts'
import { AdvertisementDialog } from './advertisement-dialog.tsx'

export function AdvertisementScreen() {
  const t = useWords()
  const { id = '' } = useParams({ strict: false })
  const [editing, setEditing] = useState<{ readonly row: Advertisement | undefined }>()
  const about = useCall(vacancy, { params: { id } })
  const list = useCall(advertisements, { query: { vacancy_id: id } })
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing({ row: undefined })} disabled={!about.data}>
      {t('recruitment.addAdvertisement')}
    </Button>
  )
  return (
    <Page
      title={about.data?.position_name ?? t('recruitment.advertisements')}
      crumb={
        <Anchor component={Link} to="/app/onboarding/vacancy" c="inherit" underline="hover">
          {t('recruitment.vacancies')}
        </Anchor>
      }
      badge={about.data && <VacancyBadge status={about.data.status} />}
      meta={about.data?.department_name}
      actions={add}
    >
      <Loaded reading={list}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('recruitment.noAdvertisements')} hint={t('recruitment.noAdvertisementsHint')} />
          ) : (
            rows.map((row) => <AdvertisementPart key={row.id} row={row} onEdit={() => setEditing({ row })} />)
          )
        }
      </Loaded>
      {editing && about.data && (
        <AdvertisementDialog vacancy={about.data} now={editing.row} onClose={() => setEditing(undefined)} />
      )}
    </Page>
  )
}

type PartProps = { readonly row: Advertisement; readonly onEdit: () => void }

function AdvertisementPart({ row, onEdit }: PartProps) {
  const t = useWords()
  const d = useDesignWords()
  const language = useLanguage()
  const range = useRange()
  const address = useJobAddress()
  const [removing, setRemoving] = useState(false)
  const refreshes = [advertisements, vacancies, vacancy]
  const change = useAct(changeAdvertisement, { refreshes })
  const remove = useAct(removeAdvertisement, { refreshes, after: () => setRemoving(false) })
  const params = { id: row.id }
  const title = wordedFor(language, row.title, row.title_zh)?.text ?? row.position_name
  const standing = row.is_open ? 'open' : row.is_active ? 'waiting' : 'ended'
  const texts = [
    wordedFor(language, row.description, row.description_zh),
    wordedFor(language, row.requirements, row.requirements_zh),
  ]
  const days = [row.publish_from, row.publish_to].map((day) => dayText(day, language)).filter(Boolean)
  return (
    <Section
      title={title}
      actions={
        <StatusBadge tone={row.is_open ? 'good' : row.is_active ? 'warn' : 'plain'}>
          {t(`recruitment.standing.${standing}`)}
        </StatusBadge>
      }
    >
      <Facts
        facts={[
          [t('recruitment.published'), days.join(' – ')],
          [
            t('recruitment.place'),
            [row.location, row.is_remote ? t('recruitment.remote') : ''].filter(Boolean).join(' · '),
          ],
          [
            t('recruitment.pay'),
            range(row) && `${range(row)} · ${t(row.show_salary ? 'recruitment.shown' : 'recruitment.notShown')}`,
          ],
          [t('recruitment.questions'), String(row.questions.length)],
          [t('recruitment.applications'), String(row.applications)],
        ]}
      />
      {texts.map((worded) => worded && <MarkdownText key={worded.text} text={worded.text} lang={worded.language} />)}
      <Group mt="md">
        {row.is_open && (
          <Button
            component="a"
            href={address(row.id)}
            target="_blank"
            variant="default"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('recruitment.openPage')}
          </Button>
        )}
        <Button variant="default" onClick={onEdit}>
          {t('recruitment.edit')}
        </Button>
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate({ params, body: { is_active: !row.is_active } })}
        >
          {t(row.is_active ? 'recruitment.end' : 'recruitment.publish')}
        </Button>
        {row.applications === 0 && (
          <Button variant="default" onClick={() => setRemoving(true)}>
            {d('design.remove')}
          </Button>
        )}
      </Group>
      {removing && (
        <ConfirmDialog
          title={t('recruitment.removeTitle', { name: title })}
          action={d('design.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params })}
          onClose={() => setRemoving(false)}
        >
          {t('recruitment.removeHint')}
        </ConfirmDialog>
      )}
    </Section>
  )
}
