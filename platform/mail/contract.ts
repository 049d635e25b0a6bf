/** What mail services and servers tell the product. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

export const mailBounced = endpoint({
  id: 'mail.bounced',
  method: 'POST',
  path: 'api/hooks/mail/bounce',
  access: { to: 'everyone' },
  body: z.strictObject({
    /** The Message-ID of the mail that came back, or the return address that it came back to. */
    message_id: z.string().trim().min(1).max(1_000),
    reason: z.string().trim().max(2_000).optional(),
  }),
  summary:
    'A mail came back: for the mail service or server, with MAIL_BOUNCE_SECRET as bearer token or as password of basic authentication',
  response: z.object({ noted: z.boolean() }),
  repeatable: true,
})
