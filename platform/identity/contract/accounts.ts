/** Accounts of the company: /app/settings/access. */
import { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Email, Id, Instant, Paging, ShortText } from '#platform/contract/fields.ts'

// Accounts of the company: /app/settings/access

const AccountView = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string(),
  state: z.enum(['invited', 'active', 'disabled']),
  roles: z.array(z.string()),
  last_sign_in_at: Instant.nullable(),
  second_factor: z.boolean(),
  employee_id: Id.nullable(),
  live_sessions: z.number().int(),
  /** What the caller may do with this account, decided by the server. */
  may: z.object({ edit: z.boolean(), grant: z.array(z.string()) }),
})

export const accounts = endpoint({
  id: 'identity.accounts',
  method: 'GET',
  path: 'api/panel/user',
  access: { to: 'area', of: ['access'] },
  summary: 'Accounts of the company, and what each role may open',
  query: Paging.pick({ page: true, per_page: true, search: true }),
  response: z.object({
    accounts: z.array(AccountView),
    roles: z.array(z.object({ role: z.string(), areas: z.array(z.string()) })),
    may_grant: z.array(z.string()),
    /** What becomes of an invitation: it goes out, waits where its link can be read, or waits for a mail server. */
    mails: z.enum(['sent', 'readable', 'waiting']),
  }),
})

export const invite = endpoint({
  id: 'identity.invite',
  method: 'POST',
  path: 'api/panel/user/invite',
  status: 201,
  access: { to: 'area', of: ['access'] },
  summary: 'Send a one-use link, good for 72 hours, with which a person sets a password',
  body: z.object({
    email: Email,
    full_name: ShortText,
    roles: z.array(z.enum([...companyRoles, 'Manager'])).default([]),
    employee_id: Id.optional(),
  }),
  response: z.object({ id: Id, email: z.string() }),
  problems: ['identity.email-taken', 'identity.may-not-grant', 'identity.employee-has-left'],
})

export const inviteMany = endpoint({
  id: 'identity.inviteMany',
  method: 'POST',
  path: 'api/panel/user/invite/batch',
  access: { to: 'area', of: ['access'] },
  later: true,
  summary: 'Invite people of the company by their records, or all of an import; links that are over are sent anew',
  body: z
    .object({
      employee_ids: z.array(Id).min(1).max(20_000).optional(),
      import_batch_id: Id.optional(),
      roles: z.array(z.enum([...companyRoles, 'Manager'])).default([]),
    })
    .strict()
    .refine((given) => (given.employee_ids === undefined) !== (given.import_batch_id === undefined), {
      path: ['employee_ids'],
      message: 'identity.whom-to-invite',
    }),
  response: z.object({
    invited: z.number().int(),
    skipped: z.number().int(),
    outcomes: z.array(
      z.object({
        employee_id: Id,
        full_name: z.string(),
        status: z.enum(['invited', 'has_account', 'no_email', 'taken', 'left']),
        message: z.string(),
      }),
    ),
    /** Of many people: the job that goes on with them. */
    job_id: z.string().optional(),
  }),
  problems: ['identity.may-not-grant', 'identity.whom-to-invite'],
})

export const inviteAgain = endpoint({
  id: 'identity.inviteAgain',
  method: 'POST',
  path: 'api/panel/user/{id}/invite',
  access: { to: 'area', of: ['access'] },
  summary: 'Send the link again; the former one ends',
  params: z.object({ id: Id }),
})

export const setRoles = endpoint({
  id: 'identity.setRoles',
  method: 'PATCH',
  path: 'api/panel/user/{id}/roles',
  access: { to: 'area', of: ['access'] },
  summary: 'Grant and take roles; the person’s sessions end',
  params: z.object({ id: Id }),
  body: z.object({ roles: z.array(z.enum([...companyRoles, 'Manager'])) }),
  response: z.object({ roles: z.array(z.string()) }),
  problems: ['identity.may-not-grant', 'identity.not-oneself', 'identity.last-admin'],
})

export const setAccountState = endpoint({
  id: 'identity.setAccountState',
  method: 'PATCH',
  path: 'api/panel/user/{id}/state',
  access: { to: 'area', of: ['access'] },
  summary: 'Disable or enable an account; disabling ends its sessions at once',
  params: z.object({ id: Id }),
  body: z.object({ state: z.enum(['active', 'disabled']) }),
  problems: ['identity.may-not-grant', 'identity.not-oneself', 'identity.last-admin'],
})

export const endAccountSessions = endpoint({
  id: 'identity.endAccountSessions',
  method: 'DELETE',
  path: 'api/panel/user/{id}/sessions',
  access: { to: 'area', of: ['access'] },
  summary: 'End every session of an account',
  params: z.object({ id: Id }),
})

export const resetSecondFactor = endpoint({
  id: 'identity.resetSecondFactor',
  method: 'DELETE',
  path: 'api/panel/user/{id}/secondFactor',
  access: { to: 'area', of: ['access'] },
  confirmed: true,
  summary: 'Remove a lost second factor; the person registers a new one',
  params: z.object({ id: Id }),
})

export const outbox = endpoint({
  id: 'mail.outbox',
  method: 'GET',
  path: 'api/panel/user/outbox',
  access: { to: 'area', of: ['access'] },
  summary:
    'Mails of the company, sent or waiting; secrets of links are shown only where no mail server is set and outside production',
  response: z.array(
    z.object({
      id: Id,
      recipient: z.string(),
      subject: z.string(),
      body_text: z.string(),
      state: z.string(),
      created_at: Instant,
      sent_at: Instant.nullable(),
      last_error: z.string().nullable(),
    }),
  ),
})
