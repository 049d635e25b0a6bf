/** The whole list of what a position demands: names, weights that are at most a hundred together, expected levels. */

import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { changeCompetencies, competencies, positions } from '../../contract/positions.ts'
import { COMPETENCIES_MAX, type Competency, nameTwice, totalWeight, weighsTooMuch } from '../../model/competency.ts'
import classes from '../organisation.module.css'
import { useWords } from '../words.ts'
import { CompetencyFields, type Draft } from './competency-fields.tsx'

type Position = DataOf<typeof positions>[number]
type Kept = DataOf<typeof competencies>
type FormProps = { readonly position: Position; readonly onClose: () => void }

export function CompetencyForm({ position, onClose }: FormProps) {
  const t = useWords()
  const reading = useCall(competencies, { params: { id: position.id } })
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('organisation.competenciesOf', { name: position.name })}>
      <Loaded reading={reading} rows={4}>
        {(kept) => <Fields key={kept.revision} position={position} kept={kept} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

let made = 0
const draftOf = ({ description, ...one }: Competency): Draft => {
  made += 1
  return { ...one, description: description ?? '', key: made }
}

function Fields({ position, kept, onClose }: FormProps & { readonly kept: Kept }) {
  const t = useWords()
  const [list, setList] = useState<readonly Draft[]>(() => kept.competencies.map(draftOf))
  const save = useAct(changeCompetencies, { refreshes: [competencies, positions], after: onClose, quiet: true })
  const replace = (key: number, change: Partial<Draft>) =>
    setList(list.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const move = (at: number, by: -1 | 1) => {
    const [one] = list.slice(at, at + 1)
    if (one) setList(list.toSpliced(at, 1).toSpliced(at + by, 0, one))
  }
  const add = () => setList([...list, draftOf({ name: '', description: null, weight: 0, expected_level: 3 })])
  const twice = nameTwice(list.filter(({ name }) => name.trim() !== ''))
  const over = weighsTooMuch(list)
  const closed = over
    ? t('organisation.weightsOver', { total: totalWeight(list) })
    : twice === undefined
      ? undefined
      : t('organisation.namedTwice')
  const body = () => ({
    revision: kept.revision,
    competencies: list.map(({ key: _, ...one }) => one),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ params: { id: position.id }, body: body() })
      }}
    >
      <Stack gap="sm">
        <Text c="dimmed">{t('organisation.competenciesHint')}</Text>
        {list.map((one, at) => (
          <CompetencyFields
            key={one.key}
            draft={one}
            first={at === 0}
            last={at === list.length - 1}
            twice={twice !== undefined && one.name.trim().toLowerCase() === twice.trim().toLowerCase()}
            onChange={(change) => replace(one.key, change)}
            onMove={(by) => move(at, by)}
            onRemove={() => setList(list.filter(({ key }) => key !== one.key))}
          />
        ))}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={list.length >= COMPETENCIES_MAX}
            onClick={add}
          >
            {t('organisation.addCompetency')}
          </Button>
          <span className={classes.weights} data-over={over || undefined} role="status">
            {t(over ? 'organisation.weightsOver' : 'organisation.weightsTotal', { total: totalWeight(list) })}
          </span>
        </Group>
        {save.error && (
          <Text c="red" role="alert">
            {textOf(save.error)}
          </Text>
        )}
      </Stack>
      <FormFoot working={save.isPending} onCancel={onClose} closed={closed} />
    </form>
  )
}
