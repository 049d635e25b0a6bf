/** The flows of a kind that the engine knows, read and saved by the engine's own calls. */
import { Loaded } from '#design/states.tsx'
import { call } from '#platform/http/web/client.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { chains, saveChains } from '../../contract.ts'
import { ChainEditor, type ChainEditorProps } from './chain-editor.tsx'

type KindChainsProps = Pick<ChainEditorProps, 'title' | 'hint' | 'conditions'> & { readonly kind: string }

export function KindChains({ kind, ...rest }: KindChainsProps) {
  const reading = useCall(chains, { params: { kind } })
  const before = reading.data?.chains
  const save = useAct(saveChains, {
    refreshes: [chains],
    undoBy: ({ data }) =>
      before && (() => call(saveChains, { params: { kind }, body: { chains: before, was: data.chains } })),
  })
  return (
    <Loaded reading={reading}>
      {({ chains: kept, usual: [usual] }) =>
        usual && (
          <ChainEditor
            {...rest}
            chains={kept}
            usual={usual}
            saving={save.isPending}
            onSave={(wanted) => save.mutateAsync({ params: { kind }, body: { chains: wanted, was: kept } })}
          />
        )
      }
    </Loaded>
  )
}
