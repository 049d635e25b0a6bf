/**
 * Candidates as a list: those on the way, those before an interview, or a part of the resume bank. The server searches,
 * also in their resumes, filters and counts; the list is read on page by page.
 */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useAsked } from '#design/asked.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { dayText } from '#platform/words/format.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { candidateCounts, candidates, vacanciesToPickFrom } from '../contract/candidates.ts'
import { exportCandidates, importCandidates, undoCandidates } from '../contract/sheets.ts'
import { type Movable, movable } from '../model/stages.ts'
import { AddDialog } from './add-dialog.tsx'
import type { CandidateShown } from './candidate.ts'
import { CandidatePanel } from './candidate-panel.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { standingColumns } from './standing-columns.tsx'
import { ON_THE_WAY, type Part, useCandidates } from './use-candidates.ts'
import { useMove } from './use-move.ts'
import { useWords } from './words.ts'

export const ActiveScreen = () => <CandidatesScreen part="active" />
export const InterviewScreen = () => <CandidatesScreen part="interview" />
export const PendingScreen = () => <CandidatesScreen part="pending" />
export const NotSuitableScreen = () => <CandidatesScreen part="notSuitable" />
export const NotAtTheMomentScreen = () => <CandidatesScreen part="notAtTheMoment" />

function CandidatesScreen({ part }: { readonly part: Part }) {
  const t = useWords()
  const { reading, rows, total, sought, counts, narrowed, elsewhere, vacancyId } = useCandidates(part)
  const columns = useColumns(part, sought)
  const [adding, setAdding] = useState(false)
  // What a vacancy leads to.
  useAsked((ask) => setAdding(ask === 'add'))
  const picking = useCall(vacanciesToPickFrom, {})
  const vacancies = picking.data ?? []
  const moving = useMove()
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('candidates.add')}
    </Button>
  )
  const sources = useSources(rows)
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
              refreshes={[candidates, candidateCounts]}
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
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, position_name }) => `${full_name} · ${position_name}`}
        columns={columns}
        elsewhere={elsewhere}
        {...(part === 'active' && { tabs: tabsOf(t, counts) })}
        filters={[
          {
            id: 'vacancy',
            label: t('candidates.vacancy'),
            options: vacancies.map(({ id, position_name }) => ({ value: id, label: position_name })),
          },
          {
            id: 'source',
            label: t('candidates.source'),
            options: sources.map((source) => ({ value: source, label: source })),
          },
        ]}
        empty={
          <Empty
            title={t(narrowed ? 'candidates.noneFits' : `candidates.none.${part}`)}
            {...(!narrowed && { hint: t('candidates.noneHint') })}
          >
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
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {adding && !picking.isPending && (
        <AddDialog vacancies={vacancies} chosen={vacancyId} onClose={() => setAdding(false)} />
      )}
      {moving.asked && <MoveDialog asked={moving.asked} moving={moving} />}
    </Page>
  )
}

/** What at least one of them may do; whoever cannot is told so. */
const movesOf = (chosen: readonly CandidateShown[]): readonly Movable[] =>
  movable.filter((status) => chosen.some(({ may }) => may.move.includes(status)))

/** As the server counted them by the filters in force; nothing until it has. */
function tabsOf(t: ReturnType<typeof useWords>, counts: DataOf<typeof candidateCounts> | undefined) {
  const matches = () => true
  const of = (id: string) => counts?.find(({ status }) => status === id)?.candidates ?? 0
  const all = counts?.reduce((sum, { candidates: some }) => sum + some, 0)
  return [
    { id: 'all', label: t('candidates.all'), count: all ?? null, matches },
    ...ON_THE_WAY.map((id) => ({ id, label: t(`candidates.status.${id}`), count: counts ? of(id) : null, matches })),
  ]
}

/** Also of those who are filtered out now, as far as they were seen. */
function useSources(rows: readonly CandidateShown[]): readonly string[] {
  const seen = useRef(new Set<string>())
  for (const { source } of rows) if (source) seen.current.add(source)
  return [...seen.current]
}

function useColumns(part: Part, sought: string | undefined): readonly Column<CandidateShown>[] {
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
        text: () => sought ?? '',
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
    [t, language, part, sought],
  )
}
