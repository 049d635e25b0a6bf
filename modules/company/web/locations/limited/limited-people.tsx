/** Whom a place is for: everybody, or those who are named; found, added and taken away here. */
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconUserPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useLiveSearch } from '#design/fields/live-search.ts'
import { Loaded } from '#design/states.tsx'
import { useDesignWords } from '#design/words.ts'
import { call } from '#platform/http/web/client.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { say } from '#platform/words/web/words.ts'
import { exportLimited, importLimited, undoLimited } from '../../../contract/coordinate-sheets.ts'
import { coordinates, limitEmployees, limitedEmployees, unlimitEmployees } from '../../../contract/coordinates.ts'
import { useWords } from '../../words.ts'
import type { Place } from '../place.ts'
import classes from './limited.module.css'
import { PeopleDialog } from './people-dialog.tsx'
import { PersonText } from './person-text.tsx'

const SHOWN = 50

export function LimitedPeople({ place }: { readonly place: Place }) {
  const t = useWords()
  const d = useDesignWords()
  const [adding, setAdding] = useState(false)
  const [typed, setTyped] = useState('')
  const { search } = useLiveSearch(typed)
  const reading = useCall(
    limitedEmployees,
    { params: { id: place.id }, query: { page: 1, per_page: SHOWN, search: search || undefined } },
    { enabled: place.is_limited },
  )
  const [taken, setTaken] = useState<string>()
  const take = useAct(unlimitEmployees, {
    refreshes: [coordinates, limitedEmployees],
    undoBy: () => (taken === undefined ? undefined : () => call(limitEmployees, asked(place, [taken]))),
  })
  return (
    <section aria-label={t('company.locationFor')}>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{t('company.locationFor')}</Text>
        <Group gap="xs">
          <SheetButtons
            title={t('company.importLimited')}
            sheet={exportLimited}
            upload={importLimited}
            undo={undoLimited}
            refreshes={[coordinates, limitedEmployees]}
            wordOf={(name) => say(`company.field.${name}`)}
            size="compact-sm"
          />
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconUserPlus size={14} />}
            onClick={() => setAdding(true)}
          >
            {t('company.addPeople')}
          </Button>
        </Group>
      </Group>
      {!place.is_limited && <p className="muted">{t('company.locationOpenHint')}</p>}
      {place.is_limited && place.employee_count === 0 && <p className="bad">{t('company.locationNobody')}</p>}
      {place.is_limited && place.employee_count > 0 && (
        <Stack gap="xs">
          {place.employee_count > 10 && (
            <TextInput
              type="search"
              aria-label={d('design.search')}
              placeholder={t('company.findPeople')}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <Loaded reading={reading} rows={3}>
            {(people) => (
              <>
                <ul className={classes.people}>
                  {people.map((one) => (
                    <li key={one.id}>
                      <PersonText person={one} />
                      <ActionIcon
                        aria-label={t('company.takePersonAway', { name: one.full_name })}
                        disabled={take.isPending}
                        onClick={() => {
                          setTaken(one.id)
                          take.mutate(asked(place, [one.id]))
                        }}
                      >
                        <IconX size={14} />
                      </ActionIcon>
                    </li>
                  ))}
                </ul>
                {people.length === 0 && <p className="muted">{d('design.nobody')}</p>}
                {people.length === SHOWN && <p className="muted">{t('company.peopleMore', { shown: SHOWN })}</p>}
              </>
            )}
          </Loaded>
        </Stack>
      )}
      {adding && <PeopleDialog place={place} onClose={() => setAdding(false)} />}
    </section>
  )
}

const asked = (place: Place, ids: readonly string[]) => ({ body: { coordinate_id: place.id, employee_ids: [...ids] } })
