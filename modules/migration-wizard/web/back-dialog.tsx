/** Before going back: what the step left and the step reached have imported, counted, since it will be gone. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { Notice } from '#design/notice.tsx'
import { Failed, RowsSkeleton } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { clearStep } from '../contract.ts'
import { steps } from '../model/steps.ts'
import { lostWord } from './past-word.ts'
import { useGoTo } from './use-go-to.ts'
import { useWords } from './words.ts'

type BackDialogProps = { readonly from: number; readonly to: number; readonly onClose: () => void }

export function BackDialog({ from, to, onClose }: BackDialogProps) {
  const t = useWords()
  const goTo = useGoTo(onClose)
  const lossOf = (step: number) => ({ params: { step: String(step) }, query: { preview: '1' as const } })
  const left = useCall(clearStep, lossOf(from), { staleTime: 0 })
  const reached = useCall(clearStep, lossOf(to), { staleTime: 0 })
  const failed = [left, reached].find(({ isError }) => isError)
  const known = left.data && reached.data
  const lost = Object.entries({ ...left.data?.cleared, ...reached.data?.cleared })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('migration.backTitle', { step: t(`migration.step.${steps[to] ?? 'structure'}`) })}
    >
      <Stack gap="md">
        {failed && <Failed reading={failed} />}
        {!failed && !known && <RowsSkeleton rows={2} />}
        {known && lost.length === 0 && <Notice tone="info">{t('migration.nothingLost')}</Notice>}
        {known && lost.length > 0 && (
          <Notice tone="warn" role="alert">
            <Text fw={600}>{t('migration.willBeLost')}</Text>
            <ul>
              {lost.map(([kind, count]) => (
                <li key={kind}>{lostWord(kind, count)}</li>
              ))}
            </ul>
          </Notice>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('migration.stay')}
          </Button>
          <Button
            color={lost.length > 0 ? 'red' : undefined}
            disabled={!known}
            loading={goTo.isPending}
            onClick={() => goTo.mutate([to, [from, to]])}
          >
            {t(lost.length > 0 ? 'migration.clearAndBack' : 'migration.back')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
