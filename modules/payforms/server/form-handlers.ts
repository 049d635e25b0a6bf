/** Yearly forms: looked at, printed, filed, released. */
import { lockCompany } from '#modules/company/server/public.ts'
import { personNamed } from '#modules/employees/server/public.ts'
import { logWithDifferences } from '#platform/activity/server/log.ts'
import { asReply } from '#platform/files/server/kept-files.ts'
import { fileReply, isMarked, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { momentText } from '#platform/words/format.ts'
import {
  eaForm,
  makeYearFormPdf,
  releaseForm,
  setDelivery,
  unreleaseForm,
  yearForm,
  yearFormFile,
  yearFormOf,
  yearFormPdf,
} from '../contract/year-forms.ts'
import { addressOfForm, type FormName, SHEETS_AT_ONCE, WHOLE_PDF_JOB } from '../model/form.ts'
import { demandCountry, demandYear } from './demand-country.ts'
import { formFile } from './files.ts'
import { type Gathered, gathered, type PersonForm } from './gather.ts'
import type { PayformsNeeds } from './needs.ts'
import { formPdf } from './paper.ts'
import { keepDelivery, type Release, removeReleased, setReleased } from './store.ts'
import { aboutForm, formView, personView } from './view.ts'
import { fileName, peopleOnPaper, type WholePdfInput, wholePdfOf } from './whole-pdf.ts'

export const formHandlers = ({
  leftCountry,
  jobs = NO_JOBS,
}: Pick<PayformsNeeds, 'leftCountry' | 'jobs'>): readonly Handler[] => [
  on(yearForm, (call) =>
    call.company.read(async (tx) =>
      formView(await gathered(tx, call, wantedBy(call.params), leftCountry), call.query, call),
    ),
  ),
  on(yearFormOf, (call) => ofPerson(call, wantedBy(call.params), call.params.employeeId)),
  on(eaForm, (call) => ofPerson(call, { form: 'ea', year: Number(call.params.year) }, call.params.employeeId)),

  on(yearFormPdf, async (call) => {
    if (call.query.job) {
      const made = await wholePdfOf(call, call.query.job, wantedBy(call.params))
      return made ? asReply(made) : notFound()
    }
    const found = await call.company.read((tx) => gathered(tx, call, wantedBy(call.params), leftCountry))
    const language = call.query.language ?? call.language
    const people = peopleOnPaper(found)
    if (people.length > SHEETS_AT_ONCE)
      return problem('payforms.pdf-later', { status: 409, params: { most: SHEETS_AT_ONCE } })
    const pdf = await formPdf(found, people, { say: call.say, language })
    return fileReply(`${fileName(found)}.pdf`, PDF, pdf)
  }),

  on(makeYearFormPdf, async (call) => {
    const { company, params, actor, session, say } = call
    const input: WholePdfInput = { ...wantedBy(params), language: call.body.language ?? call.language }
    await company.read((tx) => demandYear(tx, company.companyId, input))
    const form = say(call.language, `payforms.form.${params.form}`)
    const { id: job_id } = await jobs.start(company, {
      kind: WHOLE_PDF_JOB,
      name: say(call.language, 'payforms.job-pdf', { form, year: params.year }),
      ...{ input, actor, roles: session.roles },
      link: addressOfForm(params.form, params.year),
    })
    return reply({ job_id }, { status: 202, messageKey: 'payforms.pdf-making' })
  }),

  on(yearFormFile, async (call) => {
    const found = await call.company.read((tx) => gathered(tx, call, wantedBy(call.params), leftCountry))
    const file = formFile(found, call.query.part, call)
    if (!isMarked(file, 'file')) return file
    await call.company.transaction((tx) =>
      logWithDifferences(tx, call, {
        action: 'payforms.file-taken',
        subject: subjectOf(found),
        after: { file: file.name },
      }),
    )
    return file
  }),

  on(releaseForm, (call) =>
    call.company.transaction(async (tx) => {
      // One of two at once waits, and reads who was first.
      const { timezone } = await lockCompany(tx, call.company.companyId)
      const found = await gathered(tx, call, { ...wantedBy(call.params), ...only(call.body.employee_ids) })
      if (!found.form.handedOut) return problem('payforms.not-handed-out')
      if (lacksOne(found, call.body.employee_ids)) return notFound()
      const people = found.people
        .filter(({ release, withdrawn }) => !release || withdrawn)
        .map(({ of, figures, payslips }) => ({ employee_id: of.person.id, figures, payslips }))
      if (people.length > 0) {
        await setReleased(tx, call.company.companyId, wantedBy(call.params), {
          people,
          at: call.clock.now(),
          by: call.actor,
        })
        await logWithDifferences(tx, call, {
          action: 'payforms.released',
          subject: subjectOf(found),
          after: { people: people.length },
        })
      }
      const latest = found.people
        .flatMap(({ release }) => release ?? [])
        .toSorted(byMoment)
        .at(-1)
      if (people.length === 0 && latest) {
        const day = momentText(latest.released_at, call.language, timezone)
        return reply({ released: 0 }, { messageKey: 'payforms.released-before', params: { who: latest.by_name, day } })
      }
      return reply(
        { released: people.length },
        { messageKey: 'payforms.released-done', params: { count: people.length } },
      )
    }),
  ),

  on(unreleaseForm, (call) =>
    call.company.transaction(async (tx) => {
      const found = await gathered(tx, call, { ...wantedBy(call.params), ...only(call.body.employee_ids) })
      if (lacksOne(found, call.body.employee_ids)) return notFound()
      const unreleased = await removeReleased(tx, call.company.companyId, wantedBy(call.params), call.body.employee_ids)
      if (unreleased > 0)
        await logWithDifferences(tx, call, {
          action: 'payforms.unreleased',
          subject: subjectOf(found),
          after: { people: unreleased },
        })
      return reply({ unreleased }, { messageKey: 'payforms.unreleased-done', params: { count: unreleased } })
    }),
  ),

  on(setDelivery, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await demandCountry(tx, companyId, 'TW')
      const { employeeId } = call.params
      const person = await personNamed(tx, companyId, employeeId)
      if (!person) return notFound()
      const { delivery } = call.body
      await keepDelivery(tx, companyId, employeeId, delivery)
      const of = { kind: 'year_form', id: employeeId, name: person.fullName } as const
      await logWithDifferences(tx, call, { action: 'payforms.delivery-set', subject: of, after: { delivery } })
      return reply({ delivery }, { messageKey: 'payforms.saved' })
    }),
  ),
]

