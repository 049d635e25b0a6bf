/** Receipts: uploaded as they are chosen, named in the claim when it is sent. */
import { ActionIcon, Button, Group, Input } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useAct } from '#platform/http/web/use-call.ts'
import { attachFor } from '../../contract/attachments.ts'
import { useWords } from '../words.ts'

export type Uploaded = { readonly id: string; readonly name: string }
type ReceiptFieldProps = {
  readonly value: readonly Uploaded[]
  readonly error: ReactNode
  readonly onChange: (all: readonly Uploaded[]) => void
}

const KINDS = '.pdf,.jpg,.jpeg,.png,.webp'
const MOST = 10

export function ReceiptField({ value, error, onChange }: ReceiptFieldProps) {
  const t = useWords()
  const field = useRef<HTMLInputElement>(null)
  const upload = useAct(attachFor, { silentWhenDone: true })
  const [twice, setTwice] = useState<string>()
  const take = (file: File | undefined) => {
    if (field.current) field.current.value = ''
    if (!file) return
    const onSuccess = ({ data }: { data: { id: string; duplicate_of: string | null } }) => {
      setTwice(data.duplicate_of ? file.name : undefined)
      onChange([...value, { id: data.id, name: file.name }])
    }
    upload.mutate({ file }, { onSuccess })
  }
  return (
    <Input.Wrapper
      label={t('claims.receipts')}
      description={twice && t('claims.receiptTwice', { name: twice })}
      error={error}
      data-typed={value.map(({ id }) => id).join()}
    >
      <Group gap="xs" mt={4}>
        {value.map(({ id, name }) => (
          <Group key={id} gap={4} wrap="nowrap">
            <IconPaperclip size={14} aria-hidden />
            <span>{name}</span>
            <ActionIcon
              size="sm"
              aria-label={t('claims.removeReceipt', { name })}
              onClick={() => onChange(value.filter((other) => other.id !== id))}
            >
              <IconX size={13} />
            </ActionIcon>
          </Group>
        ))}
        <input
          ref={field}
          type="file"
          hidden
          accept={KINDS}
          aria-label={t('claims.attach')}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
        {value.length < MOST && (
          <Button
            size="xs"
            variant="default"
            loading={upload.isPending}
            leftSection={<IconPaperclip size={14} />}
            onClick={() => field.current?.click()}
          >
            {t('claims.attach')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
