/** Files that go with a request: uploaded as they are chosen, each named, taken away again. */
import { ActionIcon, Button, Group, Input } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'

export type Uploaded = { readonly id: string; readonly name: string }

type FilesFieldProps = {
  readonly label: string
  readonly description?: ReactNode
  readonly error: ReactNode
  readonly value: readonly Uploaded[]
  readonly onChange: (all: readonly Uploaded[]) => void
  readonly uploading: boolean
  readonly onFile: (file: File) => void
  readonly words: { readonly attach: string; readonly remove: (name: string) => string }
}

const KINDS = '.pdf,.jpg,.jpeg,.png,.webp'
const MOST = 10

export function FilesField({ value, onChange, uploading, onFile, words, ...wrapper }: FilesFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    // The same file again must be noticed again.
    if (field.current) field.current.value = ''
    if (file) onFile(file)
  }
  return (
    <Input.Wrapper {...wrapper} data-typed={value.map(({ id }) => id).join()}>
      <Group gap="xs" mt={4}>
        {value.map(({ id, name }) => (
          <Group key={id} gap={4} wrap="nowrap">
            <IconPaperclip size={14} aria-hidden />
            <span>{name}</span>
            <ActionIcon
              size="sm"
              aria-label={words.remove(name)}
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
          aria-label={words.attach}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
        {value.length < MOST && (
          <Button
            size="xs"
            variant="default"
            loading={uploading}
            leftSection={<IconPaperclip size={14} />}
            onClick={() => field.current?.click()}
          >
            {words.attach}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
