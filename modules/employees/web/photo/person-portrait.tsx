/** A person's portrait on their profile. */
import { useState } from 'react'
import { useAct } from '#platform/http/web/use-call.ts'
import { employees } from '../../contract/lists.ts'
import { givePortrait, removePortrait } from '../../contract/portrait.ts'
import { personal } from '../../contract/profile.ts'
import type { Person } from '../profile/person-head.tsx'
import { useWords } from '../words.ts'
import { PortraitPart } from './portrait-part.tsx'
import { useThumbnail } from './use-thumbnail.ts'

export function PersonPortrait({ person }: { readonly person: Person }) {
  const t = useWords()
  const picture = useThumbnail(person.id, person.photo_id)
  const [open, setOpen] = useState<'give' | 'remove'>()
  const after = () => setOpen(undefined)
  const params = { id: person.id }
  const give = useAct(givePortrait, { refreshes: [personal, employees], after, quiet: true })
  const remove = useAct(removePortrait, { refreshes: [personal, employees], after })
  return (
    <PortraitPart
      name={person.full_name}
      picture={picture}
      closed={person.may.edit ? undefined : t('employees.mayNotEdit')}
      give={{ ...give, mutate: ({ file, thumbnail }) => give.mutate({ params, body: { thumbnail }, file }) }}
      remove={{ ...remove, mutate: () => remove.mutate({ params }) }}
      open={open}
      onOpen={setOpen}
    />
  )
}