const byMoment = (one: Release, other: Release) =>
  Number(new Date(one.released_at)) - Number(new Date(other.released_at))
const PDF = 'application/pdf'
const NO_JOBS: NonNullable<PayformsNeeds['jobs']> = {
  start: () => Promise.reject(new Error('no jobs were given')),
}
type Params = { readonly form: FormName; readonly year: string }
const wantedBy = ({ form, year }: Params) => ({ form, year: Number(year) })
const only = (employeeIds: readonly string[] | undefined) => (employeeIds ? { employeeIds } : {})

/** One of these has no approved pay in the year, or is nobody here. */
const lacksOne = ({ people }: Gathered, ids: readonly string[] | undefined): boolean =>
  ids?.some((id) => !people.some(({ of }) => of.person.id === id)) ?? false

/** Forms have no rows of their own: they go by the company's id. */
const subjectOf = (found: Gathered) => ({ kind: 'year_form', id: `${fileName(found)}`, name: fileName(found) }) as const

type OfPerson = Pick<Call<typeof yearFormOf>, 'company' | 'seal' | 'clock' | 'query' | 'say' | 'language'>

async function ofPerson(call: OfPerson, wanted: { form: FormName; year: number }, employeeId: string) {
  const found = await call.company.read((tx) => gathered(tx, call, { ...wanted, employeeIds: [employeeId] }))
  const [person] = found.people
  if (!person) return notFound()
  if (call.query.format === 'json') return { ...personView(found, person, call), ...aboutForm(found, call) }
  return printed(found, person, { ...call, language: call.query.language ?? call.language })
}

export async function printed(found: Gathered, person: PersonForm, printing: Pick<OfPerson, 'say' | 'language'>) {
  const pdf = await formPdf(found, [person], printing)
  return fileReply(`${fileName(found)}-${person.of.person.staffId}.pdf`, PDF, pdf)
}
