/** Which schemes of the country count what is paid for a category as wages: a table of ticks, saved together. */
import { Button, Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { useDesignWords } from '#design/words.ts'
import type { Country } from '#kernel/countries.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { categories, changeStatutory, statutory } from '../../contract/categories.ts'
import { countedAs } from '../../model/counted.ts'
import { schemesOf } from '../../model/schemes.ts'
import { useWords } from '../words.ts'

type Counted = DataOf<typeof statutory>
type Scheme = (typeof schemesOf)[keyof typeof schemesOf][number]
const allSchemes: readonly Scheme[] = [...new Set(Object.values(schemesOf).flat())]

export function StatutoryPart() {
  const t = useWords()
  const reading = useCall(statutory, {})
  return (
    <Section title={t('claims.statutory')} hint={t('claims.statutoryHint')}>
      <Loaded reading={reading} rows={4}>
        {(kept) => <Ticks key={JSON.stringify(kept)} kept={kept} />}
      </Loaded>
    </Section>
  )
}

function Ticks({ kept }: { readonly kept: Counted }) {
  const t = useWords()
  const d = useDesignWords()
  const named = useCall(categories, {}).data ?? []
  const [now, setNow] = useState(kept)
  const save = useAct(changeStatutory, { refreshes: [statutory] })
  const nameOf = (id: string) => named.find((one) => one.id === id)?.name ?? ''
  const [first] = kept
  const country = (useMe().country ?? 'MY') as Country
  const cannotOf = (row: Counted[number]) =>
    countedAs(
      country,
      allSchemes.filter((scheme) => row[scheme] === 1),
    ).cannot
  const schemes = allSchemes.filter((scheme) => first?.[scheme] !== undefined)
  const changed = now.filter((row, at) => JSON.stringify(row) !== JSON.stringify(kept[at]))
  const tick = (id: string, scheme: Scheme, counts: boolean) =>
    setNow(now.map((row) => (row.claim_category_id === id ? { ...row, [scheme]: counts ? 1 : 0 } : row)))
  return (
    <>
      <SimpleTable
        label={t('claims.statutory')}
        rows={now}
        rowId={({ claim_category_id }) => claim_category_id}
        empty={t('claims.noCategories')}
        columns={[
          { id: 'name', header: t('claims.category'), cell: (row) => nameOf(row.claim_category_id) },
          ...schemes.map((scheme) => ({
            id: scheme,
            header: t(`claims.scheme.${scheme}`),
            cell: (row: Counted[number]) => (
              <Checkbox
                aria-label={`${nameOf(row.claim_category_id)}: ${t(`claims.scheme.${scheme}`)}`}
                checked={row[scheme] === 1}
                description={cannotOf(row).includes(scheme) ? t(`claims.cannot.${country}`) : undefined}
                onChange={(event) => tick(row.claim_category_id, scheme, event.currentTarget.checked)}
              />
            ),
          })),
        ]}
      />
      {changed.length > 0 && (
        <Group justify="flex-end" mt="md">
          <span className="muted" role="status">
            {t('claims.categoriesChanged', { count: changed.length })}
          </span>
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
