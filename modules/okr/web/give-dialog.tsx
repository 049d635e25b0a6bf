/** Gives the objectives of a template to people, as drafts of a quarter. */
import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { ForWhom, usePicked } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { okrs } from '../contract/okrs.ts'
import { giveTemplate } from '../contract/templates.ts'
import { QuarterFields } from './okr-dialog.tsx'
import type { Template } from './template-shown.ts'
import { useWords } from './words.ts'

export function GiveDialog({ template, onClose }: { readonly template: Template; readonly onClose: () => void }) {
  const t = useWords()
  const { today } = useMe()
  const form = useForm({
    initialValues: {
      employee_ids: [] as string[],
      year: Number(today.slice(0, 4)),
      quarter: String(Math.ceil(Number(today.slice(5, 7)) / 3)),
    },
  })
  const { picked, onPick } = usePicked((ids) => form.setFieldValue('employee_ids', ids))
  const give = useAct(giveTemplate, { refreshes: [okrs], after: onClose })
  const send = form.onSubmit(({ employee_ids, year, quarter }) =>
    give.mutate(
      { params: { id: template.id }, body: { employee_ids, year, quarter: Number(quarter) } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('okr.giveTitle', { name: template.name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <ForWhom picked={picked} onPick={onPick} errors={form.errors} />
          <QuarterFields year={form.getInputProps('year')} quarter={form.getInputProps('quarter')} />
          <FormFoot working={give.isPending} onCancel={onClose} action={t('okr.give')} />
        </Stack>
      </form>
    </Dialog>
  )
}
