/** What is stored of a candidate, put right: a mistyped address, a name as in the passport. */
import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeCandidate } from '../contract/candidates.ts'
import type { CandidateWhole } from './candidate.ts'
import { noPerson, PersonFields } from './person-fields.tsx'
import { REFRESHES } from './use-move.ts'
import { useWords } from './words.ts'

const names = Object.keys(noPerson) as readonly (keyof typeof noPerson)[]

export function EditDialog({ of, onClose }: { readonly of: CandidateWhole; readonly onClose: () => void }) {
  const t = useWords()
  const form = useForm<typeof noPerson>({
    initialValues: { ...noPerson, ...Object.fromEntries(names.map((name) => [name, of[name] ?? ''])) },
  })
  const change = useAct(changeCandidate, { refreshes: REFRESHES, after: onClose })
  const send = form.onSubmit((typed) => {
    // What was not touched is not sent: somebody else may have changed it meanwhile.
    const body = Object.fromEntries(names.filter((name) => form.isDirty(name)).map((name) => [name, typed[name]]))
    change.mutate({ params: { id: of.id }, body }, { onError: (reason) => form.setErrors(fieldErrors(reason)) })
  })
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('candidates.editTitle', { name: of.full_name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <PersonFields form={form} />
          <FormFoot working={change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
