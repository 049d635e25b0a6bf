/** Above every list of attendance: the month, the department, and the file of what is shown. */

import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { mayEnter } from '#access/enter.ts'
import type { ListAddress } from '#design/data-list/address.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MonthField } from '#design/fields/month-field.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { exported, type exportNames, type listedStatuses } from '../../contract/days/reading.ts'
import { useWords } from '../words.ts'
import type { Days } from './use-days.ts'

type Format = 'xlsx' | 'csv'

type DayFiltersProps = {
  readonly address: ListAddress
  /** Which list the file is of, unless it has a way of its own. */
  readonly name?: (typeof exportNames)[number]
  readonly onExport?: (format: Format) => void
  readonly days: Days
  readonly more?: {
    readonly status?: (typeof listedStatuses)[number]
    readonly mocked?: boolean
  }
  /** Of today alone. */
  readonly isToday?: boolean
}

export function DayFilters({ address, name, onExport, days, more = {}, isToday }: DayFiltersProps) {
  const t = useWords()
  const { today } = useMe()
  const mayExport = mayEnter(useSession(), 'attendance')
  const units = useCall(departments, {}).data ?? []
  const take = (format: Format) => {
    if (name) void download(exported, { params: { name }, body: { ...days, ...more, format } })
    else onExport?.(format)
  }
  return (
    <>
      {!isToday && (
        <MonthField
          w={170}
          aria-label={t('attendance.days.month')}
          value={address.filter('month') ?? today.slice(0, 7)}
          onChange={(month) => address.change({ 'f.month': month || undefined })}
        />
      )}
      <ChoiceField
        aria-label={t('attendance.days.department')}
        placeholder={t('attendance.days.wholeCompany')}
        clearable
        searchable
        value={address.filter('department') ?? ''}
        onChange={(department) => address.change({ 'f.department': department || undefined })}
        data={units.map((one) => ({ value: one.id, label: one.name }))}
      />
      {mayExport && (
        <Menu>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDownload size={16} />}>
              {t('attendance.days.export')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => take('xlsx')}>{t('attendance.days.asXlsx')}</Menu.Item>
            <Menu.Item onClick={() => take('csv')}>{t('attendance.days.asCsv')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
