/** For whom forms of a period are prepared: everybody, some places, or those chosen. It says first whom it reaches. */

import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ChoicesField } from '#design/fields/choices-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { ForWhom, usePicked } from '#modules/employees/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { comma } from '#platform/words/web/words.ts'
import { cycles, launchCycle, places } from '../contract/cycles.ts'
import { reviews } from '../contract/reviews.ts'
import { useWords } from './words.ts'

type LaunchDialogProps = { readonly cycle: DataOf<typeof cycles>[number]; readonly onClose: () => void }
type Seen = DataOf<typeof launchCycle>
const NOWHERE = { departments: [], positions: [], job_levels: [] }

export function LaunchDialog({ cycle, onClose }: LaunchDialogProps) {
  const t = useWords()
  const [by, setBy] = useState<'places' | 'people'>('places')
  const [of, setOf] = useState({
    ...{ department_ids: [] as string[], position_ids: [] as string[], job_level_ids: [] as string[] },
    ...{ employee_ids: [] as string[], joined_by: '' },
  })
  const [seen, setSeen] = useState<Seen>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const change = (changed: Partial<typeof of>) => {
    setOf({ ...of, ...changed })
    setSeen(undefined)
    setErrors({})
  }
  const { picked, onPick } = usePicked((employee_ids) => change({ employee_ids }))
  const { departments, positions, job_levels } = useCall(places, {}).data ?? NOWHERE
  const look = useAct(launchCycle, {})
  const prepare = useAct(launchCycle, { refreshes: [reviews, cycles], after: onClose })
  const { employee_ids, joined_by, ...some } = of
  const body = by === 'people' ? { employee_ids } : { ...some, employee_ids: [], joined_by: joined_by || null }
  const params = { id: cycle.id }
  const failed = { onError: (reason: unknown) => setErrors(fieldErrors(reason)) }
  const nobody = by === 'people' && employee_ids.length === 0
  const choices = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('performance.prepareTitle', { name: cycle.name })}>
      <Stack gap="md">
        <SegmentedControl
          aria-label={t('performance.forWhom')}
          data={[
            { value: 'places', label: t('performance.byPlaces') },
            { value: 'people', label: t('performance.byPeople') },
          ]}
          value={by}
          onChange={(value) => {
            setBy(value === 'people' ? 'people' : 'places')
            setSeen(undefined)
          }}
        />
        {by === 'people' ? (
          <ForWhom picked={picked} onPick={onPick} errors={errors} />
        ) : (
          <>
            <Text size="sm" className="muted">
              {t('performance.placesHint')}
            </Text>
            <ChoicesField
              label={t('performance.departments')}
              data={choices(departments)}
              value={of.department_ids}
              onChange={(department_ids) => change({ department_ids })}
            />
            <ChoicesField
              label={t('performance.positions')}
              data={choices(positions)}
              value={of.position_ids}
              onChange={(position_ids) => change({ position_ids })}
            />
            <ChoicesField
              label={t('performance.jobLevels')}
              data={choices(job_levels)}
              value={of.job_level_ids}
              onChange={(job_level_ids) => change({ job_level_ids })}
            />
            <DateField
              label={t('performance.joinedBy')}
              value={joined_by}
              onChange={(day) => change({ joined_by: day })}
            />
            {errors.employee_ids && (
              <Text c="red" size="sm" role="alert">
                {errors.employee_ids}
              </Text>
            )}
          </>
        )}
        {seen && (
          <div role="status">
            <b>{t('performance.wouldPrepare', { forms: seen.forms, there: seen.there })}</b>
            {seen.names.length > 0 && (
              <p className="muted">{seen.names.join(comma()) + (seen.forms > seen.names.length ? ' …' : '')}</p>
            )}
            {seen.without_account > 0 && (
              <p className="muted">{t('performance.withoutAccount', { count: seen.without_account })}</p>
            )}
          </div>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('performance.cancel')}
          </Button>
          {seen ? (
            <Button
              disabled={seen.forms === 0}
              loading={prepare.isPending}
              onClick={() => prepare.mutate({ params, query: {}, body }, failed)}
            >
              {t('performance.prepare')}
            </Button>
          ) : (
            <Button
              disabled={nobody}
              loading={look.isPending}
              onClick={() =>
                look.mutate(
                  { params, query: { preview: '1' }, body },
                  { ...failed, onSuccess: ({ data }) => setSeen(data) },
                )
              }
            >
              {t('performance.look')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
