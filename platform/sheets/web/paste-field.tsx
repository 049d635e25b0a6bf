/** Takes rows copied from a spreadsheet where a file would be taken. */
import { Textarea } from '@mantine/core'
import { pastedRows } from './pasted-rows.ts'
import { useWords } from './words.ts'

export function PasteField({ onFile }: { readonly onFile: (file: File) => void }) {
  const t = useWords()
  return (
    <Textarea
      mt="xs"
      rows={2}
      label={t('sheets.paste')}
      placeholder={t('sheets.pasteHint')}
      value=""
      onChange={() => undefined}
      onPaste={(event) => {
        const pasted = pastedRows(event.clipboardData.getData('text/plain'))
        if (!pasted) return
        event.preventDefault()
        onFile(pasted)
      }}
    />
  )
}
