/** The modules or the features of a company: switched on the page, told what that does, and stored by Save alone. */

import { Button, Group, SimpleGrid, Switch } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { Loaded } from '#design/states.tsx'
import { LeaveGuard } from '#design/unsaved/use-leaving.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { comma } from '#platform/words/web/words.ts'
import {
  companyFeatures,
  companyModules,
  operatedCompanies,
  switchFeatures,
  switchModules,
} from '../contract/companies.ts'
import { useWords } from './words.ts'

type SwitchesProps = { readonly kind: 'module' | 'feature'; readonly companyId: string; readonly reason: string }

export function CompanySwitches({ kind, companyId, reason }: SwitchesProps) {
  const t = useWords()
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map())
  const listing = kind === 'module' ? companyModules : companyFeatures
  const reading = useCall(listing, { query: { company_id: companyId, reason } })
  const doing = { refreshes: [listing, operatedCompanies], silentWhenDone: true }
  const modules = useAct(switchModules, doing)
  const features = useAct(switchFeatures, doing)
  const params = { id: companyId }
  const save = async () => {
    for (const [id, is_enabled] of wanted) {
      await (kind === 'module'
        ? modules.mutateAsync({ params, body: { module_id: id, is_enabled } })
        : features.mutateAsync({ params, body: { feature_id: id, is_enabled } }))
    }
    setWanted(new Map())
  }
  const turn = (id: number, is_enabled: boolean, stored: boolean) => {
    const next = new Map(wanted)
    if (is_enabled === stored) next.delete(id)
    else next.set(id, is_enabled)
    setWanted(next)
  }
  const working = modules.isPending || features.isPending
  return (
    <section>
      <LeaveGuard unsaved={wanted.size > 0 && !working} />
      <h3>{t(kind === 'module' ? 'operations.modules' : 'operations.features')}</h3>
      <Loaded reading={reading} rows={6}>
        {(found) => {
          const named = (on: boolean) => found.flatMap(({ id, name }) => (wanted.get(id) === on ? [name] : []))
          const [added, ended] = [named(true), named(false)]
          return (
            <>
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="sm">
                {found.map(({ id, name, is_enabled }) => (
                  <Switch
                    key={id}
                    label={name}
                    checked={wanted.get(id) ?? is_enabled}
                    disabled={working}
                    onChange={(event) => turn(id, event.currentTarget.checked, is_enabled)}
                  />
                ))}
              </SimpleGrid>
              {wanted.size > 0 && (
                <>
                  <Notice tone={ended.length > 0 ? 'warn' : 'info'} role="status">
                    {added.length > 0 && <div>{t('operations.willOpen', { names: added.join(comma()) })}</div>}
                    {ended.length > 0 && <div>{t('operations.willClose', { names: ended.join(comma()) })}</div>}
                  </Notice>
                  <Group justify="flex-end" mt="sm">
                    <Button variant="default" onClick={() => setWanted(new Map())}>
                      {t('operations.discard')}
                    </Button>
                    <Button loading={working} onClick={() => void save().catch(() => undefined)}>
                      {t('operations.saveSwitches')}
                    </Button>
                  </Group>
                </>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
