/**
 * A yearly form of very many people in one PDF: made as a job, kept sealed for whoever began it, and taken away after
 * some days. All-or-nothing, so that a job taken over from a dead process begins again.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dropFiles, keptFile, removeBytes, withFile } from '#platform/files/server/kept-files.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import type { JobWork } from '#platform/jobs/server/jobs.ts'
import { ownJobs } from '#platform/jobs/server/own-jobs-store.ts'
import { Language } from '../contract/types.ts'
import { type FormName, formNames, WHOLE_PDF_JOB } from '../model/form.ts'
import { type Gathered, gathered } from './gather.ts'
import type { PayformsNeeds } from './needs.ts'
import { formPdf } from './paper.ts'

const PURPOSE = 'year_form'
const Input = z.object({ form: z.enum(formNames), year: z.number().int(), language: Language })
export type WholePdfInput = z.infer<typeof Input>
const Made = z.object({ file_id: z.string(), form: z.string(), year: z.number() })

export const fileName = ({ form, at }: Pick<Gathered, 'form' | 'at'>): string => `${form.name}-${at.year}`

export const payformsJobs = (
  services: Services,
  { leftCountry }: Pick<PayformsNeeds, 'leftCountry'>,
): ReadonlyMap<string, JobWork> => {
  const { db, seal, clock, files, log, say } = services
  const work: JobWork = async ({ companyId, input, step }) => {
    const { form, year, language } = Input.parse(input)
    const company = db.forCompany(companyId)
    const found = await company.read((tx) => gathered(tx, { company, seal, clock }, { form, year }, leftCountry))
    const bytes = await formPdf(found, peopleOnPaper(found), { say, language, step })
    const file = { name: `${fileName(found)}.pdf`, type: 'application/pdf', bytes }
    // Nobody's upload: it counts towards nobody's day.
    const keeping = { files, seal, log, company, actor: { accountId: null } }
    return withFile(keeping, file, { accept: 'document', purpose: PURPOSE }, async (_tx, file_id) => ({
      ...{ file_id, form, year },
      people: found.people.length,
    }))
  }
  return new Map([[WHOLE_PDF_JOB, work]])
}

/** Of a form without people's parts there is one sheet. */
export const peopleOnPaper = (found: Gathered) =>
  found.form.whole.length > 0 || !found.form.handedOut ? [] : found.people

type Asking = Pick<Call<Endpoint>, 'company' | 'session'> & Pick<Services, 'files' | 'seal'>

/** What the caller's own job has made of this form and year; undefined where it has not, or the file is gone. */
export async function wholePdfOf(
  { company, session, files, seal }: Asking,
  jobId: string,
  wanted: { readonly form: FormName; readonly year: number },
) {
  const { companyId } = company
  const [job] = await company.read((tx) => ownJobs(tx, companyId, session.accountId, jobId))
  const made = job?.kind === WHOLE_PDF_JOB && job.state === 'done' ? Made.safeParse(job.result).data : undefined
  if (!made || made.form !== wanted.form || made.year !== wanted.year) return undefined
  return keptFile({ files, seal, company }, made.file_id)
}

/** As long as a job is listed. */
const DAYS_KEPT = 7

export const wholePdfsTidied: DailyWork = {
  name: 'payforms.whole-pdfs',
  at: '03:30',
  async run({ db, files, log }, { companyId }) {
    const keys = await db.forCompany(companyId).transaction(async (tx) => {
      const ids = await tooOld(tx, companyId)
      return ids.length > 0 ? dropFiles(tx, companyId, ids) : []
    })
    await removeBytes({ files, log }, keys)
  },
}

/** By the clock that wrote when they were made. */
async function tooOld(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from files where company_id = ${companyId} and purpose = ${PURPOSE}
      and created_at < now() - ${DAYS_KEPT} * interval '1 day'`.execute(tx)
  return rows.map(({ id }) => id)
}
