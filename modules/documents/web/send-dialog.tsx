/** One template to many people: who, what the template asks, how it reads for the first of them, and who was left out. */
import { Alert, Stack } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { ForWhom, usePicked } from '#modules/employees/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { lettersSent, sendLetters } from '../contract/letters.ts'
import { letterTemplates } from '../contract/templates.ts'
import { AskedFields } from './asked-fields.tsx'
import { FilledPreview } from './filled-preview.tsx'
import { useWords } from './words.ts'

type Outcomes = DataOf<typeof sendLetters>['outcomes']

export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const templates = useCall(letterTemplates, { query: { audience: 'employee' } })
  const offered = (templates.data ?? []).filter(({ is_active }) => is_active)
  const [id, setId] = useState('')
  const [people, setPeople] = useState<string[]>([])
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>({})
  const [due, setDue] = useState('')
  const [passed, setPassed] = useState<Outcomes>()
  const chosen = usePicked(setPeople)
  const send = useAct(sendLetters, {
    refreshes: [lettersSent, letterTemplates],
    after: ({ data }) => {
      const left = data.outcomes.filter(({ status }) => status !== 'sent')
      if (left.length === 0) onClose()
      else setPassed(left)
    },
  })
  const errors = fieldErrors(send.error)
  const template = offered.find((one) => one.id === id)
  const asks = template?.asks ?? []
  const ready = template !== undefined && people.length > 0 && asks.every((name) => asked[name]?.trim())
  if (passed) return <PassedOver passed={passed} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('documents.send')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!template) return
          const due_on = due ? { due_on: due } : {}
          send.mutate({ body: { template_id: template.id, employee_ids: people, asked, ...due_on } })
        }}
      >
        <Stack gap="md">
          <ChoiceField
            label={t('documents.template')}
            required
            searchable
            data={offered.map(({ id: value, name }) => ({ value, label: name }))}
            nothingFoundMessage={t('documents.noTemplates')}
            value={id}
            error={errors.template_id}
            onChange={setId}
          />
          <ForWhom {...chosen} errors={errors} />
          <AskedFields names={asks} values={asked} onChange={setAsked} />
          {template && template.answer !== 'none' && (
            <DateField
              label={t('documents.due')}
              description={t('documents.dueHint', { days: template.answer_days ?? 0 })}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={due}
              error={errors.due_on}
              onChange={setDue}
            />
          )}
          {template && people[0] && <FilledPreview template={template} employeeId={people[0]} asked={asked} />}
          <FormFoot
            action={t('documents.sendTo', { count: people.length })}
            working={send.isPending}
            closed={ready ? undefined : t('documents.sendClosed')}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

function PassedOver({ passed, onClose }: { readonly passed: Outcomes; readonly onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog opened onClose={onClose} title={t('documents.passed', { count: passed.length })}>
      <Stack gap="sm">
        {passed.map((one) => (
          <Alert key={one.employee_id} color="yellow" title={one.full_name}>
            {one.message}
          </Alert>
        ))}
      </Stack>
    </Dialog>
  )
}
