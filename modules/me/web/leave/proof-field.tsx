/** Proofs that go with an application: photographed or chosen, looked through, taken away again. */
import { CloseButton } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import classes from '../me.module.css'
import { useWords } from '../words.ts'

const KINDS = '.pdf,.png,.jpg,.jpeg,.webp,.doc,.docx,.xls,.xlsx'
const LARGEST_MB = 10
const MOST = 10

type ProofFieldProps = {
  readonly files: readonly File[]
  readonly error: string | undefined
  readonly onFiles: (files: readonly File[]) => void
}

export function ProofField({ files, error, onFiles }: ProofFieldProps) {
  const t = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [tooLarge, setTooLarge] = useState<string>()
  const take = (given: FileList | null) => {
    const chosen = [...(given ?? [])]
    const large = chosen.find(({ size }) => size > LARGEST_MB * 1_048_576)
    setTooLarge(large && t('me.fileTooLarge', { name: large.name, size: LARGEST_MB }))
    if (!large) onFiles([...files, ...chosen].slice(0, MOST))
    // The same file again must be noticed again.
    if (field.current) field.current.value = ''
  }
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
        ref={field}
        type="file"
        hidden
        multiple
        accept={KINDS}
        aria-label={t('me.attach')}
        onChange={(event) => take(event.currentTarget.files)}
      />
      <MayButton
        variant="default"
        leftSection={<IconPaperclip size={16} />}
        closed={files.length < MOST ? undefined : t('me.atMost', { count: MOST })}
        onClick={() => field.current?.click()}
      >
        {t('me.attach')}
      </MayButton>
      {(tooLarge ?? error) && (
        <p className="bad" role="alert">
          {tooLarge ?? error}
        </p>
      )}
    </div>
  )
}
