/** What anybody may ask of a company's career page; whatever is not open is not found, at once (CAR-01). */
import { modules } from '#access/modules.ts'
import { type CareerCompany, careerCompany, companyLogo, companyOfCareer } from '#modules/company/server/public.ts'
import { asReply } from '#platform/files/server/kept-files.ts'
import { notFound } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { languageOf as languageAsked } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import { type Language, languageOf } from '#platform/words/locales.ts'
import { careerLogo, careerName, careerPage, openJob } from '../../contract/career.ts'
import { wordedFor } from '../../model/in-language.ts'
import { type OpenAdvertisement, openAdvertisement, openOnes } from '../open-advertisement.ts'

export const careerHandlers: readonly Handler[] = [
  on(openJob, async (call) => {
    const job = await openAdvertisement(call, call.params.advertisementId)
    if (!job) return notFound()
    const language = languageFor(call, job.preferLang)
    const worded = (english: string | null, chinese: string | null) =>
      wordedFor(language, english, chinese)?.text ?? null
    return {
      id: job.id,
      company_name: job.companyName,
      title: worded(job.title, job.titleZh) ?? job.positionName,
      department: job.departmentName,
      position: job.positionName,
      job_type: job.jobType,
      location: job.location,
      salary_from: job.showSalary ? job.salaryFrom : null,
      salary_to: job.showSalary ? job.salaryTo : null,
      currency_code: job.currency,
      description: worded(job.description, job.descriptionZh),
      requirements: worded(job.requirements, job.requirementsZh),
      publish_from: job.publishFrom,
      publish_to: job.publishTo,
      is_open: true,
    }
  }),

  on(careerName, async (call) => {
    const found = await careerOf(call, call.params.id)
    return found ? named(found.company) : notFound()
  }),

  on(careerPage, async (call) => {
    const found = await careerOf(call, call.params.id)
    if (!found) return notFound()
    const { company, jobs } = found
    const language = languageFor(call, company.preferLang)
    const introduction = wordedFor(language, company.introduction, company.introductionZh)?.text ?? null
    return {
      company: { ...named(company), introduction },
      advertisements: jobs.map((job) => ({
        id: job.id,
        title: wordedFor(language, job.title, job.titleZh)?.text ?? job.positionName,
        position: job.positionName,
        location: job.location,
      })),
    }
  }),

  on(careerLogo, async (call) => {
    const found = await careerOf(call, call.params.id)
    // Nobody is signed in here, so the call is not handed on as a whole: it would be asked whose it is.
    const { files, seal, db } = call
    const logo = found && (await companyLogo({ files, seal, company: db.forCompany(found.companyId) }))
    return logo ? asReply(logo) : notFound()
  }),
]

type Found = {
  readonly companyId: string
  readonly company: CareerCompany
  readonly jobs: readonly OpenAdvertisement[]
}

/** A company with all that is open there; undefined where its module is off. */
export async function careerOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  careerId: string,
): Promise<Found | undefined> {
  const companyId = await companyOfCareer(db, careerId)
  if (companyId === undefined) return undefined
  return db.forCompany(companyId).read(async (tx) => {
    const company = await careerCompany(tx, companyId, modules.onboarding)
    return company && { companyId, company, jobs: await openOnes(tx, companyId, clock.today(company.timezone)) }
  })
}

const named = ({ name, brandName, careerId, logoFile }: CareerCompany) => ({
  ...{ name, brand_name: brandName },
  logo_url: logoAddress(careerId, logoFile),
})

export const logoAddress = (careerId: string, file: string | null): string | null =>
  file && `/api/career/company/logo/${careerId}?version=${file}`

/** Whoever names no language reads the company's. */
const languageFor = ({ request }: Pick<Call<typeof openJob>, 'request'>, preferLang: string): Language =>
  languageAsked(request.header('accept-language')) ?? languageOf(preferLang)
