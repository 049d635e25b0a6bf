/** A newcomer's own details, read back masked, by the secret link alone. */
import { ToldForm } from '#modules/employees/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { newcomer, tellOfNewcomer } from '../../contract/newcomer.ts'

type NewcomerFormProps = { readonly token: string; readonly of: DataOf<typeof newcomer> }

export function NewcomerForm({ token, of }: NewcomerFormProps) {
  const tell = useAct(tellOfNewcomer, { refreshes: [newcomer] })
  return (
    <ToldForm
      key={of.told_at ?? 'new'}
      told={of.told}
      facts={of.facts}
      banks={of.banks}
      currency={of.currency_code}
      saving={tell.isPending}
      onSave={(body, handlers) => tell.mutate({ params: { token }, body }, handlers)}
    />
  )
}
