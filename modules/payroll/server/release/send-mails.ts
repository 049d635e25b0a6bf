/**
 * Mails about payslips: a link, or the payslip itself as a locked PDF. Whose word is not known gets a link instead: a
 * payslip never leaves less locked than the company wants. Each is queued once, however often this is begun.
 */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import { peopleForFiles } from '#modules/employees/server/public.ts'
import { isMarked } from '#platform/http/server/answers.ts'
import { type Language, languageOf } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import { isPlainAddress } from '#platform/mail/model/letter.ts'
import { queueMail } from '#platform/mail/server/outbox.ts'
import { monthText } from '#platform/words/format.ts'
import { periodOf } from '../../model/period.ts'
import { printedPayslip } from '../handlers/payslip-handlers.ts'
import type { PayrollNeeds } from '../needs.ts'
import { type LockedBy, locked, type OpenedBy, wordOf } from './locked.ts'
import { PASSWORD_CONTEXT } from './password-store.ts'
import { noteQueued, type WantedPayslipMail, wantedPayslipMails } from './release-store.ts'

type Needs = Pick<PayrollNeeds, 'payslipPart'>
const AT_ONCE = 40

/** Until none is left; how many were queued. */
export async function sendPayslipMails(services: Services, needs: Needs, companyId: string): Promise<number> {
  const company = services.db.forCompany(companyId)
  let queued = 0
  for (;;) {
    const { wanted, owner, people } = await company.read(async (tx) => {
      const some = await wantedPayslipMails(tx, companyId, AT_ONCE)
      const ids = [...new Set(some.map(({ employee_id }) => employee_id))]
      const found = await peopleForFiles(tx, services.seal, companyId, ids)
      return {
        wanted: some,
        owner: await companyFacts(tx, companyId),
        people: new Map(found.map((person) => [person.id, person])),
      }
    })
    if (wanted.length === 0) return queued
    const languages = await languagesOf(services, companyId, wanted)
    for (const mail of wanted) {
      const by: LockedBy = owner.settings.payslip_password
      const language = languages.get(mail.account_id ?? '') ?? languageOf(owner.preferLang) ?? 'en'
      const person = people.get(mail.employee_id) ?? NOBODY
      const lock = by === 'none' ? undefined : wordOf(by, person, ownWord(services, mail), owner.country)
      const attached = mail.kind === 'pdf' && (by === 'none' || lock !== undefined)
      const pdf = attached ? await paper(services, needs, companyId, mail, lock?.word) : undefined
      await queue(services, companyId, mail, { language, company: owner.name, by: lock?.by ?? by, pdf })
      queued += 1
    }
  }
}

const NOBODY = { identityNumber: null, passportNumber: null, birthDate: null }

const ownWord = ({ seal }: Services, { password }: WantedPayslipMail): string | undefined =>
  password === null ? undefined : seal.open(password, PASSWORD_CONTEXT)

type Paper = { readonly name: string; readonly bytes: Uint8Array }

async function paper(
  services: Services,
  needs: Needs,
  companyId: string,
  { payslip_id, year, month, run }: WantedPayslipMail,
  word: string | undefined,
): Promise<Paper | undefined> {
  const printing = { ...services, company: services.db.forCompany(companyId) }
  const made = await printedPayslip(printing, needs, periodOf({ year, month }, run), {}, payslip_id)
  if (isMarked(made, 'problem') || !(made.body instanceof Uint8Array)) return undefined
  return { name: made.name, bytes: word === undefined ? made.body : await locked(made.body, word) }
}

type Letter = {
  readonly language: Language
  readonly company: string
  readonly by: OpenedBy
  readonly pdf: Paper | undefined
}

/** The mail and the note of it in one transaction of the system's, under the mail's own id. */
function queue(
  { db, seal, say, clock, settings }: Services,
  companyId: string,
  mail: WantedPayslipMail,
  { language, company, by, pdf }: Letter,
): Promise<void> {
  const now = clock.now()
  const month = monthText(mail.year, mail.month, language)
  const params = { name: mail.full_name, company, month: mail.run_name ? `${month} · ${mail.run_name}` : month }
  const origin = settings.origin ?? `http://${settings.host}:${settings.port}`
  const link = `${origin}/me/pay/${mail.payslip_id}`
  const about = pdf ? `payroll.mail-payslip.pdf.${by}` : 'payroll.mail-payslip.link'
  const text = say(language, 'payroll.mail-payslip', { ...params, about: say(language, about), link })
  return db.system.transaction(async (tx) => {
    if (mail.email === null || !isPlainAddress(mail.email))
      return noteQueued(tx.of(companyId), companyId, mail.id, now, 'no_address')
    const letter = { companyId, to: mail.email, subject: say(language, 'payroll.mail-payslip.subject', params), text }
    await queueMail(tx, seal, { ...letter, id: mail.id, ...(pdf && { attachment: pdf }) }, now)
    await noteQueued(tx.of(companyId), companyId, mail.id, now)
  })
}

/** What each of them reads, by account. */
function languagesOf({ db }: Services, companyId: string, wanted: readonly WantedPayslipMail[]) {
  const accounts = wanted.flatMap(({ account_id }) => account_id ?? [])
  return db.system.read(async (tx) => {
    const { rows } = await sql<{ id: string; prefer_lang: string }>`
      select id, prefer_lang from accounts where company_id = ${companyId} and id = any(${accounts}::uuid[])`.execute(
      tx,
    )
    return new Map(rows.map(({ id, prefer_lang }) => [id, languageOf(prefer_lang)]))
  })
}
