/** People who get a seat at once, or a place on the waiting list. */
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { ForWhom, usePicked } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { bonds } from '../contract/records.ts'
import { enrol, session as oneSession, sessions } from '../contract/sessions.ts'
import type { SessionShown } from './session-dialog.tsx'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

export function EnrolDialog({ session, onClose }: { readonly session: SessionShown; readonly onClose: () => void }) {
  const t = useWords()
  const text = useTrainingText()
  const [people, setPeople] = useState<string[]>([])
  const [accepted, setAccepted] = useState('')
  const chosen = usePicked(setPeople)
  const act = useAct(enrol, { refreshes: [oneSession, sessions, bonds], after: onClose })
  const errors = fieldErrors(act.error)
  const { id, course, seats, taken, bond_amount: amount, bond_months: months } = session
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('training.enrolTitle', { name: course })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({
            params: { id },
            body: { employee_ids: people, ...(accepted && { bond_accepted_on: accepted }) },
          })
        }}
      >
        <Stack gap="md">
          <p style={{ margin: 0 }}>{t('training.freeSeats', { count: Math.max(0, seats - taken) })}</p>
          <ForWhom {...chosen} errors={errors} />
          {amount !== null && months !== null && (
            <DateField
              label={t('training.bondAcceptedOn')}
              description={t('training.bondAcceptedHint', { bond: text.bond({ amount, months }) })}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={accepted}
              error={errors.bond_accepted_on}
              onChange={setAccepted}
            />
          )}
          <FormFoot
            action={t('training.enrol')}
            working={act.isPending}
            closed={people.length === 0 ? t('training.choosePeople') : undefined}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
