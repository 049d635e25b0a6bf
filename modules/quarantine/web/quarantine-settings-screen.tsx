/** The quarantine policy as settings, and who decides. */
import { Loaded } from '#design/states.tsx'
import { SettingsPage } from '#modules/company/web/public.tsx'
import { types } from '#modules/leave/contract/types.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import { ChainEditor } from '#platform/approvals/web/chains/chain-editor.tsx'
import { call } from '#platform/http/web/client.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { changeQuarantineFlow, quarantine } from '../contract/policy.ts'
import { usualFlow } from '../model/usual-flow.ts'
import { useWords } from './words.ts'

export function QuarantineSettingsScreen() {
  const t = useWords()
  const language = useLanguage()
  const leave = useCall(types, {}).data ?? []
  return (
    <SettingsPage
      title={t('quarantine.settings')}
      groups={() => [
        {
          title: t('quarantine.policy'),
          hint: t('quarantine.hint'),
          fields: [
            {
              name: 'quarantine_days',
              kind: 'number',
              label: t('quarantine.days'),
              least: 1,
              most: 60,
              unit: t('quarantine.unit'),
            },
            {
              name: 'quarantine_leave_type_id',
              kind: 'choice',
              label: t('quarantine.leaveType'),
              hint: t('quarantine.leaveTypeHint'),
              unset: t('quarantine.noLeaveType'),
              options: leave.map(({ id, name, name_zh }) => ({ value: id, label: language === 'en' ? name : name_zh })),
            },
            { name: 'quarantine_is_paid', kind: 'switch', label: t('quarantine.paid') },
            {
              name: 'quarantine_require_attachment',
              kind: 'switch',
              label: t('quarantine.attachment'),
              hint: t('quarantine.attachmentHint'),
            },
          ],
        },
      ]}
      after={() => <Flow />}
    />
  )
}

function Flow() {
  const t = useWords()
  const reading = useCall(quarantine, {})
  const places = useCall(departments, {}).data ?? []
  const before = reading.data?.policy.approval_flow
  const save = useAct(changeQuarantineFlow, {
    refreshes: [quarantine],
    undoBy: ({ data: { policy } }) =>
      before && (() => call(changeQuarantineFlow, { body: { chains: before, was: policy.approval_flow } })),
  })
  return (
    <Loaded reading={reading} rows={3}>
      {({ policy }) => (
        <ChainEditor
          chains={policy.approval_flow}
          usual={usualFlow}
          conditions={{
            departments: places.map(({ id, name }) => ({ value: id, label: name })),
            length: t('quarantine.unit'),
          }}
          saving={save.isPending}
          onSave={(wanted) => save.mutateAsync({ body: { chains: wanted, was: policy.approval_flow } })}
        />
      )}
    </Loaded>
  )
}
