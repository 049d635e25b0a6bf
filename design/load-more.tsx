/** Below a list that is read page by page: how much of it is here, and the rest on demand. */
import { Button, Group, Text } from '@mantine/core'
import { useDesignWords } from './words.ts'

type FurtherRowsProps = {
  readonly reading: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  readonly shown: number
  readonly total: number
}

export function LoadMore({ reading, shown, total }: FurtherRowsProps) {
  const t = useDesignWords()
  if (!reading.hasNextPage) return null
  return (
    <Group justify="center" gap="md">
      <Text size="sm" c="dimmed">
        {t('design.rowsOf', { shown, all: total })}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={reading.isFetchingNextPage}
        onClick={() => void reading.fetchNextPage()}
      >
        {t('design.readMore')}
      </Button>
    </Group>
  )
}
