/** Devices at the doors: added, paired with a code, let go. */

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { kiosks, pairKiosk, removeKiosk } from '../../contract/clocking/kiosks.ts'
import { useWords } from '../words.ts'
import type { Kiosk } from './kiosk.ts'
import { KioskDialog } from './kiosk-dialog.tsx'
import { PairDialog } from './pair-dialog.tsx'

type Told = DataOf<typeof pairKiosk> & { readonly kiosk: Kiosk }

export function KiosksPart() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const reading = useCall(kiosks, {})
  const [editing, setEditing] = useState<Kiosk | 'new'>()
  const [removing, setRemoving] = useState<Kiosk>()
  const [told, setTold] = useState<Told>()
  const pair = useAct(pairKiosk, { silentWhenDone: true })
  const remove = useAct(removeKiosk, { refreshes: [kiosks], after: () => setRemoving(undefined) })
  const askCode = (kiosk: Kiosk) =>
    pair.mutate({ params: { id: kiosk.id } }, { onSuccess: ({ data }) => setTold({ ...data, kiosk }) })
  /** Paired meanwhile on the device itself, which nothing here is told of. */
  const paired = () => {
    setTold(undefined)
    void reading.refetch()
  }
  return (
    <Section title={t('attendance.kiosks')} hint={t('attendance.kiosksHint')}>
      <SimpleTable
        label={t('attendance.kiosks')}
        reading={reading}
        rows={reading.data ?? []}
        rowId={({ id }) => id}
        empty={t('attendance.noKiosks')}
        columns={[
          { id: 'name', header: t('attendance.kiosk.name'), cell: ({ name }) => name },
          {
            id: 'place',
            header: t('attendance.kiosk.place'),
            cell: ({ place }) => place ?? t('attendance.kiosk.noPlace'),
          },
          {
            id: 'ways',
            header: t('attendance.kiosk.ways'),
            cell: ({ ways }) => ways.map((way) => t(`attendance.way.${way}`)).join(comma()),
          },
          {
            id: 'seen',
            header: t('attendance.kiosk.seen'),
            cell: ({ seen_at }) => (seen_at ? momentText(seen_at, language, zone) : t('attendance.kiosk.notPaired')),
          },
          {
            id: 'acts',
            header: '',
            cell: (kiosk) => (
              <Group gap={4} wrap="nowrap">
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={t('attendance.pairOf', { name: kiosk.name })}
                  loading={pair.isPending}
                  onClick={() => askCode(kiosk)}
                >
                  {t('attendance.pair')}
                </Button>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={t('attendance.changeOf', { name: kiosk.name })}
                  onClick={() => setEditing(kiosk)}
                >
                  {t('attendance.change')}
                </Button>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="red"
                  aria-label={t('attendance.removeOf', { name: kiosk.name })}
                  onClick={() => setRemoving(kiosk)}
                >
                  {t('attendance.remove')}
                </Button>
              </Group>
            ),
          },
        ]}
      />
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={() => setEditing('new')}>
          {t('attendance.addKiosk')}
        </Button>
      </Group>
      {editing && <KioskDialog now={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
      {told && <PairDialog told={told} onClose={paired} />}
      {removing && (
        <ConfirmDialog
          danger
          title={t('attendance.removeOf', { name: removing.name })}
          action={t('attendance.remove')}
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: removing.id } })}
          onClose={() => setRemoving(undefined)}
        >
          {t('attendance.removeHint')}
        </ConfirmDialog>
      )}
    </Section>
  )
}
