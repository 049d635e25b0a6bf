/** Papers that a newcomer sent: taken back by them, read by HR. */
import { ActionIcon, Group } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { newcomer } from '../../contract/newcomer.ts'
import { useWords } from '../words.ts'

type PapersProps = {
  readonly files: DataOf<typeof newcomer>['files']
  readonly onDrop?: (id: string) => void
  readonly onLoad?: (id: string) => void
}

export function Papers({ files, onDrop, onLoad }: PapersProps) {
  const t = useWords()
  return files.map(({ id, name, taken_at }) => (
    <Group key={id} justify="space-between" wrap="nowrap">
      <span>
        {name} {taken_at && <span className="muted">{t('candidates.paperTaken')}</span>}
      </span>
      {onLoad && (
        <ActionIcon size="lg" aria-label={t('candidates.loadPaper', { name })} onClick={() => onLoad(id)}>
          <IconDownload size={16} />
        </ActionIcon>
      )}
      {onDrop && taken_at === null && (
        <ActionIcon size="lg" aria-label={t('candidates.dropPaper', { name })} onClick={() => onDrop(id)}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </Group>
  ))
}
