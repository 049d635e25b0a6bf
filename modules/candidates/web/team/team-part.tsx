/** The vacancies one recruits for, how many stand where, and their candidates by stage. */
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { teamCandidates, type teamVacancies } from '../../contract/team.ts'
import { statuses } from '../../model/stages.ts'
import { CandidateCallsProvider, ofTeam } from '../calls.ts'
import type { TeamCandidate } from '../candidate.ts'
import classes from '../candidates.module.css'
import { standingColumns } from '../standing-columns.tsx'
import { useWords } from '../words.ts'
import { TeamPanel } from './team-panel.tsx'

export type TeamVacancy = DataOf<typeof teamVacancies>[number]
const NONE: readonly TeamCandidate[] = []

export function TeamPart({ vacancies }: { readonly vacancies: readonly TeamVacancy[] }) {
  const t = useWords()
  const columns = useColumns()
  const [chosen, setChosen] = useState<string>()
  const list = useCall(teamCandidates, { query: { ...(chosen && { vacancy_id: chosen }) } })
  const rows = list.data ?? NONE
  const tabs = statuses
    .filter((status) => rows.some((row) => row.status === status))
    .map((status) => ({
      id: status,
      label: t(`candidates.status.${status}`),
      matches: (row: TeamCandidate) => row.status === status,
    }))
  return (
    <CandidateCallsProvider value={ofTeam}>
      <div className={classes.vacancies}>
        {vacancies.map((one) => (
          <VacancyCard
            key={one.id}
            of={one}
            isChosen={one.id === chosen}
            onChoose={() => setChosen(one.id === chosen ? undefined : one.id)}
          />
        ))}
      </div>
      <DataList
        id="hiring-team"
        label={t('candidates.title.active')}
        reading={list}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, position_name }) => `${full_name} · ${position_name}`}
        columns={columns}
        tabs={[{ id: 'all', label: t('candidates.all'), matches: () => true }, ...tabs]}
        empty={<Empty title={t('candidates.team.none')} hint={t('candidates.team.noneHint')} />}
        peek={(row, close) => <TeamPanel key={row.id} id={row.id} onClose={close} />}
        peekWidth="wide"
      />
    </CandidateCallsProvider>
  )
}

type VacancyCardProps = { readonly of: TeamVacancy; readonly isChosen: boolean; readonly onChoose: () => void }

function VacancyCard({ of, isChosen, onChoose }: VacancyCardProps) {
  const t = useWords()
  const { position_name, department_name, status, filled, headcount, stages } = of
  const counts = statuses.flatMap((stage) => {
    const found = stages.find((one) => one.status === stage)
    return found ? `${t(`candidates.status.${stage}`)} ${found.candidates}` : []
  })
  return (
    <button type="button" className={`card ${classes.vacancy}`} aria-pressed={isChosen} onClick={onChoose}>
      <span className={classes.cardHead}>
        <b>{position_name}</b>
        <StatusBadge tone={status === 'open' ? 'info' : 'plain'}>
          {t(`candidates.vacancyStatus.${status}` as 'candidates.vacancyStatus.open')}
        </StatusBadge>
      </span>
      <span className="muted">
        {[department_name, t('candidates.team.filled', { filled, headcount })].filter(Boolean).join(' · ')}
      </span>
      <span className="muted">{counts.length > 0 ? counts.join(' · ') : t('candidates.team.none')}</span>
    </button>
  )
}

function useColumns(): readonly Column<TeamCandidate>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      { id: 'name', header: t('candidates.name'), always: true, phone: true, least: 160, text: (row) => row.full_name },
      {
        id: 'position',
        header: t('candidates.vacancy'),
        phone: true,
        least: 140,
        goes: 1,
        text: (row) => row.position_name,
      },
      ...standingColumns<TeamCandidate>(t, language, 150),
    ],
    [t, language],
  )
}
