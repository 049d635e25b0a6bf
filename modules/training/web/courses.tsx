/** The courses of the company. */

import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { amountOf } from '#kernel/money.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { moneyText } from '#platform/words/format.ts'
import { say, useBrackets } from '#platform/words/web/words.ts'
import { courses, exportCourses, importCourses, removeCourse, undoCourses } from '../contract/courses.ts'
import { CourseDialog } from './course-dialog.tsx'
import type { CourseShown } from './course-shown.ts'
import { SessionDialog } from './session-dialog.tsx'
import classes from './training.module.css'
import { useTrainingText } from './training-text.ts'
import { useUnits } from './units.ts'
import { useWords } from './words.ts'

const NONE: readonly CourseShown[] = []

export function Courses() {
  const t = useWords()
  const list = useCall(courses, {})
  const columns = useColumns()
  const [open, setOpen] = useState<{ readonly row: CourseShown | undefined }>()
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('training.addCourse')}
    </Button>
  )
  return (
    <>
      <div className={classes.actions}>
        <SheetButtons
          title={t('training.importCourses')}
          sheet={exportCourses}
          upload={importCourses}
          undo={undoCourses}
          refreshes={[courses]}
          wordOf={(name) => say(`training.field.${name}`)}
          choiceWord={(field, value) => (field === 'mode' ? say(`training.mode.${value}`) : value)}
        />
        {add}
      </div>
      <DataList
        id="training-courses"
        label={t('training.tab.courses')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        empty={
          <Empty title={t('training.noCourses')} hint={t('training.noCoursesHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <CoursePanel key={row.id} course={row} onEdit={() => setOpen({ row })} onClose={close} />}
      />
      {open && <CourseDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function useColumns(): readonly Column<CourseShown>[] {
  const t = useWords()
  const beside = useBrackets()
  const currency = useMe().currency_code ?? ''
  return useMemo(
    () => [
      { id: 'name', header: t('training.name'), always: true, phone: true, least: 180, text: (row) => row.name },
      { id: 'category', header: t('training.category'), width: 140, goes: 3, text: (row) => row.category ?? '' },
      { id: 'mode', header: t('training.mode'), width: 140, goes: 2, text: (row) => t(`training.mode.${row.mode}`) },
      {
        id: 'hours',
        header: t('training.hours'),
        width: 90,
        number: true,
        goes: 4,
        text: (row) => String(row.hours),
        sort: (row) => row.hours,
      },
      {
        id: 'cost',
        header: beside(t('training.costPerSeat'), currency),
        width: 150,
        number: true,
        goes: 1,
        text: (row) => moneyText(row.cost_per_seat, currency),
        sort: (row) => amountOf(row.cost_per_seat),
      },
      {
        id: 'mandatory',
        header: t('training.mandatory'),
        width: 120,
        text: (row) => t(row.mandatory_for ? 'training.yes' : 'training.no'),
      },
      {
        id: 'sessions',
        header: t('training.openSessions'),
        width: 140,
        number: true,
        phone: true,
        text: (row) => String(row.sessions),
        sort: (row) => row.sessions,
      },
      {
        id: 'completed',
        header: t('training.completed'),
        width: 120,
        number: true,
        text: (row) => String(row.completed),
        sort: (row) => row.completed,
      },
      {
        id: 'rating',
        header: t('training.rating'),
        width: 110,
        number: true,
        goes: 5,
        text: (row) => (row.rating === null ? '' : String(row.rating)),
        sort: (row) => row.rating ?? -1,
      },
    ],
    [t, beside, currency],
  )
}

type CoursePanelProps = { readonly course: CourseShown; readonly onEdit: () => void; readonly onClose: () => void }

function CoursePanel({ course, onEdit, onClose }: CoursePanelProps) {
  const t = useWords()
  const text = useTrainingText()
  const { named } = useUnits()
  const [asking, setAsking] = useState<'remove' | 'session'>()
  const remove = useAct(removeCourse, { refreshes: [courses], after: onClose })
  const { id, name, mandatory_for: isFor, bond_amount: amount, bond_months: months } = course
  const units = isFor ? named(isFor) : []
  return (
    <Panel
      onClose={onClose}
      head={<h2>{name}</h2>}
      foot={
        <Group>
          <Button variant="default" onClick={() => setAsking('session')}>
            {t('training.addSession')}
          </Button>
          <Button variant="default" onClick={onEdit}>
            {t('training.edit')}
          </Button>
          <Button variant="default" onClick={() => setAsking('remove')}>
            {t('training.remove')}
          </Button>
        </Group>
      }
    >
      <Facts
        facts={[
          [t('training.category'), course.category],
          [t('training.provider'), course.provider],
          [t('training.mode'), t(`training.mode.${course.mode}`)],
          [t('training.hours'), course.hours],
          [t('training.costPerSeat'), text.money(course.cost_per_seat)],
          [
            t('training.mandatory'),
            isFor ? (units.length === 0 ? t('training.everybody') : units.join(t('training.comma'))) : t('training.no'),
          ],
          [t('training.repeat'), course.repeat_months && t('training.months', { count: course.repeat_months })],
          [
            t('training.certificateMonths'),
            course.certificate_months && t('training.months', { count: course.certificate_months }),
          ],
          [t('training.bond'), amount !== null && months !== null && text.bond({ amount, months })],
          ...(course.hrd_claimable ? [[t('training.hrdClaimable'), t('training.yes')] as [string, string]] : []),
          [t('training.completed'), course.completed],
          [t('training.rating'), course.rating],
        ]}
      />
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('training.removeTitle', { name })}
          action={t('training.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setAsking(undefined)}
        >
          {t('training.removeCourseHint')}
        </ConfirmDialog>
      )}
      {asking === 'session' && <SessionDialog now={undefined} courseId={id} onClose={() => setAsking(undefined)} />}
    </Panel>
  )
}
