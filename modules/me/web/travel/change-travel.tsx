/** My travel changed while it waits: whoever agreed so far is asked again. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { changeOwn, mine, one } from '#modules/travel/contract/travel.ts'
import { bodyOf, TravelFields, type TravelValues, valuesOf } from '#modules/travel/web/public.tsx'
import { application, applications } from '#platform/approvals/contract.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'

type ChangeTravelProps = { readonly travel: DataOf<typeof mine>[number]; readonly onClose: () => void }

export function ChangeTravel({ travel, onClose }: ChangeTravelProps) {
  const t = useWords()
  const [values, setValues] = useState<TravelValues>(() => valuesOf(travel))
  const refreshes = [mine, one, application, applications]
  const act = useAct(changeOwn, { refreshes, quiet: true, after: onClose })
  const body = bodyOf(values)
  return (
    <SideDialog opened onClose={onClose} position="right" size="md" title={t('me.travel.change')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (body) act.mutate({ params: { id: travel.id }, body })
        }}
      >
        <TravelFields values={values} errors={fieldErrors(act.error)} onChange={setValues} />
        {act.error && (
          <Notice tone="bad" role="alert">
            {textOf(act.error)}
          </Notice>
        )}
        <p className="muted">{t('me.travel.changeHint')}</p>
        <div className={classes.acts}>
          <Button variant="default" onClick={onClose}>
            {t('me.travel.keep')}
          </Button>
          <MayButton type="submit" closed={body ? undefined : t('me.travel.missing')} loading={act.isPending}>
            {t('me.travel.change')}
          </MayButton>
        </div>
      </form>
    </SideDialog>
  )
}
