import { expect, test } from 'vitest'
import { stepDue, watchesOf } from './expiry-watch.ts'

const settings = {
  notification_reminder: true,
  is_enable_document_expiry_reminder: true,
  document_expiry_reminders: [
    { document_type: 'passport', is_enabled: true },
    { document_type: 'visa', is_enabled: false },
  ],
  document_expiry_reminder_days: [30, 7, 14],
  document_expiry_reminder_roles: ['HR Generalist'],
  is_enable_work_permit_reminder: true,
  work_permit_reminder_days: 60,
  work_permit_reminder_roles: ['Company Admin'],
} as const

test('the last step that has come is due, whenever the paper became known', () => {
  const [documents] = watchesOf(settings)
  const due = [31, 30, 15, 14, 8, 7, 0].map((left) => documents && stepDue(documents, left))
  expect(due).toEqual([undefined, 30, 30, 14, 14, 7, 7])
})

test('only kinds that are chosen are watched, and nothing where reminders are off', () => {
  expect(watchesOf(settings).map(({ kinds }) => kinds)).toEqual([['passport'], ['work_permit']])
  expect(watchesOf({ ...settings, is_enable_document_expiry_reminder: false }).map(({ name }) => name)).toEqual([
    'work_permit',
  ])
  expect(watchesOf({ ...settings, is_enable_work_permit_reminder: false }).map(({ name }) => name)).toEqual([
    'document',
  ])
  expect(watchesOf({ ...settings, notification_reminder: false })).toEqual([])
})
