/** The accounts as a sheet: taken away whole after saying who one is, and brought back. */
import { IconDownload, IconTableImport } from '@tabler/icons-react'
import { useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { download } from '#platform/http/web/download.ts'
import { SheetDialog } from '#platform/sheets/web/sheet-dialog.tsx'
import { say } from '#platform/words/web/words.ts'
import { exportBanks, importBanks, undoBanks } from '../../contract/bank-sheets.ts'
import { banks } from '../../contract/banks.ts'
import { useWords } from '../words.ts'

export function BankSheetButtons({ closed }: { readonly closed: string | undefined }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const take = () => download(exportBanks, {})
  return (
    <>
      <MayButton
        variant="default"
        size="compact-sm"
        leftSection={<IconTableImport size={14} />}
        closed={closed}
        onClick={() => setOpen(true)}
      >
        {t('company.import')}
      </MayButton>
      <MayButton
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size={14} />}
        closed={closed}
        onClick={() => void take()}
      >
        {t('company.export')}
      </MayButton>
      {open && (
        <SheetDialog
          title={t('company.importBanks')}
          onTake={take}
          upload={importBanks}
          undo={undoBanks}
          refreshes={[banks]}
          wordOf={(name) => say(`company.field.${name}`)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
