/** What the company minds about claims: each rule let be, asked about, refused, or cut down to what is left. */
import { Button, Group, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { useDesignWords } from '#design/words.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { changePolicies, policies } from '../../contract/limits.ts'
import { levels, mayBe, rulesWithValue } from '../../model/policies.ts'
import { useWords } from '../words.ts'

type Policy = DataOf<typeof policies>['items'][number]

export function PolicyPart() {
  const t = useWords()
  const reading = useCall(policies, {})
  return (
    <Section title={t('claims.policies')} hint={t('claims.policiesHint')}>
      <Loaded reading={reading} rows={6}>
        {({ items }) => <Rules key={JSON.stringify(items)} kept={items} />}
      </Loaded>
    </Section>
  )
}

function Rules({ kept }: { readonly kept: readonly Policy[] }) {
  const t = useWords()
  const d = useDesignWords()
  const [now, setNow] = useState(kept)
  const save = useAct(changePolicies, { refreshes: [policies] })
  const changed = now.filter((row, at) => JSON.stringify(row) !== JSON.stringify(kept[at]))
  const set = (rule: Policy['rule'], more: Partial<Policy>) =>
    setNow(now.map((row) => (row.rule === rule ? { ...row, ...more } : row)))
  return (
    <>
      <SimpleTable
        label={t('claims.policies')}
        rows={now}
        rowId={({ rule }) => rule}
        empty=""
        columns={[
          { id: 'rule', header: t('claims.rule'), cell: ({ rule }) => t(`claims.rule.${rule}`) },
          {
            id: 'level',
            header: t('claims.level'),
            cell: ({ rule, level }) => (
              <Select
                aria-label={t(`claims.rule.${rule}`)}
                allowDeselect={false}
                w={200}
                value={level}
                data={levels
                  .filter((one) => mayBe(rule, one))
                  .map((value) => ({ value, label: t(`claims.level.${value}`) }))}
                onChange={(chosen) => set(rule, { level: levels.find((one) => one === chosen) ?? level })}
              />
            ),
          },
          {
            id: 'value',
            header: t('claims.from'),
            cell: ({ rule, value }) =>
              rulesWithValue.includes(rule) && (
                <TextInput
                  aria-label={`${t(`claims.rule.${rule}`)}: ${t('claims.from')}`}
                  w={140}
                  inputMode="decimal"
                  rightSection={<span className="muted">{t(`claims.unitOf.${rule as 'too_old'}`)}</span>}
                  rightSectionWidth={56}
                  value={value ?? ''}
                  onChange={(event) => set(rule, { value: event.currentTarget.value || null })}
                />
              ),
          },
        ]}
      />
      {changed.length > 0 && (
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={() => setNow(kept)}>
            {d('design.cancel')}
          </Button>
          <Button loading={save.isPending} onClick={() => save.mutate({ body: { items: changed } })}>
            {d('design.save')}
          </Button>
        </Group>
      )}
    </>
  )
}
