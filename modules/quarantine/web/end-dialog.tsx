/** The last day of an approved quarantine is set earlier, or back to what was approved. */
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { call } from '#platform/http/web/client.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { staleOf } from '#platform/requests/web/request.ts'
import * as calls from '../contract/quarantine.ts'
import { useWords } from './words.ts'

type Ending = { readonly id: string; readonly from: string; readonly to: string; readonly agreed_to: string }

export function EndDialog({ of, onClose }: { readonly of: Ending; readonly onClose: () => void }) {
  const t = useWords()
  const { today } = useMe()
  const [to, setTo] = useState(of.from <= today && today < of.to ? today : of.to)
  const params = { id: of.id }
  const act = useAct(calls.end, {
    refreshes: [...staleOf({ calls })],
    after: onClose,
    undoBy: () => () => call(calls.end, { params, body: { to: of.to } }),
  })
  return (
    <Dialog opened onClose={onClose} title={t('quarantine.endTitle')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({ params, body: { to } })
        }}
      >
        <Stack gap="md">
          <DateField
            label={t('quarantine.to')}
            required
            value={to}
            earliest={of.from}
            latest={of.agreed_to}
            error={fieldErrors(act.error).to}
            onChange={setTo}
          />
          <p className="muted" style={{ margin: 0 }}>
            {t('quarantine.endHint')}
          </p>
          <FormFoot
            working={act.isPending}
            action={t('quarantine.endSave')}
            closed={to === of.to ? t('quarantine.endSame') : undefined}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
