/** A person as payroll knows them: agreed pay, accounts, tax and insurance, beside the payslip they go into. */
import { Tabs } from '@mantine/core'
import { Suspense } from 'react'
import { Facts } from '#design/page.tsx'
import { Loaded, RowsSkeleton } from '#design/states.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import { AskedFieldContext } from '../../fields/asked-field.ts'
import { fieldWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import BankTab from './bank-tab.tsx'
import InsuranceTab from './insurance-tab.tsx'
import { ofPayroll, type PaidPerson, PayCallsContext, usePayCalls } from './pay-calls.ts'
import { SalaryTimeline } from './salary-timeline.tsx'
import TaxTab from './tax-tab.tsx'

const parts = { bank: BankTab, tax: TaxTab, insurance: InsuranceTab, salary: Agreed } as const
const names = ['bank', 'tax', 'insurance', 'salary'] as const

/** Where what pay asks for stands. */
export type AskedField = { readonly field: string; readonly tab: string }
type PayrollPersonProps = {
  readonly id: string
  readonly name: string
  readonly asked?: AskedField | undefined
  readonly onClose: () => void
}

export function PayrollPerson({ id, name, asked, onClose }: PayrollPersonProps) {
  const t = useWords()
  const person: PaidPerson = { id, full_name: name, may: { edit: true } }
  return (
    <PayCallsContext value={ofPayroll}>
      <AskedFieldContext value={asked?.field}>
        <Dialog opened onClose={onClose} title={name} size="xl">
          <Tabs defaultValue={names.find((part) => part === asked?.tab) ?? 'bank'} keepMounted={false}>
            <TabsList aria-label={name}>
              {names.map((part) => (
                <Tabs.Tab key={part} value={part}>
                  {t(`employees.tab.${part}`)}
                </Tabs.Tab>
              ))}
            </TabsList>
            {names.map((part) => {
              const Part = parts[part]
              return (
                <Tabs.Panel key={part} value={part} pt="md">
                  <Suspense fallback={<RowsSkeleton rows={4} />}>
                    <Part person={person} />
                  </Suspense>
                </Tabs.Panel>
              )
            })}
          </Tabs>
        </Dialog>
      </AskedFieldContext>
    </PayCallsContext>
  )
}

/** What is agreed is looked at here, and changed by its sheet or in the record. */
function Agreed({ person }: { readonly person: PaidPerson }) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const reading = useCall(usePayCalls().pay, { params: { id: person.id } })
  const beside = useBrackets()
  return (
    <Loaded reading={reading} rows={4}>
      {(found) => (
        <>
          <PartHead title={beside(t('employees.pay'), currency)} />
          <Facts
            facts={found.components.map(({ component, amount }) => [fieldWord(component), moneyText(amount, currency)])}
          />
          {found.components.length === 0 && <p className="muted">{t('employees.noPayYet')}</p>}
          <SalaryTimeline person={{ ...person, may: { edit: false } }} now={found} />
        </>
      )}
    </Loaded>
  )
}
