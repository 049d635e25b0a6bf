/** Which of many reviews were left as they are, each with its reason. */
import { Button, List, Stack } from '@mantine/core'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { colon } from '#platform/words/web/words.ts'
import type { proceedMany } from '../contract/reviews.ts'
import { useWords } from './words.ts'

export type Left = DataOf<typeof proceedMany>['left']
type LeftDialogProps = { readonly left: Left; readonly onClose: () => void; readonly onRead: () => void }

export function LeftDialog({ left, onClose, onRead }: LeftDialogProps) {
  const t = useWords()
  return (
    <Dialog opened onClose={onClose} title={t('performance.leftTitle')}>
      <Stack gap="md">
        <List>
          {left.map(({ id, name, why }) => (
            <List.Item key={id}>{`${name}${colon()}${why}`}</List.Item>
          ))}
        </List>
        <Button variant="default" onClick={onRead}>
          {t('performance.close')}
        </Button>
      </Stack>
    </Dialog>
  )
}
