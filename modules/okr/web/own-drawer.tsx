/** One OKR from the side of whose it is, or who reads it. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { ownCheckIn, ownOkr, ownOkrs, proceedOwnOkr } from '../contract/own.ts'
import { ObjectivesList } from './objectives-list.tsx'
import { OwnDialog } from './own-dialog.tsx'
import type { OkrShown } from './shown.ts'
import { StageBadge, useQuarter } from './standing.tsx'
import { useWords } from './words.ts'

export function OwnDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useWords()
  const quarterOf = useQuarter()
  const reading = useCall(ownOkr, { params: { id } })
  return (
    <SideDialog
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={reading.data ? quarterOf(reading.data) : t('okr.mine')}
    >
      <Loaded reading={reading} rows={8}>
        {(shown) => <Shown shown={shown} />}
      </Loaded>
    </SideDialog>
  )
}

function Shown({ shown }: { readonly shown: OkrShown }) {
  const t = useWords()
  const [editing, setEditing] = useState(false)
  const { id, may, revision } = shown
  const handOn = useAct(proceedOwnOkr, { refreshes: [ownOkrs, ownOkr] })
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [t('okr.status'), <StageBadge key="status" status={shown.status} />],
          [t('okr.progress'), t('okr.percent', { progress: shown.progress })],
        ]}
      />
      {shown.sent_back && <Text c="orange.8">{t('okr.sentBack', { reason: shown.sent_back })}</Text>}
      <div>
        <ObjectivesList okr={shown} call={ownCheckIn} />
      </div>
      {(may.change || may.proceed) && (
        <Group justify="flex-end">
          {may.change && (
            <Button variant="default" onClick={() => setEditing(true)}>
              {t('okr.edit')}
            </Button>
          )}
          {may.proceed && (
            <Button loading={handOn.isPending} onClick={() => handOn.mutate({ params: { id }, body: { revision } })}>
              {t('okr.handOn')}
            </Button>
          )}
        </Group>
      )}
      {editing && <OwnDialog now={shown} onClose={() => setEditing(false)} />}
    </Stack>
  )
}
