/** Job levels from the highest down; moved by a step, renamed, removed. */
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { changeJobLevel, jobLevels } from '../../contract/job-levels.ts'
import { exportJobLevels, importJobLevels, undoJobLevels } from '../../contract/sheets.ts'
import { fieldWord } from '../labels.ts'
import type { PositionOpen } from '../positions/position-dialogs.tsx'
import { RowActions } from '../row-actions.tsx'
import { useWords } from '../words.ts'

type JobLevelsProps = { readonly mayWrite: boolean; readonly onOpen: (open: PositionOpen) => void }

export function JobLevels({ mayWrite, onOpen }: JobLevelsProps) {
  const t = useWords()
  const list = useCall(jobLevels, {})
  const move = useAct(changeJobLevel, { refreshes: [jobLevels], silentWhenDone: true })
  const levels = list.data ?? []
  const to = (id: string, order: number) => move.mutate({ params: { id }, body: { order } })
  return (
    <Section
      hint={t('organisation.levelsHint')}
      actions={
        <SheetButtons
          title={t('organisation.importLevels')}
          sheet={exportJobLevels}
          upload={importJobLevels}
          undo={undoJobLevels}
          refreshes={[jobLevels]}
          wordOf={fieldWord}
          closed={mayWrite ? undefined : t('organisation.mayNot')}
        />
      }
    >
      <SimpleTable
        label={t('organisation.jobLevels')}
        reading={list}
        rows={levels}
        rowId={({ id }) => id}
        empty={t('organisation.noLevels')}
        columns={[
          { id: 'order', header: t('organisation.order'), number: true, cell: ({ order }) => order },
          { id: 'name', header: t('organisation.jobLevel'), cell: ({ name }) => name },
          {
            id: 'positions',
            header: t('organisation.positions'),
            number: true,
            cell: ({ positions_count }) => positions_count,
          },
          {
            id: 'people',
            header: t('organisation.people'),
            number: true,
            cell: ({ employees_count }) => employees_count,
          },
          {
            id: 'actions',
            header: '',
            cell: (level) =>
              mayWrite && (
                <>
                  <ActionIcon
                    disabled={level.order === 1 || move.isPending}
                    onClick={() => to(level.id, level.order - 1)}
                    aria-label={t('organisation.moveUp', { name: level.name })}
                  >
                    <IconArrowUp size={16} />
                  </ActionIcon>
                  <ActionIcon
                    disabled={level.order === levels.length || move.isPending}
                    onClick={() => to(level.id, level.order + 1)}
                    aria-label={t('organisation.moveDown', { name: level.name })}
                  >
                    <IconArrowDown size={16} />
                  </ActionIcon>
                  <RowActions
                    name={level.name}
                    onEdit={() => onOpen({ what: 'level', level })}
                    onRemove={() => onOpen({ what: 'remove-level', level })}
                  />
                </>
              ),
          },
        ]}
      />
    </Section>
  )
}
