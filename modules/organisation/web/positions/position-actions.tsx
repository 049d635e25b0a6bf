/** What can be added, brought and taken, by the view that is open. */
import { Button, Menu } from '@mantine/core'
import { IconDownload, IconPlus, IconTableImport } from '@tabler/icons-react'
import { download } from '#platform/http/web/download.ts'
import { exportCompetencies, exportPositions } from '../../contract/sheets.ts'
import { useWords } from '../words.ts'
import type { PositionOpen } from './position-dialogs.tsx'

type PositionActionsProps = {
  readonly view: 'positions' | 'levels'
  readonly mayWrite: boolean
  readonly onOpen: (open: PositionOpen) => void
}

export function PositionActions({ view, mayWrite, onOpen }: PositionActionsProps) {
  const t = useWords()
  if (view === 'levels') {
    return (
      mayWrite && (
        <Button leftSection={<IconPlus size={16} />} onClick={() => onOpen({ what: 'level' })}>
          {t('organisation.addLevel')}
        </Button>
      )
    )
  }
  return (
    <>
      {mayWrite && (
        <Menu>
          <Menu.Target>
            <Button variant="default" leftSection={<IconTableImport size={16} />}>
              {t('organisation.import')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onOpen({ what: 'import-positions' })}>{t('organisation.positions')}</Menu.Item>
            <Menu.Item onClick={() => onOpen({ what: 'import-competencies' })}>
              {t('organisation.competencies')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} />}>
            {t('organisation.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void download(exportPositions, {})}>{t('organisation.positions')}</Menu.Item>
          <Menu.Item onClick={() => void download(exportCompetencies, { body: {} })}>
            {t('organisation.competencies')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {mayWrite && (
        <Button leftSection={<IconPlus size={16} />} onClick={() => onOpen({ what: 'position' })}>
          {t('organisation.addPosition')}
        </Button>
      )}
    </>
  )
}
