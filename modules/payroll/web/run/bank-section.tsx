/** Pays people: the next bank file, those taken before, and who is still held back. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { banks, showBankList } from '#modules/company/contract/banks.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import type { Problem } from '#platform/http/web/problem.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText, moneyText } from '#platform/words/format.ts'
import { useBrackets, useLanguage } from '#platform/words/web/words.ts'
import { bankFile, bankFiles } from '../../contract/files.ts'
import { payslipRows } from '../../contract/payslips.ts'
import { months, view } from '../../contract/run.ts'
import { OTHERS } from '../../model/output/bank/bank-template.ts'
import { heldAddress, paramsOf } from '../../model/run-query.ts'
import { useWords } from '../words.ts'
import { DueByBank, LeftForOthers } from './due-by-bank.tsx'
import { closedFor, Missing, Standing } from './file-standing.tsx'
import { RefusedFile } from './refused-file.tsx'
import type { Run } from './use-run.ts'

type BankSectionProps = { readonly run: Run; readonly wanted: YearMonth }
type Files = DataOf<typeof bankFiles>
type Taken = Files['taken'][number]

export function BankSection({ run, wanted }: BankSectionProps) {
  const t = useWords()
  const { today } = useMe()
  const [typed, setDate] = useState<string>()
  const suggested = run.pay_day && run.pay_day.on > today ? run.pay_day.on : today
  const date = typed ?? suggested
  const [refused, setRefused] = useState<Problem>()
  const take = useTaking(wanted, setRefused)
  const files = useCall(bankFiles, { params: paramsOf(wanted) }).data
  const paying = useCall(banks, {}).data?.find((bank) => bank.is_preferred)
  const layouts = run.files.filter(({ kind }) => kind === 'bank')
  const byBank = files?.due_by_bank ?? []
  const general = layouts.find(({ name }) => name === OTHERS)
  const own = layouts.find(({ name }) => name === paying?.bank_code)
  // Once its own people are paid, the next bank's file is meant.
  const next = layouts.find(({ name }) => name === byBank[0]?.file)
  const usual = (byBank.length === 0 || byBank.some((line) => line.file === own?.name) ? own : next) ?? general
  const [chosen, setChosen] = useState<string>()
  const file = layouts.find(({ name }) => name === chosen) ?? usual
  const here = byBank.filter((line) => line.file === file?.name)
  const paysOneBank = file !== undefined && file.name !== OTHERS && file.one_bank
  const nobodyHere = paysOneBank && byBank.length > 0 && here.length === 0
  const closed = closedFor(run, 'take_bank') ?? (nobodyHere ? t('payroll.dueNobodyHere') : undefined)
  const isDone = files !== undefined && files.taken.length > 0 && files.due.people === 0
  return (
    <Section
      title={t('payroll.bankFile')}
      hint={t(layouts.some(({ one_bank }) => one_bank) ? 'payroll.bankHintByBank' : 'payroll.bankHint')}
    >
      <Stack gap="sm">
        {refused && <RefusedFile reason={refused} onClose={() => setRefused(undefined)} />}
        {files && <TakenFiles files={files} run={run} wanted={wanted} closed={closed} onTake={take} />}
        {byBank.length > 1 && <DueByBank lines={byBank} run={run} />}
        {paying && !isDone && (
          <Group align="end" gap="md">
            <div>
              <Text fw={600}>{t('payroll.payBank', { bank: paying.bank_name })}</Text>
              {file && <Standing file={file} />}
              {file && <Missing file={file} />}
            </div>
            <ChoiceField
              label={t('payroll.bankLayout')}
              allowDeselect={false}
              data={layouts.map(({ name, label }) => ({ value: name, label }))}
              value={file?.name ?? OTHERS}
              onChange={(name) => setChosen(name ?? undefined)}
            />
            <DateField label={t('payroll.paymentDate')} value={date} onChange={setDate} />
            <MayButton
              leftSection={<IconDownload size={16} />}
              closed={closed}
              onClick={() =>
                take({
                  bank: chosen ?? (own && file !== own ? file?.name : undefined) ?? paying.bank_code,
                  payment_date: date,
                })
              }
            >
              {t('payroll.takeFile', { name: t('payroll.bankFile') })}
            </MayButton>
          </Group>
        )}
        {paying && !isDone && paysOneBank && !nobodyHere && <LeftForOthers lines={byBank} file={file} run={run} />}
        {paying && !isDone && file && !file.settled && <Text c="dimmed">{file.note}</Text>}
        {!paying && (
          <Group>
            <Text>{t('payroll.noPayingBank')}</Text>
            <Button variant="default" component={Link} to="/app/settings/payroll" hash="accounts">
              {t('payroll.chooseBank')}
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  )
}

type Taking = { readonly bank: string; readonly payment_date: string; readonly batch?: number }

/** The file closes the month, and who is paid by it can no longer be held: both are shown at once. */
function useTaking(wanted: YearMonth, showPeople: (reason?: Problem) => void): (taking: Taking) => void {
  const kept = useQueryClient()
  return ({ bank, ...query }) => {
    showPeople()
    void download(bankFile, { params: { ...paramsOf(wanted), bank }, query }, showPeople).then((arrived) => {
      if (!arrived) return
      for (const { id } of [bankFiles, view, months, payslipRows]) void kept.invalidateQueries({ queryKey: [id] })
    })
  }
}

