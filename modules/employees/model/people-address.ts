/** How the address of the list of people names some of them, by the names of the list's own filters. */
export type PeopleFilter = Readonly<
  Partial<Record<'department' | 'position' | 'type' | 'joined' | 'left' | 'lacks' | 'standing', string>>
>

export const peopleSearch = (of: PeopleFilter, tab?: string): Readonly<Record<string, string>> => ({
  ...(tab && { tab }),
  ...Object.fromEntries(Object.entries(of).map(([name, value]) => [`f.${name}`, value])),
})
