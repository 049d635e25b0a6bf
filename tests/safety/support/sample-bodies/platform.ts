import type { Bodies } from './ids.ts'

export const platform: Bodies = {
  'integrations.changeWebhook': () => ({ name: 'Another name' }),
  'privacy.preview': ({ employee }) => ({ employee_ids: [employee] }),
  'privacy.anonymise': ({ employee }) => ({ employee_ids: [employee], reason: 'Asked for' }),
  'approvals.decide': ({ request }) => ({ ids: [request], decision: 'approve' }),
  'approvals.comment': () => ({ text: 'Which days?' }),
  'approvals.delegate': ({ account }) => ({ to_account: account, from: '2026-01-01', to: '2059-12-31' }),
  'approvals.saveChains': ({ account, department }) => ({
    chains: [
      {
        name: 'Chain',
        when: { department_ids: [department] },
        steps: [{ approvers: [{ by: 'person', account_id: account, name: 'Somebody' }] }],
      },
    ],
  }),
  'identity.invite': ({ employee }) => ({
    email: 'invited@stranger.example',
    full_name: 'Invited',
    roles: [],
    employee_id: employee,
  }),
  'identity.inviteMany': ({ employee }) => ({ employee_ids: [employee] }),
  'identity.setRoles': () => ({ roles: ['HR Leave'] }),
  'identity.setAccountState': () => ({ state: 'disabled' }),
  'notices.read': () => ({ read: true }),
  'notices.readAll': ({ notice }) => ({ newest: notice }),
  'views.rename': () => ({ name: 'Renamed' }),
}
