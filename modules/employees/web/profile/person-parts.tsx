/** The tabs of a person: personal, employment, and pay for the roles that may see it. The tab is in the address. */
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useWords } from '../words.ts'
import { EmploymentPart } from './employment-part.tsx'
import { PayPart } from './pay-part.tsx'
import type { Person } from './person-head.tsx'
import { PersonalPart } from './personal-part.tsx'
import { StatutoryPart } from './statutory-part.tsx'

export function PersonParts({ person }: { readonly person: Person }) {
  const t = useWords()
  const navigate = useNavigate()
  const search: { readonly part?: string; readonly tab?: string } = useSearch({ strict: false })
  const parts = ['personal', 'employment', ...(person.may.see_pay ? ['pay', 'statutory'] : [])] as const
  const now = parts.find((part) => part === search.part) ?? 'personal'
  return (
    <Tabs
      value={now}
      keepMounted={false}
      onChange={(part) =>
        void navigate({
          to: '.',
          search: (before: Record<string, string>) => ({ ...before, part: part === 'personal' ? undefined : part }),
          replace: true,
          resetScroll: false,
        })
      }
    >
      <Tabs.List mb="sm">
        <Tabs.Tab value="personal">{t('employees.part.personal')}</Tabs.Tab>
        <Tabs.Tab value="employment">{t('employees.part.employment')}</Tabs.Tab>
        {person.may.see_pay && <Tabs.Tab value="pay">{t('employees.part.pay')}</Tabs.Tab>}
        {person.may.see_pay && <Tabs.Tab value="statutory">{t('employees.part.statutory')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="personal">
        <PersonalPart person={person} />
      </Tabs.Panel>
      <Tabs.Panel value="employment">
        <EmploymentPart id={person.id} />
      </Tabs.Panel>
      <Tabs.Panel value="pay">
        <PayPart id={person.id} mayEdit={person.may.edit} />
      </Tabs.Panel>
      <Tabs.Panel value="statutory">
        <StatutoryPart id={person.id} mayEdit={person.may.edit} />
      </Tabs.Panel>
    </Tabs>
  )
}
