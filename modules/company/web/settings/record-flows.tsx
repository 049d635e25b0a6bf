/** Who decides what people ask to have changed in their own records: their data, and the photo of their face. */
import { departments } from '#modules/organisation/contract/departments.ts'
import { kinds } from '#platform/approvals/contract.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useWords } from '../words.ts'

const ofRecords = ['profile_change', 'face_photo'] as const

export function RecordFlows() {
  const t = useWords()
  const live = useCall(kinds, {}).data ?? []
  const units = useCall(departments, {}).data?.map(({ id, name }) => ({ value: id, label: name }))
  return ofRecords
    .filter((name) => live.some(({ kind }) => kind === name))
    .map((name) => (
      <KindChains
        key={name}
        kind={name}
        title={t(`company.flow.${name}`)}
        hint={t('company.flowHint')}
        conditions={{ departments: units }}
      />
    ))
}
