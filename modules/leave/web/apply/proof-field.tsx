/** Proofs of an application, with the length from which they are demanded. */
import type { ReactNode } from 'react'
import { FilesField } from '#design/fields/files-field.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { attach } from '../../contract/own.ts'
import { amountText } from '../amounts.ts'
import { useWords } from '../words.ts'
import type { Asking } from './asking.ts'

type ProofFieldProps = {
  readonly value: Asking['attachments']
  readonly onChange: (all: Asking['attachments']) => void
  /** Demanded from this length on; null where they never are. */
  readonly from: number | null
  readonly unit: 'day' | 'hour'
  readonly error: ReactNode
}

export function ProofField({ value, onChange, from, unit, error }: ProofFieldProps) {
  const t = useWords()
  const upload = useAct(attach, { silentWhenDone: true })
  const take = (file: File) =>
    upload.mutate({ file }, { onSuccess: ({ data }) => onChange([...value, { id: data.id, name: file.name }]) })
  return (
    <FilesField
      label={t('leave.attachments')}
      description={from === null ? undefined : t('leave.proofFrom', { amount: amountText(from, unit) })}
      error={error}
      value={value}
      onChange={onChange}
      uploading={upload.isPending}
      onFile={take}
      words={{ attach: t('leave.attach'), remove: (name) => t('leave.removeProof', { name }) }}
    />
  )
}
