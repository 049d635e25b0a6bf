/** Receipts of a claim; one that somebody handed in before is named. */
import { type ReactNode, useState } from 'react'
import { FilesField, type Uploaded } from '#design/fields/files-field.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { attachFor } from '../../contract/attachments.ts'
import { useWords } from '../words.ts'

type ReceiptFieldProps = {
  readonly value: readonly Uploaded[]
  readonly error: ReactNode
  readonly onChange: (all: readonly Uploaded[]) => void
}

export function ReceiptField({ value, error, onChange }: ReceiptFieldProps) {
  const t = useWords()
  const upload = useAct(attachFor, { silentWhenDone: true })
  const [twice, setTwice] = useState<string>()
  const take = (file: File) => {
    const onSuccess = ({ data }: { data: { id: string; duplicate_of: string | null } }) => {
      setTwice(data.duplicate_of ? file.name : undefined)
      onChange([...value, { id: data.id, name: file.name }])
    }
    upload.mutate({ file }, { onSuccess })
  }
  return (
    <FilesField
      label={t('claims.receipts')}
      description={twice && t('claims.receiptTwice', { name: twice })}
      error={error}
      value={value}
      onChange={onChange}
      uploading={upload.isPending}
      onFile={take}
      words={{ attach: t('claims.attach'), remove: (name) => t('claims.removeReceipt', { name }) }}
    />
  )
}
