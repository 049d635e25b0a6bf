/** People to name at a place: searched on the server, because there may be ten thousand; several at a time. */
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isLooking, useLiveSearch } from '#design/fields/live-search.ts'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { coordinates, limitCandidates, limitEmployees, limitedEmployees } from '../../../contract/coordinates.ts'
import { useWords } from '../../words.ts'
import type { Place } from '../place.ts'
import classes from './limited.module.css'
import { PersonText } from './person-text.tsx'

const SHOWN = 100

export function PeopleDialog({ place, onClose }: { readonly place: Place; readonly onClose: () => void }) {
  const t = useWords()
  const d = useDesignWords()
  const [typed, setTyped] = useState('')
  const sought = useLiveSearch(typed)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const reading = useCall(limitCandidates, {
    params: { id: place.id },
    query: { page: 1, per_page: SHOWN, search: sought.search || undefined },
  })
  const add = useAct(limitEmployees, { refreshes: [coordinates, limitedEmployees, limitCandidates], after: onClose })
  const people = reading.data ?? []
  const set = (ids: readonly string[], wanted: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) wanted ? next.add(id) : next.delete(id)
    setChosen(next)
  }
  const ids = people.map(({ id }) => id)
  const all = ids.length > 0 && ids.every((id) => chosen.has(id))
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('company.addPeopleTo', { name: place.name })}>
      <Stack>
        <TextInput
          type="search"
          label={t('company.findPeople')}
          description={t('company.findPeopleHint')}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Loaded reading={reading} rows={6}>
          {() => (
            <div className={classes.found}>
              {people.length > 1 && (
                <Checkbox
                  label={t('company.allShown', { count: people.length })}
                  // Those of the words before are not meant.
                  disabled={isLooking(sought, reading)}
                  checked={all}
                  indeterminate={!all && ids.some((id) => chosen.has(id))}
                  onChange={(event) => set(ids, event.currentTarget.checked)}
                />
              )}
              {people.map((one) => (
                <Checkbox
                  key={one.id}
                  label={<PersonText person={one} />}
                  checked={chosen.has(one.id)}
                  onChange={(event) => set([one.id], event.currentTarget.checked)}
                />
              ))}
              {people.length === 0 && (
                <p className="muted">{sought.search ? d('design.nobody') : t('company.nobodyToAdd')}</p>
              )}
              {people.length === SHOWN && <p className="muted">{t('company.peopleMore', { shown: SHOWN })}</p>}
            </div>
          )}
        </Loaded>
        {!place.is_limited && chosen.size > 0 && <Text c="orange">{t('company.limitFollows')}</Text>}
        <Group justify="space-between">
          <span className="muted">{d('design.selected', { count: chosen.size })}</span>
          <Group gap={8}>
            <Button variant="default" onClick={onClose}>
              {t('company.cancel')}
            </Button>
            <Button
              disabled={chosen.size === 0}
              loading={add.isPending}
              onClick={() => add.mutate({ body: { coordinate_id: place.id, employee_ids: [...chosen] } })}
            >
              {t('company.addChosen')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  )
}
