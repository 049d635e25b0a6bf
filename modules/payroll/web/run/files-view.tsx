/** What is taken away from an approved run: payslips, the bank file, the files for the agencies. */
import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { banks, showBankList } from '#modules/company/contract/banks.ts'
import { employerNumberWord } from '#modules/company/web/public.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { bankFile, statutoryFile } from '../../contract/files.ts'
import { payslips } from '../../contract/payslips.ts'
import { OTHERS } from '../../model/output/bank/bank-template.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useWords } from '../words.ts'
import classes from './run.module.css'
import type { Run } from './use-run.ts'

type FilesViewProps = { readonly run: Run; readonly wanted: YearMonth }
type RunFile = Run['files'][number]

export function FilesView({ run, wanted }: FilesViewProps) {
  const t = useWords()
  const known = useCall(showBankList, {}, { staleTime: 3_600_000 })
  const codes = new Set([...(known.data ?? []).map(({ code }) => code), OTHERS])
  const closed = closedFor(run, 'take')
  const params = paramsOf(wanted)
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
        <SimpleTable
          label={t('payroll.view.files')}
          rows={run.files.filter(({ name }) => !codes.has(name))}
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
                  onClick={() => void download(statutoryFile, { params: { ...params, name: file.name } })}
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

function BankSection({ run, wanted }: FilesViewProps) {
  const t = useWords()
  const { today } = useMe()
  const [date, setDate] = useState(today)
  const paying = useCall(banks, {}).data?.find((bank) => bank.is_preferred)
  const file = run.files.find(({ name }) => name === paying?.bank_code) ?? run.files.find(({ name }) => name === OTHERS)
  return (
    <Section title={t('payroll.bankFile')} hint={t('payroll.bankHint')}>
      {paying ? (
        <Group align="end" gap="md">
          <div>
            <Text fw={600}>{t('payroll.payBank', { bank: paying.bank_name })}</Text>
            {file && <Standing file={file} />}
            {file && <Missing file={file} />}
          </div>
          <DateField label={t('payroll.paymentDate')} value={date} onChange={setDate} />
          <MayButton
            leftSection={<IconDownload size={16} />}
            closed={closedFor(run, 'take_bank')}
            onClick={() =>
              void download(bankFile, {
                params: { ...paramsOf(wanted), bank: paying.bank_code },
                query: { payment_date: date },
              })
            }
          >
            {t('payroll.takeFile', { name: t('payroll.bankFile') })}
          </MayButton>
        </Group>
      ) : (
        <Group>
          <Text>{t('payroll.noPayingBank')}</Text>
          <Button variant="default" component={Link} to="/app/settings/payroll">
            {t('payroll.chooseBank')}
          </Button>
        </Group>
      )}
    </Section>
  )
}

function FileName({ file }: { readonly file: RunFile }) {
  return (
    <>
      <span className="strong">{file.label}</span>
      <Missing file={file} />
    </>
  )
}

/** Numbers of the employer without which there is no file. */
function Missing({ file }: { readonly file: RunFile }) {
  const t = useWords()
  if (file.missing.length === 0) return null
  return (
    <div>
      <StatusBadge tone="warn">
        {t('payroll.needs', { fields: file.missing.map(employerNumberWord).join(', ') })}
      </StatusBadge>{' '}
      <Anchor component={Link} to="/app/company/profile" size="xs">
        {t('payroll.fillIn')}
      </Anchor>
    </div>
  )
}

/** The sentence for a disabled control. */
const closedFor = (run: Run, move: string): string | undefined =>
  run.may[move]?.allowed ? undefined : (run.may[move]?.why ?? '')

const Standing = ({ file }: { readonly file: RunFile }) => (
  <StatusBadge tone={/confirm/i.test(file.standing) ? 'good' : 'warn'}>{file.standing}</StatusBadge>
)
