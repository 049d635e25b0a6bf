/** My part in hiring: candidates of vacancies I recruit for, and whom I interview, with what I think of them. */
import { Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts, Page, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ledInterview, ledInterviews, ledResume } from '../../contract/interviews.ts'
import { teamVacancies } from '../../contract/team.ts'
import { answerText } from '../candidate.ts'
import { TeamPart } from '../team/team-part.tsx'
import { useWords } from '../words.ts'
import { Cards } from './cards.tsx'
import { ScoreForm } from './score-form.tsx'

type Led = DataOf<typeof ledInterviews>[number]
const NONE: readonly Led[] = []

/** Whoever recruits for nothing has interviews alone. */
export function HiringScreen() {
  const t = useWords()
  const reading = useCall(teamVacancies, {})
  const [view, setView] = useState<'team' | 'interviews'>('team')
  return (
    <Page back="/me" title={t('candidates.hiring')}>
      <Loaded reading={reading}>
        {(vacancies) =>
          vacancies.length === 0 ? (
            <LedList />
          ) : (
            <>
              <SegmentedControl
                mb="md"
                aria-label={t('candidates.hiring')}
                value={view}
                onChange={setView}
                data={[
                  { value: 'team', label: t('candidates.title.active') },
                  { value: 'interviews', label: t('candidates.myInterviews') },
                ]}
              />
              {view === 'team' ? <TeamPart vacancies={vacancies} /> : <LedList />}
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

function LedList() {
  const t = useWords()
  const columns = useColumns()
  const list = useCall(ledInterviews, {})
  return (
    <DataList
      id="hiring"
      label={t('candidates.myInterviews')}
      reading={list}
      rows={list.data ?? NONE}
      rowId={({ id }) => id}
      rowName={({ full_name, position_name }) => `${full_name} · ${position_name}`}
      columns={columns}
      empty={<Empty title={t('candidates.noneOfMine')} hint={t('candidates.noneOfMineHint')} />}
      peek={(row, close) => <LedPanel key={row.id} id={row.id} onClose={close} />}
    />
  )
}

function LedPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(ledInterview, { params: { id } })
  return (
    <Loaded reading={reading}>
      {(of) => (
        <Panel onClose={onClose} head={<h2>{of.full_name}</h2>}>
          <Facts
            facts={[
              [t('candidates.vacancy'), of.position_name],
              [t('candidates.round'), of.round_name],
              [t('candidates.startsAt'), momentText(of.starts_at, language, of.timezone)],
              [t('candidates.place'), of.place],
              [t('candidates.meetingUrl'), of.meeting_url && <a href={of.meeting_url}>{of.meeting_url}</a>],
              ...of.answers.map(({ text, answer }) => [text, answerText(answer, t)] as const),
              [t('candidates.coverLetter'), of.cover_letter],
            ]}
          />
          {of.resume_name && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => void download(ledResume, { params: { id } })}
            >
              {of.resume_name}
            </Button>
          )}
          {of.status === 'planned' && (
            <Section title={t('candidates.yourCard')}>
              <ScoreForm key={of.id} of={of} />
            </Section>
          )}
          {of.cards.length > 0 && (
            <Section title={t('candidates.allCards')}>
              <Cards cards={of.cards} />
            </Section>
          )}
        </Panel>
      )}
    </Loaded>
  )
}

function useColumns(): readonly Column<Led>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'when',
        header: t('candidates.startsAt'),
        width: 190,
        always: true,
        phone: true,
        onPhone: { width: 146 },
        text: (row) => momentText(row.starts_at, language, row.timezone),
        sort: (row) => row.starts_at,
      },
      { id: 'name', header: t('candidates.name'), phone: true, least: 160, text: (row) => row.full_name },
      { id: 'position', header: t('candidates.vacancy'), least: 140, goes: 1, text: (row) => row.position_name },
      { id: 'round', header: t('candidates.round'), width: 140, goes: 2, text: (row) => row.round_name ?? '' },
      {
        id: 'card',
        header: t('candidates.yourCard'),
        width: 140,
        phone: true,
        onPhone: { width: 112 },
        text: (row) =>
          t(
            row.status === 'cancelled'
              ? 'candidates.cancelled'
              : row.has_scored
                ? 'candidates.scored'
                : 'candidates.notScored',
          ),
        cell: (row) => (
          <StatusBadge tone={row.status === 'cancelled' ? 'plain' : row.has_scored ? 'good' : 'warn'}>
            {t(
              row.status === 'cancelled'
                ? 'candidates.cancelled'
                : row.has_scored
                  ? 'candidates.scored'
                  : 'candidates.notScored',
            )}
          </StatusBadge>
        ),
      },
    ],
    [t, language],
  )
}
