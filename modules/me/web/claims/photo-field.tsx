/** Receipts of a claim, photographed or chosen, seen small, taken away again. */
import { CloseButton, Group } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { shrunk } from './shrunk.ts'

const KINDS = '.pdf,.png,.jpg,.jpeg,.webp'
const LARGEST_MB = 10
const MOST = 10

type PhotoFieldProps = {
  readonly files: readonly File[]
  readonly error: string | undefined
  readonly onFiles: (files: readonly File[]) => void
}

export function PhotoField({ files, error, onFiles }: PhotoFieldProps) {
  const t = useWords()
  const [camera, chooser] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [tooLarge, setTooLarge] = useState<string>()
  const take = async (input: HTMLInputElement) => {
    const chosen = await Promise.all([...(input.files ?? [])].map(shrunk))
    // The same file again must be noticed again.
    input.value = ''
    const large = chosen.find(({ size }) => size > LARGEST_MB * 1_048_576)
    setTooLarge(large && t('me.fileTooLarge', { name: large.name, size: LARGEST_MB }))
    if (!large) onFiles([...files, ...chosen].slice(0, MOST))
  }
  const closed = files.length < MOST ? undefined : t('me.atMost', { count: MOST })
  return (
    <div data-typed={files.map(({ name }) => name).join()}>
      {files.map((file, at) => (
        <div key={`${file.name} ${file.lastModified} ${file.size}`} className={classes.row}>
          <span>{file.name}</span>
          <CloseButton
            aria-label={t('me.removeFile', { name: file.name })}
            onClick={() => onFiles(files.filter((_, other) => other !== at))}
          />
        </div>
      ))}
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('me.claims.photo')}
        onChange={(event) => void take(event.currentTarget)}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={KINDS}
        aria-label={t('me.claims.receipt')}
        onChange={(event) => void take(event.currentTarget)}
      />
      <Group gap="sm">
        <MayButton
          variant="default"
          leftSection={<IconCamera size={16} />}
          closed={closed}
          onClick={() => camera.current?.click()}
        >
          {t('me.claims.photo')}
        </MayButton>
        <MayButton
          variant="default"
          leftSection={<IconPaperclip size={16} />}
          closed={closed}
          onClick={() => chooser.current?.click()}
        >
          {t('me.claims.receipt')}
        </MayButton>
      </Group>
      {(tooLarge ?? error) && (
        <p className="bad" role="alert">
          {tooLarge ?? error}
        </p>
      )}
    </div>
  )
}
