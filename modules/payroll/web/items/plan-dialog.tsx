/** A thirteenth month, months of pay or an amount for many, put into the run as items; shown before. */
import { Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import type { PickedPerson } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { items } from '../../contract/items.ts'
import { view } from '../../contract/run.ts'
import { planItems, runs } from '../../contract/runs.ts'
import { paramsOf, type RunWanted } from '../../model/run-query.ts'
import { noPlan, PlanFields, PlanSeen, planOf, type Seen } from '../run/plan-fields.tsx'
import { useWords } from '../words.ts'

type PlanDialogProps = {
  readonly wanted: RunWanted
  readonly currency: string
  readonly isAdvance?: boolean
  readonly onClose: () => void
}

export function PlanDialog({ wanted, currency, isAdvance, onClose }: PlanDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const [people, setPeople] = useState<readonly PickedPerson[]>([])
  const [seen, setSeen] = useState<Seen>()
  const form = useForm({ initialValues: noPlan })
  const look = useAct(planItems, { quiet: true, silentWhenDone: true, after: ({ data }) => setSeen(data) })
  const put = useAct(planItems, { refreshes: [items, view, runs], quiet: true, after: onClose })
  const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
  const send = form.onSubmit((values) => {
    const body = {
      plan: planOf(values),
      ...(people.length > 0 && { employee_ids: people.map(({ id }) => id) }),
    }
    const params = paramsOf(wanted)
    if (seen) put.mutate({ params, body }, { onError })
    else look.mutate({ params, query: { preview: '1' }, body }, { onError })
  })
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('payroll.planItems')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <PlanFields
            form={form}
            currency={currency}
            people={people}
            isAdvance={isAdvance ?? false}
            onPeople={setPeople}
            onChange={() => setSeen(undefined)}
          />
          {seen && <PlanSeen seen={seen} currency={currency} />}
        </Stack>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {d('design.cancel')}
          </Button>
          <Button type="submit" loading={look.isPending || put.isPending}>
            {t(seen ? 'payroll.add' : 'payroll.planLook')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
