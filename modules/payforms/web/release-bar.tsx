/** Let those who were chosen see theirs, or take it back. */
import { Button, Group } from '@mantine/core'
import { mayEnter } from '#access/enter.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { releaseForm, unreleaseForm, yearForm } from '../contract/year-forms.ts'
import type { FormName } from '../model/form.ts'
import type { PersonShown } from './shown.ts'
import { useWords } from './words.ts'

type BarProps = {
  readonly params: { readonly form: FormName; readonly year: string }
  readonly chosen: readonly PersonShown[]
  readonly after: () => void
}

export function ReleaseBar({ params, chosen, after }: BarProps) {
  const t = useWords()
  const doing = { refreshes: [yearForm], after }
  const release = useAct(releaseForm, doing)
  const unrelease = useAct(unreleaseForm, doing)
  const body = { employee_ids: chosen.map(({ employee_id }) => employee_id) }
  if (!mayEnter(useSession(), 'payroll.approve')) return null
  return (
    <Group gap="xs">
      <Button size="xs" loading={release.isPending} onClick={() => release.mutate({ params, body })}>
        {t('payforms.release')}
      </Button>
      <Button
        size="xs"
        variant="default"
        loading={unrelease.isPending}
        onClick={() => unrelease.mutate({ params, body })}
      >
        {t('payforms.unrelease')}
      </Button>
    </Group>
  )
}
