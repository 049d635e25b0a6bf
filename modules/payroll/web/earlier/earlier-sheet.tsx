/** The sheet of earlier pay, in a dialog. */
import { useRef } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { SheetFlow } from '#platform/sheets/web/sheet-flow.tsx'
import { takeBack } from '#platform/undo/contract.ts'
import { wordOr } from '#platform/words/web/words.ts'
import { earlierPay, earlierPayTemplate, earlierPayUpload } from '../../contract/earlier-pay.ts'
import { view } from '../../contract/run.ts'
import { useWords } from '../words.ts'

const wordOf = (name: string) => wordOr(`payroll.past.${name}`, name)

type EarlierSheetProps = { readonly pasted?: File | undefined; readonly onClose: () => void }

export function EarlierSheet({ pasted, onClose }: EarlierSheetProps) {
  const t = useWords()
  const undo = useRef('')
  return (
    <Dialog opened onClose={onClose} title={t('payroll.earlierImport')} size="xl">
      <SheetFlow
        onTake={() => download(earlierPayTemplate, {})}
        send={async (file, preview) => {
          const done = await callWhole(earlierPayUpload, { query: preview ? { preview: '1' } : {}, file })
          undo.current = done.undo ?? ''
          return done
        }}
        onUndo={() => callWhole(takeBack, { params: { id: undo.current } })}
        refreshes={[earlierPay, view]}
        wordOf={wordOf}
        pasted={pasted}
        onClose={onClose}
      />
    </Dialog>
  )
}
