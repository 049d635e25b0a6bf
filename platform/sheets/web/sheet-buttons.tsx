/** A list as a sheet, beside it: taken away as it is, and brought back. */
import type { ButtonProps } from '@mantine/core'
import { IconDownload, IconTableImport } from '@tabler/icons-react'
import { useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { SheetDialog, type SheetDialogProps } from './sheet-dialog.tsx'
import { useWords } from './words.ts'

type SheetButtonsProps = Pick<SheetDialogProps, 'title' | 'upload' | 'undo' | 'refreshes' | 'wordOf' | 'choiceWord'> & {
  readonly sheet: Endpoint & { readonly download: true; readonly params?: undefined }
  /** Why nothing may be brought back. */
  readonly closed?: string | undefined
  readonly size?: ButtonProps['size']
  /** Rows that were pasted into the list: they are looked at, and forgotten when the dialog closes. */
  readonly pasted?: File | undefined
  readonly onPastedDone?: () => void
}

export function SheetButtons({ sheet, closed, size, pasted, onPastedDone, ...dialog }: SheetButtonsProps) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const take = () => download(sheet, {})
  const close = () => {
    setOpen(false)
    onPastedDone?.()
  }
  return (
    <>
      <MayButton
        variant="default"
        size={size}
        leftSection={<IconTableImport size={16} />}
        closed={closed}
        onClick={() => setOpen(true)}
      >
        {t('sheets.import')}
      </MayButton>
      <MayButton
        variant="default"
        size={size}
        leftSection={<IconDownload size={16} />}
        closed={undefined}
        onClick={() => void take()}
      >
        {t('sheets.export')}
      </MayButton>
      {(open || pasted) && <SheetDialog {...dialog} pasted={pasted} onTake={take} onClose={close} />}
    </>
  )
}
