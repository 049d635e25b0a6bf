/** Who decides claims: by type, department and amount. */
import { Loaded } from '#design/states.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { ChainEditor } from '#platform/approvals/web/chains/chain-editor.tsx'
import { call } from '#platform/http/web/client.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { changeFlow, flow, types } from '../contract/types.ts'
import { usualFlow } from '../model/usual-flow.ts'

export function ClaimFlow() {
  const { currency_code: currency } = useMe()
  const reading = useCall(flow, {})
  const before = reading.data?.chains
  const save = useAct(changeFlow, {
    refreshes: [flow],
    undoBy: ({ data }) => before && (() => call(changeFlow, { body: { chains: before, was: data.chains } })),
  })
  const options = (rows: readonly { readonly id: string; readonly name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const conditions = {
    types: options(useCall(types, {}).data),
    departments: options(useCall(departments, {}).data),
    amount: currency ?? '',
  }
  return (
    <Loaded reading={reading}>
      {({ chains }) => (
        <ChainEditor
          chains={chains}
          usual={usualFlow}
          conditions={conditions}
          saving={save.isPending}
          onSave={(wanted) => save.mutateAsync({ body: { chains: wanted, was: chains } })}
        />
      )}
    </Loaded>
  )
}
