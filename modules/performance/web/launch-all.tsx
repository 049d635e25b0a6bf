/** Launches what is prepared in a period and not launched yet, so that nobody has to tick the rows for it. */
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { cycles } from '../contract/cycles.ts'
import { proceedMany, review, reviews } from '../contract/reviews.ts'
import { type Left, LeftDialog } from './left-dialog.tsx'
import type { Row } from './review-columns.tsx'
import { useWords } from './words.ts'

type LaunchAllProps = { readonly cycle: DataOf<typeof cycles>[number]; readonly rows: readonly Row[] }
/** As many as the call takes at once; the button then stands for the rest. */
const AT_ONCE = 500

export function LaunchAll({ cycle, rows }: LaunchAllProps) {
  const t = useWords()
  const [asking, setAsking] = useState(false)
  const [left, setLeft] = useState<Left>([])
  const close = () => setAsking(false)
  const launch = useAct(proceedMany, {
    refreshes: [reviews, review, cycles],
    after: ({ data }) => {
      setLeft(data.left)
      close()
    },
  })
  const prepared = rows.filter(({ status }) => status === null).slice(0, AT_ONCE)
  const count = prepared.length
  return (
    <>
      {count > 0 && (
        <Button leftSection={<IconSend size={16} />} onClick={() => setAsking(true)}>
          {t('performance.launchAll', { count })}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('performance.launchAllTitle', { name: cycle.name })}
          action={t('performance.launchAll', { count })}
          working={launch.isPending}
          onConfirm={() => launch.mutate({ body: { cycle_id: cycle.id, review_ids: prepared.map(({ id }) => id) } })}
          onClose={close}
        >
          {t('performance.launchHint')}
        </ConfirmDialog>
      )}
      {left.length > 0 && <LeftDialog left={left} onClose={() => setLeft([])} onRead={() => setLeft([])} />}
    </>
  )
}
