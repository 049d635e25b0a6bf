/** My own portrait on my pages. */
import { useState } from 'react'
import { Loaded } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { ownPortrait, removeOwnPortrait, sendPortrait } from '../../contract/portrait.ts'
import { PortraitPart } from '../photo/portrait-part.tsx'
import { useWords } from '../words.ts'
import { OwnCard } from './own-card.tsx'

export function OwnPortrait() {
  const t = useWords()
  const { full_name } = useMe()
  const reading = useCall(ownPortrait, {})
  const [open, setOpen] = useState<'give' | 'remove'>()
  const after = () => setOpen(undefined)
  const give = useAct(sendPortrait, { refreshes: [ownPortrait], after, quiet: true })
  const remove = useAct(removeOwnPortrait, { refreshes: [ownPortrait], after })
  return (
    <OwnCard title={t('employees.portrait')}>
      <p className="muted">{t('employees.portrait.use.own')}</p>
      <Loaded reading={reading} rows={1}>
        {({ picture }) => (
          <PortraitPart
            name={full_name}
            picture={picture ?? undefined}
            give={{ ...give, mutate: ({ file, thumbnail }) => give.mutate({ body: { thumbnail }, file }) }}
            remove={{ ...remove, mutate: () => remove.mutate({}) }}
            open={open}
            onOpen={setOpen}
          />
        )}
      </Loaded>
    </OwnCard>
  )
}
