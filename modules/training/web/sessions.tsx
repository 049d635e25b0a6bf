/** Sessions of courses, planned and past. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { courses } from '../contract/courses.ts'
import { exportAttendance, importAttendance, session, sessions, undoAttendance } from '../contract/sessions.ts'
import { CourseDialog } from './course-dialog.tsx'
import { SessionBadge } from './session-badge.tsx'
import { SessionDialog, type SessionShown } from './session-dialog.tsx'
import { SessionPanel } from './session-panel.tsx'
import classes from './training.module.css'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

const NONE: readonly SessionShown[] = []
const TABS = ['planned', 'running', 'over', 'closed'] as const

export function Sessions() {
  const t = useWords()
  const list = useCall(sessions, { query: {} })
  const catalogue = useCall(courses, {})
  const columns = useColumns()
  const [open, setOpen] = useState<{ readonly row: SessionShown | undefined }>()
  const [addingCourse, setAddingCourse] = useState(false)
  // A session is one of a course: where there is none yet, that comes first.
  const lacksCourse = catalogue.data?.length === 0
  const add = (
    <Button
      leftSection={<IconPlus size={16} />}
      onClick={() => (lacksCourse ? setAddingCourse(true) : setOpen({ row: undefined }))}
    >
      {t(lacksCourse ? 'training.addCourse' : 'training.addSession')}
    </Button>
  )
  return (
    <>
      <div className={classes.actions}>
        <SheetButtons
          title={t('training.importAttendance')}
          sheet={exportAttendance}
          upload={importAttendance}
          undo={undoAttendance}
          refreshes={[sessions, session]}
          wordOf={(name) => say(`training.field.${name}`)}
        />
        {add}
      </div>
      <DataList
        id="training-sessions"
        label={t('training.tab.sessions')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ course }) => course}
        columns={columns}
        tabs={[
          { id: 'all', label: t('training.all'), matches: () => true },
          ...TABS.map((id) => ({
            id,
            label: t(`training.state.${id}`),
            matches: ({ state }: SessionShown) => state === id,
          })),
        ]}
        empty={
          <Empty
            title={t(lacksCourse ? 'training.noCourses' : 'training.noSessions')}
            hint={t(lacksCourse ? 'training.noCoursesHint' : 'training.noSessionsHint')}
          >
            {add}
          </Empty>
        }
        peekWidth="wide"
        peek={(row, close) => (
          <SessionPanel key={row.id} session={row} onEdit={() => setOpen({ row })} onClose={close} />
        )}
      />
      {open && <SessionDialog now={open.row} onClose={() => setOpen(undefined)} />}
      {addingCourse && <CourseDialog now={undefined} onClose={() => setAddingCourse(false)} />}
    </>
  )
}

function useColumns(): readonly Column<SessionShown>[] {
  const t = useWords()
  const language = useLanguage()
  const text = useTrainingText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and text change with the language alone
  return useMemo(
    () => [
      { id: 'course', header: t('training.course'), always: true, phone: true, least: 180, text: (row) => row.course },
      {
        id: 'when',
        header: t('training.when'),
        width: 210,
        phone: true,
        onPhone: { width: 132, cell: (row) => text.brief(row) },
        text: (row) => text.span(row),
        sort: ({ starts_on }) => starts_on,
      },
      {
        id: 'seats',
        header: t('training.seats'),
        width: 170,
        goes: 1,
        text: (row) => text.seats(row),
        sort: ({ taken }) => taken,
        searched: false,
      },
      { id: 'place', header: t('training.place'), width: 140, goes: 2, text: (row) => row.place ?? '' },
      { id: 'trainer', header: t('training.trainer'), width: 140, goes: 3, text: (row) => row.trainer ?? '' },
      {
        id: 'hrd',
        header: t('training.hrdClaimBy'),
        width: 150,
        goes: 1,
        atFirst: 'hidden',
        text: (row) => (row.hrd_claimed_on === null ? text.day(row.hrd_claim_by) : ''),
        sort: (row) => row.hrd_claim_by ?? '',
      },
      {
        id: 'state',
        header: t('training.state'),
        width: 110,
        phone: true,
        text: (row) => t(`training.state.${row.state}`),
        cell: (row) => <SessionBadge state={row.state} />,
      },
    ],
    [language],
  )
}
