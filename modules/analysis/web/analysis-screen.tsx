/** Four pages of numbers; the page, the day and the department stand in the address. */
import { Group, Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Page } from '#design/page.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { AttritionPart } from './attrition-part.tsx'
import { DemographicsPart } from './demographics-part.tsx'
import { HeadcountPart } from './headcount-part.tsx'
import { SalaryPart } from './salary-part.tsx'
import { useWords } from './words.ts'

const parts = { headcount: HeadcountPart, attrition: AttritionPart, salary: SalaryPart, demographics: DemographicsPart }
const names = ['headcount', 'attrition', 'salary', 'demographics'] as const
type Address = { readonly tab?: string; readonly as_of?: string; readonly department?: string }

export function AnalysisScreen() {
  const t = useWords()
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (patch: Address) =>
    void navigate({ to: '.', search: (before: Address) => ({ ...before, ...patch }), replace: true })
  const list = useCall(departments, {})
  const shown = names.find((name) => name === address.tab) ?? 'headcount'
  const Part = parts[shown]
  return (
    <Page
      title={t('analysis.title')}
      crumb={t('analysis.crumb')}
      actions={
        <Group gap="xs">
          <ChoiceField
            aria-label={t('analysis.department')}
            placeholder={t('analysis.allDepartments')}
            clearable
            searchable
            value={address.department ?? ''}
            onChange={(department) => change({ department: department || undefined })}
            data={(list.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <DateField
            aria-label={t('analysis.asOf')}
            value={address.as_of ?? ''}
            onChange={(day) => change({ as_of: day || undefined })}
          />
        </Group>
      }
    >
      <Tabs value={shown} onChange={(tab) => change({ tab: tab ?? undefined })} mb="md" keepMounted={false}>
        <TabsList>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`analysis.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </TabsList>
        <Tabs.Panel value={shown} pt="md">
          <Part
            query={{
              ...(address.as_of && { as_of: address.as_of }),
              ...(address.department && { department_id: address.department }),
            }}
          />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
