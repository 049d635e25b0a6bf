/** Somebody by their portrait, and by their initials where there is none or while it is on its way. */
import { PersonMark } from '#design/person-mark.tsx'
import { useThumbnail } from './use-thumbnail.ts'

type Person = { readonly id: string; readonly full_name: string; readonly photo_id?: string | null }

export function PersonPhoto({ person, size }: { readonly person: Person; readonly size?: number }) {
  return <PersonMark name={person.full_name} size={size} picture={useThumbnail(person.id, person.photo_id)} />
}
