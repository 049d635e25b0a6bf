/**
 * Candidates by stage, side by side. A card is moved by dragging, by the keyboard (space takes and drops it, arrows
 * move it) or by its menu; offers, acceptance and joining are acts, and nothing is dropped there. Each column is read on
 * by itself, those who have waited longest first.
 */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconGripVertical } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { vacanciesToPickFrom } from '../contract/candidates.ts'
import type { Status } from '../model/stages.ts'
import type { CandidateShown } from './candidate.ts'
import { CandidatePanel } from './candidate-panel.tsx'
import classes from './candidates.module.css'
import { MoveDialog } from './move-dialog.tsx'
import { useCandidatePages } from './use-candidates.ts'
import { useMove } from './use-move.ts'
import { useWords } from './words.ts'

type BoardColumn = { readonly id: string; readonly name: string; readonly status: Status; readonly round?: string }

/** Told as every change is, and a move that was given up by nothing. */
const untold = () => undefined

export function BoardScreen() {
  const t = useWords()
  const chinese = useLanguage() === 'zh-Hant'
  const [vacancy, setVacancy] = useState('')
  const [opened, setOpened] = useState<string>()
  const vacancies = (useCall(vacanciesToPickFrom, {}).data ?? []).filter(({ status }) => status === 'open')
  const rounds = vacancies.find(({ id }) => id === vacancy)?.rounds ?? []
  const moving = useMove()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor),
  )
  const stage = (status: Status): BoardColumn => ({ id: status, status, name: t(`candidates.status.${status}`) })
  const columns: readonly BoardColumn[] = [
    stage('pending'),
    ...(rounds.length > 0
      ? rounds.map(
          ({ id, name, name_zh }): BoardColumn => ({
            ...{ id, round: id, status: 'pendingInterview' },
            name: chinese ? (name_zh ?? name) : name,
          }),
        )
      : [stage('pendingInterview')]),
    ...(['offered', 'accepted', 'orientation'] as const).map(stage),
  ]
  const move = (of: CandidateShown, to: BoardColumn) => {
    if (to.status === 'pending') moving.go([of], { status: 'pending' })
    if (to.status === 'pendingInterview')
      moving.go([of], { status: 'pendingInterview', ...(to.round && { round: to.round }) })
  }
  const dropped = ({ active, over }: DragEndEvent) => {
    // The seam: a card is dragged with whom it is of.
    const of = active.data.current?.of as CandidateShown | undefined
    const to = columns.find(({ id }) => id === over?.id)
    if (of && to && !isIn(of, to) && mayGo(of, to)) move(of, to)
  }
  const reached = ({ over }: Pick<DragEndEvent, 'over'>) => columns.find(({ id }) => id === over?.id)?.name
  return (
    <Page
      full
      title={t('candidates.title.board')}
      crumb={t('candidates.crumb')}
      actions={
        <ChoiceField
          aria-label={t('candidates.vacancy')}
          placeholder={t('candidates.allVacancies')}
          data={vacancies.map(({ id, position_name }) => ({ value: id, label: position_name }))}
          value={vacancy}
          onChange={setVacancy}
          clearable
        />
      }
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={dropped}
        accessibility={{
          screenReaderInstructions: { draggable: t('candidates.dragHow') },
          announcements: { onDragStart: untold, onDragOver: reached, onDragEnd: untold, onDragCancel: untold },
        }}
      >
        <section
          className={classes.board}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label={t('candidates.title.board')}
        >
          {columns.map((column) => (
            <Column key={column.id} column={column} vacancy={vacancy}>
              {(row) => (
                <Card key={row.id} of={row} onOpen={() => setOpened(row.id)}>
                  {columns
                    .filter((to) => to.id !== column.id && mayGo(row, to))
                    .map((to) => (
                      <Menu.Item key={to.id} onClick={() => move(row, to)}>
                        {t('candidates.moveTo', { stage: to.name })}
                      </Menu.Item>
                    ))}
                  {(['notSuitable', 'notAtTheMoment'] as const)
                    .filter((status) => row.may.move.includes(status))
                    .map((status) => (
                      <Menu.Item key={status} onClick={() => moving.begin([row], status)}>
                        {t(`candidates.to.${status}`)}
                      </Menu.Item>
                    ))}
                </Card>
              )}
            </Column>
          ))}
        </section>
      </DndContext>
      <SideDialog opened={opened !== undefined} onClose={() => setOpened(undefined)} position="right" size="lg">
        {opened && <CandidatePanel id={opened} />}
      </SideDialog>
      {moving.asked && <MoveDialog asked={moving.asked} moving={moving} />}
    </Page>
  )
}

const isIn = (of: CandidateShown, { status, round }: BoardColumn): boolean =>
  (of.status === status || (of.status === 'applied' && status === 'pending')) &&
  (round === undefined || of.round === round)

const mayGo = (of: CandidateShown, { status }: BoardColumn): boolean =>
  (status === 'pending' || status === 'pendingInterview') && of.may.move.includes(status)

type ColumnProps = {
  readonly column: BoardColumn
  readonly vacancy: string
  readonly children: (row: CandidateShown) => ReactNode
}

function Column({ column, vacancy, children }: ColumnProps) {
  const { id, name, status, round } = column
  const { setNodeRef, isOver } = useDroppable({ id, disabled: status !== 'pending' && status !== 'pendingInterview' })
  const wanted = status === 'pending' ? 'applied,pending' : status
  const { reading, rows, total } = useCandidatePages({
    ...{ active: true, status: wanted },
    ...(vacancy && { vacancy_id: vacancy }),
  })
  const here = rows.filter((row) => isIn(row, column))
  // Rounds share a reading: of one of them is known what has been read.
  const count = round === undefined ? total : here.length
  return (
    <section ref={setNodeRef} className={classes.column} data-over={isOver || undefined} aria-label={name}>
      <h2>
        {name} <span className="muted">{reading.isPending ? '' : count}</span>
      </h2>
      <Loaded reading={reading} rows={2}>
        {() => here.map(children)}
      </Loaded>
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </section>
  )
}

type CardProps = { readonly of: CandidateShown; readonly onOpen: () => void; readonly children: ReactNode }

function Card({ of, onOpen, children }: CardProps) {
  const t = useWords()
  const { setNodeRef, listeners, attributes, transform, isDragging } = useDraggable({ id: of.id, data: { of } })
  const style = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined
  return (
    <article ref={setNodeRef} className={`card ${classes.card}`} data-dragged={isDragging || undefined} style={style}>
      <div className={classes.cardHead}>
        <button type="button" className={classes.name} onClick={onOpen}>
          {of.full_name}
        </button>
        <span>
          <ActionIcon
            {...listeners}
            {...attributes}
            variant="subtle"
            className={classes.grip}
            aria-label={t('candidates.drag', { name: of.full_name })}
          >
            <IconGripVertical size={16} />
          </ActionIcon>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" aria-label={t('candidates.moveMenu', { name: of.full_name })}>
                <IconDotsVertical size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>{children}</Menu.Dropdown>
          </Menu>
        </span>
      </div>
      <span className="muted">{of.position_name}</span>
      <span className="muted">
        {[of.score && `${t('candidates.score')} ${of.score}`, of.source].filter(Boolean).join(' · ')}
      </span>
    </article>
  )
}
