/** A place added or changed: by its fields, by dragging its point on the plan, or from where one stands. */

import { Button, Group, NumberInput, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconCurrentLocation } from '@tabler/icons-react'
import { type ClipboardEvent, type FocusEvent, useState } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { metresText } from '#platform/words/web/words.ts'
import { addCoordinate, changeCoordinate, coordinates } from '../../contract/coordinates.ts'
import type { Point } from '../../model/location/distance.ts'
import { degreesOf, pairOf } from '../../model/location/position-text.ts'
import classes from '../company.module.css'
import { useWords } from '../words.ts'
import type { Place } from './place.ts'
import { LocationPlan } from './plan/location-plan.tsx'

type LocationDialogProps = {
  /** Undefined for a new one. */
  readonly now: Place | undefined
  readonly others: readonly Place[]
  readonly onClose: () => void
}

const USUAL_RADIUS = 100

export function LocationDialog({ now, others, onClose }: LocationDialogProps) {
  const t = useWords()
  const form = useForm({
    initialValues: {
      name: now?.name ?? '',
      address: now?.address ?? '',
      latitude: now ? String(now.latitude) : '',
      longitude: now ? String(now.longitude) : '',
      radius: now?.radius ?? USUAL_RADIUS,
      is_limited: now?.is_limited ?? false,
    },
    validate: {
      latitude: (text) => (degreesOf(text, 90) === undefined ? t('company.latitudeHint') : null),
      longitude: (text) => (degreesOf(text, 180) === undefined ? t('company.longitudeHint') : null),
    },
  })
  const doing = { refreshes: [coordinates], after: onClose }
  const add = useAct(addCoordinate, doing)
  const change = useAct(changeCoordinate, doing)
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const move = ({ latitude, longitude }: Point) =>
    form.setValues({ latitude: String(latitude), longitude: String(longitude) })
  // Maps give both numbers at once.
  const onPaste = (event: ClipboardEvent) => {
    const pair = pairOf(event.clipboardData.getData('text'))
    if (!pair) return
    event.preventDefault()
    move(pair)
  }
  // Where both were typed, or put in by the telephone's own keyboard, nothing was pasted.
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const pair = pairOf(event.currentTarget.value)
    if (pair) move(pair)
  }
  const latitude = degreesOf(form.values.latitude, 90)
  const longitude = degreesOf(form.values.longitude, 180)
  const radius = Math.max(1, Number(form.values.radius) || USUAL_RADIUS)
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={now ? t('company.editLocation', { name: now.name }) : t('company.addLocation')}
    >
      <form
        onSubmit={form.onSubmit((body) =>
          now ? change.mutate({ params: { id: now.id }, body }, failed) : add.mutate({ body }, failed),
        )}
      >
        <Stack>
          <div className={classes.grid}>
            <TextInput
              label={t('company.locationName')}
              required
              maxLength={255}
              data-autofocus
              {...form.getInputProps('name')}
            />
            <TextInput label={t('company.locationAddress')} maxLength={255} {...form.getInputProps('address')} />
            <TextInput
              label={t('company.latitude')}
              description={t('company.latitudeHint')}
              required
              onPaste={onPaste}
              {...form.getInputProps('latitude')}
              onBlur={onBlur}
            />
            <TextInput
              label={t('company.longitude')}
              description={t('company.longitudeHint')}
              required
              onPaste={onPaste}
              {...form.getInputProps('longitude')}
              onBlur={onBlur}
            />
            <NumberInput
              label={t('company.radiusMetres')}
              description={t('company.radiusHint')}
              required
              min={1}
              max={100_000}
              step={10}
              allowDecimal={false}
              {...form.getInputProps('radius')}
            />
            <HereButton onHere={move} />
          </div>
          {latitude !== undefined && longitude !== undefined ? (
            <LocationPlan
              name={form.values.name || t('company.thisLocation')}
              point={{ latitude, longitude }}
              radius={radius}
              others={others}
              onMove={move}
            />
          ) : (
            <p className="muted">{t('company.planLater')}</p>
          )}
          <Switch
            label={t('company.locationLimit')}
            description={t('company.locationLimitHint')}
            {...form.getInputProps('is_limited', { type: 'checkbox' })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('company.cancel')}
            </Button>
            <Button type="submit" loading={add.isPending || change.isPending}>
              {t('company.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Where the reader stands, as the device knows it; asked for by the button alone. */
function HereButton({ onHere }: { readonly onHere: (point: Point) => void }) {
  const t = useWords()
  const [said, setSaid] = useState('')
  const ask = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = pairOf(`${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`)
        if (at) onHere(at)
        setSaid(t('company.hereWithin', { metres: metresText(coords.accuracy) }))
      },
      () => setSaid(t('company.hereUnknown')),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  return (
    <div className={classes.beside}>
      <Button variant="default" leftSection={<IconCurrentLocation size={16} />} onClick={ask}>
        {t('company.here')}
      </Button>
      <span role="status" className="muted">
        {said}
      </span>
    </div>
  )
}
