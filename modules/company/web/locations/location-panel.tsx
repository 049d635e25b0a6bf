/** One place beside the list: on the plan, and whom it is for. */
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { metresText } from '#platform/words/web/words.ts'
import { coordinates, removeCoordinate } from '../../contract/coordinates.ts'
import { useWords } from '../words.ts'
import { LimitedPeople } from './limited/limited-people.tsx'
import type { Place } from './place.ts'
import { LocationPlan } from './plan/location-plan.tsx'

type LocationPanelProps = {
  readonly place: Place
  readonly others: readonly Place[]
  readonly onEdit: () => void
  readonly onClose: () => void
}

export function LocationPanel({ place, others, onEdit, onClose }: LocationPanelProps) {
  const t = useWords()
  const [removing, setRemoving] = useState(false)
  const remove = useAct(removeCoordinate, { refreshes: [coordinates], after: onClose })
  const { id, name, address, latitude, longitude, radius } = place
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <div className="muted">{address}</div>
        </>
      }
      foot={
        <Group gap="xs">
          <Button variant="default" onClick={onEdit}>
            {t('company.edit')}
          </Button>
          <Button variant="default" color="red" onClick={() => setRemoving(true)}>
            {t('company.removeLocation')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <LocationPlan key={`${latitude} ${longitude}`} name={name} point={place} radius={radius} others={others} />
        <Facts
          facts={[
            [t('company.latitude'), String(latitude)],
            [t('company.longitude'), String(longitude)],
            [t('company.locationRadius'), metresText(radius)],
          ]}
        />
        <LimitedPeople place={place} />
      </Stack>
      {removing && (
        <ConfirmDialog
          title={t('company.removeLocationAsk', { name })}
          action={t('company.removeLocation')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          {t('company.removeLocationHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
