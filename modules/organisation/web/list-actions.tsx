/** Above a list of the structure: bring a sheet, take the list as one, add one. */
import { Button } from '@mantine/core'
import { IconDownload, IconPlus, IconTableImport } from '@tabler/icons-react'
import { useWords } from './words.ts'

type ListActionsProps = {
  readonly mayWrite: boolean
  readonly add: string
  readonly onAdd: () => void
  readonly onImport: () => void
  readonly onExport: () => void
}

export function ListActions({ mayWrite, add, onAdd, onImport, onExport }: ListActionsProps) {
  const t = useWords()
  return (
    <>
      {mayWrite && (
        <Button variant="default" leftSection={<IconTableImport size={16} />} onClick={onImport}>
          {t('organisation.import')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconDownload size={16} />} onClick={onExport}>
        {t('organisation.export')}
      </Button>
      {mayWrite && (
        <Button leftSection={<IconPlus size={16} />} onClick={onAdd}>
          {add}
        </Button>
      )}
    </>
  )
}