type TakenFilesProps = {
  readonly files: Files
  readonly run: Run
  readonly wanted: YearMonth
  readonly closed: string | undefined
  readonly onTake: (taking: Taking) => void
}

function TakenFiles({ files: { taken, due, held, due_by_bank }, run, wanted, closed, onTake }: TakenFilesProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const sum = ({ people, net_pay }: Files['due']) => ({
    count: people,
    amount: moneyText(net_pay, run.currency_code),
    currency: run.currency_code,
  })
  const bankName = useBankName(run)
  const beside = useBrackets()
  return (
    <>
      {taken.length > 0 && (
        <SimpleTable
          wide
          label={t('payroll.bankFilesTaken')}
          rows={taken}
          rowId={({ batch }) => String(batch)}
          columns={[
            { id: 'batch', header: t('payroll.bankFile'), cell: ({ batch, bank }) => `${batch} · ${bankName(bank)}` },
            { id: 'date', header: t('payroll.paymentDate'), cell: (row) => dayText(row.payment_date, language) },
            { id: 'people', header: t('payroll.people'), number: true, cell: ({ people }) => people },
            {
              id: 'net',
              header: beside(t('payroll.net'), run.currency_code),
              number: true,
              cell: (row) => sum(row).amount,
            },
            {
              id: 'at',
              header: t('payroll.takenBy'),
              cell: ({ actor, at }) => (
                <span>
                  {actor} <span className="muted">{momentText(at, language, zone)}</span>
                </span>
              ),
            },
            { id: 'take', header: '', cell: (row) => <TakeAgain row={row} closed={closed} onTake={onTake} /> },
          ]}
        />
      )}
      {taken.length > 0 && due.people > 0 && (
        <Text>{t(due_by_bank.length > 0 ? 'payroll.dueFurther' : 'payroll.bankDue', sum(due))}</Text>
      )}
      {run.status === 'approved' && held.people > 0 && (
        <Text>
          {t('payroll.bankHeld', sum(held))}{' '}
          <Anchor component={Link} to="/app/payroll" search={heldAddress(yearMonthText(wanted)) as never}>
            {t('payroll.showHeld')}
          </Anchor>
        </Text>
      )}
    </>
  )
}

/** A file is kept under the code of its bank. */
function useBankName(run: Run): (code: string) => string {
  const known = useCall(showBankList, {}, { staleTime: 3_600_000 }).data
  return (code) =>
    known?.find((bank) => bank.code === code)?.name ?? run.files.find(({ name }) => name === code)?.label ?? code
}

function TakeAgain({ row, closed, onTake }: Pick<TakenFilesProps, 'closed' | 'onTake'> & { readonly row: Taken }) {
  const t = useWords()
  const { batch, bank, payment_date } = row
  return (
    <MayButton
      size="compact-sm"
      variant="default"
      leftSection={<IconDownload size={14} />}
      closed={closed}
      aria-label={t('payroll.takeFile', { name: `${t('payroll.bankFile')} ${batch}` })}
      onClick={() => onTake({ bank, payment_date, batch })}
    >
      {t('payroll.takeAgain')}
    </MayButton>
  )
}
