/** What forgetting will do, record by record, before it is done for good. */
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '#design/page.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Loaded } from '#design/states.tsx'
import { call } from '#platform/http/web/client.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { anonymise, previewForgetting, retention } from '../contract.ts'
import { recordWord, useWords } from './words.ts'

type ForgetDialogProps = {
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

export function ForgetDialog({ ids, onClose, onDone }: ForgetDialogProps) {
  const t = useWords()
  const preview = useQuery({
    queryKey: [previewForgetting.id, ids],
    queryFn: ({ signal }) => call(previewForgetting, { body: { employee_ids: [...ids] }, signal }),
    staleTime: 0,
  })
  const forget = useAct(anonymise, { refreshes: [retention], after: onDone })
  return (
    <ReasonDialog
      title={t('privacy.forgetTitle', { count: ids.length })}
      action={t('privacy.doForget')}
      danger
      reason={t('privacy.reason')}
      working={forget.isPending}
      onConfirm={(reason) => forget.mutate({ body: { employee_ids: [...ids], reason } })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">{t('privacy.forgetHint')}</Text>
        <Loaded reading={preview} rows={4}>
          {({ effects }) => (
            <Facts
              facts={effects.map(({ record, removed, kept }) => [
                recordWord(t, record),
                removed > 0 ? t('privacy.removed', { count: removed }) : t('privacy.kept', { count: kept }),
              ])}
            />
          )}
        </Loaded>
      </Stack>
    </ReasonDialog>
  )
}
