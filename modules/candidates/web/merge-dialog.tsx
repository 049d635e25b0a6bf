/** The same person by another e-mail and another phone: two cards of a vacancy become one. */
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { candidates, mergeCandidate } from '../contract/candidates.ts'
import type { CandidateWhole } from './candidate.ts'
import { REFRESHES } from './use-move.ts'
import { useWords } from './words.ts'

type MergeDialogProps = { readonly of: CandidateWhole; readonly onClose: () => void }

export function MergeDialog({ of, onClose }: MergeDialogProps) {
  const t = useWords()
  const [into, setInto] = useState('')
  const others = (useCall(candidates, { query: { vacancy_id: of.vacancy_id } }).data ?? []).filter(
    ({ id }) => id !== of.id,
  )
  const merge = useAct(mergeCandidate, { refreshes: REFRESHES, after: onClose })
  return (
    <Dialog opened onClose={onClose} title={t('candidates.mergeTitle', { name: of.full_name })}>
      <Stack gap="md">
        <p className="muted">{t('candidates.mergeHint')}</p>
        <ChoiceField
          label={t('candidates.mergeInto')}
          data={others.map(({ id, full_name, email }) => ({ value: id, label: `${full_name} · ${email}` }))}
          value={into}
          onChange={setInto}
          searchable
          required
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('candidates.cancel')}
          </Button>
          <Button
            disabled={into === ''}
            loading={merge.isPending}
            onClick={() => merge.mutate({ params: { id: of.id }, body: { into } })}
          >
            {t('candidates.merge')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
