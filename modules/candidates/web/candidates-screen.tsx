/** Candidates as a list: those on the way, those before an interview, or a part of the resume bank. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { dayText } from '#platform/words/format.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { candidates, vacanciesToPickFrom } from '../contract/candidates.ts'
import { exportCandidates, importCandidates, undoCandidates } from '../contract/sheets.ts'
import { type Movable, movable, type Status, statuses } from '../model/stages.ts'
import { AddDialog } from './add-dialog.tsx'
import type { CandidateShown } from './candidate.ts'
import { CandidatePanel } from './candidate-panel.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { standingColumns } from './standing-columns.tsx'
import { useMove } from './use-move.ts'
import { useWords } from './words.ts'

type Part = 'active' | 'interview' | 'pending' | 'notSuitable' | 'notAtTheMoment'
const WANTED: Readonly<Record<Part, { readonly active: boolean } | { readonly status: string }>> = {
  active: { active: true },
  interview: { status: 'pendingInterview' },
  pending: { status: 'applied,pending' },
  notSuitable: { status: 'notSuitable' },
  notAtTheMoment: { status: 'notAtTheMoment' },
}
const NONE: readonly CandidateShown[] = []

export const ActiveScreen = () => <CandidatesScreen part="active" />
export const InterviewScreen = () => <CandidatesScreen part="interview" />
export const PendingScreen = () => <CandidatesScreen part="pending" />
export const NotSuitableScreen = () => <CandidatesScreen part="notSuitable" />
export const NotAtTheMomentScreen = () => <CandidatesScreen part="notAtTheMoment" />

function CandidatesScreen({ part }: { readonly part: Part }) {
  const t = useWords()
  const sought = useSettledSearch(useListAddress())
  const inResumes = useCall(
    candidates,
    { query: { ...WANTED[part], search: sought } },
    { enabled: sought !== undefined },
  )
  const columns = useColumns(part, sought, inResumes.data)
  const [adding, setAdding] = useState(false)
  const list = useCall(candidates, { query: WANTED[part] })
  const vacancies = useCall(vacanciesToPickFrom, {}).data ?? []
  const moving = useMove()
  const rows = list.data ?? NONE
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('candidates.add')}
    </Button>
  )
  const sources = [...new Set(rows.flatMap(({ source }) => source ?? []))]
  return (
    <Page
      full
      title={t(`candidates.title.${part}`)}
      crumb={t('candidates.crumb')}
      actions={
        <>
          {part === 'active' && (
            <SheetButtons
              title={t('candidates.importTitle')}
              sheet={exportCandidates}
              upload={importCandidates}
              undo={undoCandidates}
              refreshes={[candidates]}
              wordOf={(name) => say(`candidates.field.${name}`)}
            />
          )}
          {add}
        </>
      }
    >
      <DataList
        id={`candidates-${part}`}
        label={t(`candidates.title.${part}`)}
        reading={list}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, position_name }) => `${full_name} · ${position_name}`}
        columns={columns}
        {...(part === 'active' && { tabs: tabsOf(rows, t) })}
        filters={[
          {
            id: 'vacancy',
            label: t('candidates.vacancy'),
            options: vacancies.map(({ id, position_name }) => ({ value: id, label: position_name })),
            matches: ({ vacancy_id }, value) => vacancy_id === value,
          },
          {
            id: 'source',
            label: t('candidates.source'),
            options: sources.map((source) => ({ value: source, label: source })),
            matches: ({ source }, value) => source === value,
          },
        ]}
        empty={
          <Empty title={t(`candidates.none.${part}`)} hint={t('candidates.noneHint')}>
            {add}
          </Empty>
        }
        bulk={(chosen, clear) =>
          movesOf(chosen).map((status) => (
            <button
              key={status}
              type="button"
              onClick={() => {
                moving.begin(chosen, status)
                clear()
              }}
            >
              {t(`candidates.to.${status}`)}
            </button>
          ))
        }
        peek={(row, close) => <CandidatePanel key={row.id} id={row.id} onClose={close} />}
        peekWidth="wide"
      />
      {adding && <AddDialog vacancies={vacancies} onClose={() => setAdding(false)} />}
      {moving.asked && <MoveDialog asked={moving.asked} moving={moving} />}
    </Page>
  )
}

/** What at least one of them may do; whoever cannot is told so. */
const movesOf = (chosen: readonly CandidateShown[]): readonly Movable[] =>
  movable.filter((status) => chosen.some(({ may }) => may.move.includes(status)))

function tabsOf(rows: readonly CandidateShown[], t: ReturnType<typeof useWords>) {
  const there = statuses.filter((status) => rows.some((row) => row.status === status))
  return [
    { id: 'all', label: t('candidates.all'), matches: () => true },
    ...there.map((status: Status) => ({
      id: status,
      label: t(`candidates.status.${status}`),
      matches: (row: CandidateShown) => row.status === status,
    })),
  ]
}

function useColumns(
  part: Part,
  sought: string | undefined,
  found: readonly CandidateShown[] = NONE,
): readonly Column<CandidateShown>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      { id: 'name', header: t('candidates.name'), always: true, phone: true, least: 170, text: (row) => row.full_name },
      { id: 'position', header: t('candidates.vacancy'), phone: true, least: 140, text: (row) => row.position_name },
      ...standingColumns<CandidateShown>(t, language, 160),
      { id: 'source', header: t('candidates.source'), width: 130, goes: 4, text: (row) => row.source ?? '' },
      {
        id: 'applications',
        header: t('candidates.applications'),
        width: 120,
        number: true,
        goes: 5,
        text: (row) => String(row.applications),
        sort: (row) => row.applications,
      },
      {
        id: 'email',
        header: t('candidates.email'),
        width: 210,
        goes: 6,
        ...(part === 'active' && { atFirst: 'hidden' as const }),
        text: (row) => row.email,
      },
      {
        id: 'phone',
        header: t('candidates.phone'),
        width: 150,
        goes: 7,
        ...(part === 'active' && { atFirst: 'hidden' as const }),
        text: (row) => row.phone,
      },
      {
        // The server looks into the resumes; whom it finds is found by the words that were typed.
        id: 'resume',
        header: t('candidates.inResume'),
        width: 150,
        goes: 8,
        atFirst: 'hidden' as const,
        text: ({ id }) => (sought && found.some((one) => one.id === id) ? sought : ''),
      },
      ...(part === 'notSuitable' || part === 'notAtTheMoment'
        ? [
            {
              id: 'delete_on',
              header: t('candidates.deleteOn'),
              width: 140,
              text: (row: CandidateShown) => dayText(row.delete_on, language),
              sort: (row: CandidateShown) => row.delete_on ?? '',
            },
          ]
        : []),
    ],
    [t, language, part, sought, found],
  )
}
