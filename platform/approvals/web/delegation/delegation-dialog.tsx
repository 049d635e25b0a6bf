/** Who decides while somebody is away: what is agreed now, and agreeing on more; for others too, by who keeps the accounts. */
import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { SimpleTable } from '#design/simple-table.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { delegations, endDelegation, kinds } from '../../contract.ts'
import { useWords } from '../words.ts'
import { DelegationForm } from './delegation-form.tsx'

export function DelegationDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const mayForOthers = mayEnter(useSession(), 'access')
  const [of, setOf] = useState<'me' | 'everybody'>('me')
  const reading = useCall(delegations, { query: { of } })
  const end = useAct(endDelegation, { refreshes: [delegations] })
  const choices = useCall(kinds, {}).data ?? []
  const labelOf = (name: string) => choices.find(({ kind }) => kind === name)?.label ?? name
  const day = (text: string) => dayText(text, language)
  return (
    <Dialog opened onClose={onClose} title={t('approvals.delegate')} size="lg">
      <Stack gap="md">
        <p className="muted" style={{ margin: 0 }}>
          {t('approvals.delegateHint')}
        </p>
        {mayForOthers && (
          <SegmentedControl
            size="xs"
            aria-label={t('approvals.whose')}
            value={of}
            onChange={(next) => setOf(next === 'me' ? 'me' : 'everybody')}
            data={[
              { value: 'me', label: t('approvals.forMe') },
              { value: 'everybody', label: t('approvals.forOthers') },
            ]}
          />
        )}
        <SimpleTable
          label={t('approvals.delegations')}
          reading={reading}
          rows={reading.data ?? []}
          rowId={({ id }) => id}
          empty={t('approvals.noDelegations')}
          columns={[
            { id: 'from', header: t('approvals.away'), cell: ({ from_name }) => from_name },
            { id: 'to', header: t('approvals.standIn'), cell: ({ to_name }) => to_name },
            {
              id: 'kinds',
              header: t('approvals.kind'),
              cell: ({ kinds }) =>
                kinds === null ? t('approvals.allKinds') : kinds.map(labelOf).join(t('approvals.comma')),
            },
            { id: 'days', header: t('approvals.whichDays'), cell: ({ from, to }) => `${day(from)} – ${day(to)}` },
            {
              id: 'end',
              header: '',
              cell: ({ id, may_end, to_name }) =>
                may_end && (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    aria-label={t('approvals.endOf', { name: to_name })}
                    loading={end.isPending && end.variables?.params.id === id}
                    onClick={() => end.mutate({ params: { id } })}
                  >
                    {t('approvals.end')}
                  </Button>
                ),
            },
          ]}
        />
        <DelegationForm key={of} forOthers={of === 'everybody'} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('approvals.ready')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
