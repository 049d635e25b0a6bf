/** Proofs: uploaded as they are chosen, named in the application when it is sent. */
import { ActionIcon, Button, Group, Input } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
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

const KINDS = '.pdf,.jpg,.jpeg,.png,.webp'
const MOST = 10

export function ProofField({ value, onChange, from, unit, error }: ProofFieldProps) {
  const t = useWords()
  const field = useRef<HTMLInputElement>(null)
  const upload = useAct(attach, { silentWhenDone: true })
  const take = (file: File | undefined) => {
    if (field.current) field.current.value = ''
    if (file)
      upload.mutate({ file }, { onSuccess: ({ data }) => onChange([...value, { id: data.id, name: file.name }]) })
  }
  return (
    <Input.Wrapper
      label={t('leave.attachments')}
      description={from === null ? undefined : t('leave.proofFrom', { amount: amountText(from, unit) })}
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
              aria-label={t('leave.removeProof', { name })}
              onClick={() => onChange(value.filter((one) => one.id !== id))}
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
          aria-label={t('leave.attach')}
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
            {t('leave.attach')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
