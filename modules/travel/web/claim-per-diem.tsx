/** The per diem sent as one claim, once; by whose travel it is, or by HR for them. */
import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useAct } from '#platform/http/web/use-call.ts'
import { claim, claimOwn } from '../contract/settling.ts'
import { list, mine, one } from '../contract/travel.ts'
import { useWords } from './words.ts'

export function ClaimPerDiem({ id, own }: { readonly id: string; readonly own: boolean }) {
  const t = useWords()
  const doing = { refreshes: [list, one, mine] }
  const [forOther, forMe] = [useAct(claim, doing), useAct(claimOwn, doing)]
  const act = own ? forMe : forOther
  return (
    <Button
      variant="default"
      leftSection={<IconReceipt size={16} />}
      loading={act.isPending}
      onClick={() => act.mutate({ params: { id }, body: { per_diem: true } })}
    >
      {t('travel.claimPerDiem')}
    </Button>
  )
}
