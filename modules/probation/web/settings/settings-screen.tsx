/** How probation is reviewed: the days, what people are rated on, the grades, and who agrees. */
import { companyRoles } from '#access/roles.ts'
import { SettingsPage } from '#modules/company/web/public.tsx'
import { roleWord } from '#platform/identity/web/names.ts'
import { useWords } from '../words.ts'
import { DaysForm } from './days-form.tsx'
import { GradesForm } from './grades-form.tsx'
import { ItemsForm } from './items-form.tsx'

export function ProbationSettingsScreen() {
  const t = useWords()
  return (
    <SettingsPage
      title={t('probation.settings')}
      before={(now) => (
        <>
          {/* Each begins anew with what it saved itself; the others keep what is typed in them. */}
          <DaysForm key={JSON.stringify(now.probation_setting)} now={now} />
          <ItemsForm key={JSON.stringify(now.probation_items)} now={now} />
          <GradesForm key={JSON.stringify(now.probation_grades)} now={now} />
        </>
      )}
      groups={() => [
        {
          title: t('probation.set.approval'),
          hint: t('probation.set.approvalHint'),
          fields: [
            {
              name: 'probation_approver',
              kind: 'choice',
              label: t('probation.set.approver'),
              options: companyRoles.map((role) => ({ value: role, label: roleWord(role) })),
            },
          ],
        },
      ]}
    />
  )
}
