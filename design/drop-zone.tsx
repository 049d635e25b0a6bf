/** A file by dropping or choosing; size is looked at here, everything else by the server. */
import { Button, Text } from '@mantine/core'
import { type Icon, IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { comma } from '#platform/words/web/words.ts'
import classes from './drop-zone.module.css'
import { useDesignWords } from './words.ts'

const MEGABYTE = 1_048_576

type DropZoneProps = {
  readonly kinds: readonly string[]
  readonly file: File | undefined
  readonly onFile: (file: File) => void
  readonly largest?: number
  readonly icon?: Icon
}

export function DropZone({ kinds, file, onFile, largest = 10, icon: Kind = IconFileSpreadsheet }: DropZoneProps) {
  const t = useDesignWords()
  const field = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const take = (given: File | undefined) => {
    setRefusal(given && given.size > largest * MEGABYTE ? t('design.fileTooLarge', { size: largest }) : undefined)
    if (given && given.size <= largest * MEGABYTE) onFile(given)
    // The same file again must be noticed again.
    if (field.current) field.current.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is extra; the button inside does the same
    <div
      className={classes.zone}
      data-over={over || undefined}
      data-typed={file?.name ?? ''}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Kind size={26} stroke={1.5} aria-hidden />
      <Text fw={550}>{file ? file.name : t('design.dropFile')}</Text>
      <Text c="dimmed" size="xs">
        {t('design.dropHint', { kinds: kinds.join(comma()), size: largest })}
      </Text>
      <input
        ref={field}
        type="file"
        hidden
        accept={kinds.join(',')}
        aria-label={t('design.chooseFile')}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <Button variant="default" onClick={() => field.current?.click()}>
        {t(file ? 'design.anotherFile' : 'design.chooseFile')}
      </Button>
      {refusal && (
        <Text c="red" role="alert">
          {refusal}
        </Text>
      )}
    </div>
  )
}
