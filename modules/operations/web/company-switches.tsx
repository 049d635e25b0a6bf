/** The modules or the features of a company, each with a switch that works at once and can be undone the same way. */
import { SimpleGrid, Switch } from '@mantine/core'
import { Loaded } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
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
  const listing = kind === 'module' ? companyModules : companyFeatures
  const reading = useCall(listing, { query: { company_id: companyId, reason } })
  const refreshes = [listing, operatedCompanies]
  // The switch itself says that it is done; a message for each would lie over the next.
  const doing = { refreshes, silentWhenDone: true }
  const modules = useAct(switchModules, doing)
  const features = useAct(switchFeatures, doing)
  const params = { id: companyId }
  const turn = (id: number, is_enabled: boolean) =>
    kind === 'module'
      ? modules.mutate({ params, body: { module_id: id, is_enabled } })
      : features.mutate({ params, body: { feature_id: id, is_enabled } })
  return (
    <section>
      <h3>{t(kind === 'module' ? 'operations.modules' : 'operations.features')}</h3>
      <p className="muted">{t('operations.switchHint')}</p>
      <Loaded reading={reading} rows={6}>
        {(found) => (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="sm">
            {found.map(({ id, name, is_enabled }) => (
              <Switch
                key={id}
                label={name}
                checked={is_enabled}
                disabled={modules.isPending || features.isPending}
                onChange={(event) => turn(id, event.currentTarget.checked)}
              />
            ))}
          </SimpleGrid>
        )}
      </Loaded>
    </section>
  )
}
