/** A report of one's own that begins as another stands. */
import { TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { duplicateTemplate, templates } from '../contract/templates.ts'
import type { Template } from './draft.ts'
import { useWords } from './words.ts'

type Props = { readonly report: Template; readonly onClose: () => void }

export function DuplicateDialog({ report, onClose }: Props) {
  const t = useWords()
  const navigate = useNavigate()
  const [name, setName] = useState(t('reports.copyOf', { name: report.name }))
  const add = useAct(duplicateTemplate, {
    refreshes: [templates],
    quiet: true,
    after: ({ data }) => navigate({ to: `/app/reportGenerator/build/${data.id}` }),
  })
  return (
    <Dialog opened onClose={onClose} title={t('reports.duplicate')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate({ params: { id: report.id }, body: { name } })
        }}
      >
        <TextInput
          label={t('reports.name')}
          required
          data-autofocus
          maxLength={255}
          value={name}
          error={fieldErrors(add.error).name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FormFoot working={add.isPending} onCancel={onClose} action={t('reports.duplicate')} />
      </form>
    </Dialog>
  )
}
