/** What is taken away from an approved run: payslips, the bank file, the files for the agencies. */
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { download } from '#platform/http/web/download.ts'
import type { Problem } from '#platform/http/web/problem.ts'
import { statutoryFile } from '../../contract/files.ts'
import { payslips } from '../../contract/payslips.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useWords } from '../words.ts'
import { BankSection } from './bank-section.tsx'
import { closedFor, Missing, type RunFile, Standing } from './file-standing.tsx'
import { RefusedFile } from './refused-file.tsx'
import classes from './run.module.css'
import type { Run } from './use-run.ts'

type FilesViewProps = { readonly run: Run; readonly wanted: YearMonth }

export function FilesView({ run, wanted }: FilesViewProps) {
  const t = useWords()
  const closed = closedFor(run, 'take')
  const params = paramsOf(wanted)
  const [refused, setRefused] = useState<Problem>()
  const take = (name: string) => {
    setRefused(undefined)
    void download(statutoryFile, { params: { ...params, name } }, setRefused)
  }
  return (
    <div className={classes.scroller}>
      <BankSection run={run} wanted={wanted} />
      <Section
        title={t('payroll.view.files')}
        hint={t('payroll.filesHint')}
        actions={
          <MayButton variant="default" closed={closed} onClick={() => void download(payslips, { params })}>
            {t('payroll.allPayslips')}
          </MayButton>
        }
      >
        {refused && <RefusedFile reason={refused} onClose={() => setRefused(undefined)} />}
        <SimpleTable
          wide
          label={t('payroll.view.files')}
          rows={run.files.filter(({ kind }) => kind === 'statutory')}
          rowId={({ name }) => name}
          columns={[
            { id: 'file', header: t('payroll.file'), cell: (file) => <FileName file={file} /> },
            { id: 'standing', header: t('payroll.standing'), cell: (file) => <Standing file={file} /> },
            {
              id: 'take',
              header: '',
              cell: (file) => (
                <MayButton
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconDownload size={14} />}
                  closed={closed}
                  aria-label={t('payroll.takeFile', { name: file.label })}
                  onClick={() => take(file.name)}
                >
                  {t('payroll.take')}
                </MayButton>
              ),
            },
          ]}
        />
      </Section>
    </div>
  )
}

function FileName({ file }: { readonly file: RunFile }) {
  return (
    <>
      <span className="strong">{file.label}</span>
      {!file.settled && <div className="muted">{file.note}</div>}
      <Missing file={file} />
    </>
  )
}
