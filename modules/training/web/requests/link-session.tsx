/** An approved course outside is given a session of the company. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { staleOf } from '#platform/requests/web/request.ts'
import * as calls from '../../contract/requests.ts'
import { sessions } from '../../contract/sessions.ts'
import { useTrainingText } from '../training-text.ts'
import { useWords } from '../words.ts'

export function LinkSession({ id }: { readonly id: string }) {
  const t = useWords()
  const text = useTrainingText()
  const [chosen, setChosen] = useState('')
  const offered = (useCall(sessions, { query: {} }).data ?? []).filter(({ state }) => state !== 'closed')
  const act = useAct(calls.link, { refreshes: staleOf({ calls, refreshes: [sessions] }) })
  return (
    <Group align="flex-end" gap="sm">
      <ChoiceField
        style={{ flex: 1 }}
        label={t('training.linkTo')}
        description={t('training.linkHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        searchable
        value={chosen}
        error={fieldErrors(act.error).session_id}
        onChange={setChosen}
        data={offered.map((one) => ({ value: one.id, label: `${one.course} · ${text.span(one)}` }))}
      />
      <Button
        variant="default"
        disabled={chosen === ''}
        loading={act.isPending}
        onClick={() => act.mutate({ params: { id }, body: { session_id: chosen } })}
      >
        {t('training.link')}
      </Button>
    </Group>
  )
}
