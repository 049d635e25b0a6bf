/** What was asked for beside the list itself, such as all of its rows for a file, could not be read. */
import { notifications } from '@mantine/notifications'
import { useDesignWords } from '../words.ts'

export function useSayFailed() {
  const t = useDesignWords()
  return (reason: unknown) => {
    const message = reason instanceof Error ? reason.message : undefined
    notifications.show({ color: 'red', title: t('design.failedToLoad'), message })
  }
}
