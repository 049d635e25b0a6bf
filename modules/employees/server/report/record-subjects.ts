/** Reports of what stands in people's records: who joined and left, steps of careers, pay over time, papers, family. */
import { sql } from 'kysely'
import { fieldsOf, type ReportSubject } from '#platform/reports/server/report-subject.ts'
import { careerTypes } from '../../contract/record/career.ts'
import { documentKinds } from '../../contract/record/documents.ts'
import { relationships } from '../../contract/record/family.ts'
import { personOf } from '../public-sql.ts'
import { PLACES, personFields } from './person-fields.ts'

/** Former employments too: who came back joined twice. */
export const comingAndGoing: ReportSubject = {
  key: 'coming_and_going',
  word: 'employees.report.coming',
  areas: ['employee.file'],
  asks: 'span',
  fields: {
    ...fieldsOf('employees.report', {
      happened: { kind: 'choice', sql: sql`x.happened`, choices: ['joined', 'left'] },
      happened_on: { kind: 'date', sql: sql`x.day` },
      left_kind: {
        kind: 'choice',
        sql: sql`x.kind`,
        choices: ['resigned', 'terminated'],
        choiceWord: 'employees.listed.status',
      },
      spell_joined_on: { kind: 'date', sql: sql`x.joined_on` },
    }),
    ...personFields,
  },
  order: ['happened_on', 'staff_id'],
  id: sql`x.happened, e.id, x.day`,
  source: async (_tx, { companyId, from, to }) => sql`
    from (
      select s.employee_id, h.happened, h.day, case when h.happened = 'left' then s.left_kind end as kind, s.joined_on
      from (select id as employee_id, joined_on, left_on, left_kind from employees where company_id = ${companyId}
        union all select employee_id, joined_on, left_on, left_kind from former_employments where company_id = ${companyId}) s
        cross join lateral (values ('joined', s.joined_on), ('left', s.left_on)) h (happened, day)
      where h.day between ${from}::date and ${to}::date
    ) x join employees e on e.company_id = ${companyId} and e.id = x.employee_id ${PLACES}
    where e.company_id = ${companyId} and not e.is_service_account`,
}

export const careerSubject: ReportSubject = {
  key: 'career',
  word: 'employees.report.career',
  areas: ['employee.career'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('employees.report', {
      effective_from: { kind: 'date', sql: sql`c.effective_from` },
      effective_to: { kind: 'date', sql: sql`c.effective_to` },
      step: { kind: 'choice', sql: sql`c.type`, choices: [...careerTypes] },
      step_department: { kind: 'text', sql: sql`c.department` },
      step_position: { kind: 'text', sql: sql`c.position` },
      step_level: { kind: 'text', sql: sql`c.job_level` },
      step_remark: { kind: 'text', sql: sql`c.description` },
    }),
  },
  order: ['staff_id', 'effective_from'],
  id: sql`c.id`,
  source: async (_tx, { companyId, from, to }) => sql`from career_progressions c ${personOf('c')} ${PLACES}
    where c.company_id = ${companyId} and c.effective_from between ${from}::date and ${to}::date`,
}

export const salarySubject: ReportSubject = {
  key: 'salary_history',
  word: 'employees.report.salary',
  areas: ['employee.pay'],
  asks: 'span',
  fields: {
    ...personFields,
    ...fieldsOf('employees.report', {
      component: {
        kind: 'choice',
        sql: sql`r.component`,
        choices: ['basic_salary', 'fixed_allowance', 'meal_allowance', 'recurring_allowance', 'allowance'],
      },
      effective_from: { kind: 'date', sql: sql`r.effective_from` },
      old_amount: { kind: 'money', noted: 'pay', sql: sql`r.former` },
      new_amount: { kind: 'money', noted: 'pay', sql: sql`r.amount` },
      difference: { kind: 'money', noted: 'pay', sql: sql`r.amount - r.former` },
      percent: { kind: 'number', noted: 'pay', sql: sql`(r.amount - r.former) * 100 / nullif(r.former, 0)` },
    }),
  },
  order: ['staff_id', 'component', 'effective_from'],
  id: sql`e.id, r.component, r.effective_from`,
  source: async (_tx, { companyId, from, to }) => sql`
    from (select s.*, lag(s.amount) over (partition by s.employee_id, s.component order by s.effective_from) as former
      from salary_rates s where s.company_id = ${companyId}) r ${personOf('r')} ${PLACES}
    where r.company_id = ${companyId} and r.effective_from between ${from}::date and ${to}::date`,
}

export const papersSubject: ReportSubject = {
  key: 'documents',
  word: 'employees.report.papers',
  areas: ['employee.file'],
  asks: 'day',
  fields: {
    ...personFields,
    ...fieldsOf('employees.report', {
      paper_kind: {
        kind: 'choice',
        sql: sql`x.kind`,
        choices: [...documentKinds],
        choiceWord: 'employees.documentKind',
      },
      paper_name: { kind: 'text', sql: sql`x.name` },
      issued_on: { kind: 'date', sql: sql`x.issued_on` },
      expires_on: { kind: 'date', sql: sql`x.expires_on` },
      days_left: { kind: 'count', sql: ({ to }) => sql`x.expires_on - ${to}::date` },
      paper_remark: { kind: 'text', sql: sql`x.remark` },
    }),
  },
  order: ['expires_on', 'staff_id'],
  id: sql`x.id`,
  source: async (_tx, { companyId, to }) => sql`from employee_documents x ${personOf('x')} ${PLACES}
    where x.company_id = ${companyId} and (e.left_on is null or e.left_on >= ${to}::date) and e.joined_on <= ${to}::date`,
}

export const familySubject: ReportSubject = {
  key: 'family',
  word: 'employees.report.family',
  areas: ['employee.file'],
  asks: 'day',
  fields: {
    ...personFields,
    ...fieldsOf('employees.report', {
      relative: { kind: 'text', sql: sql`f.full_name` },
      relationship: {
        kind: 'choice',
        sql: sql`f.relationship`,
        choices: [...relationships],
        choiceWord: 'employees.report.contact_relationship',
      },
      relative_phone: { kind: 'text', sql: sql`f.phone` },
      relative_birth_date: { kind: 'date', sql: sql`f.birth_date` },
      is_emergency_contact: { kind: 'flag', sql: sql`f.is_emergency_contact` },
      is_dependant: { kind: 'flag', sql: sql`f.is_dependant` },
      is_insured: { kind: 'flag', sql: sql`f.is_insured`, countries: ['TW'] },
    }),
  },
  order: ['staff_id', 'relationship'],
  id: sql`f.id`,
  source: async (_tx, { companyId, to }) => sql`from family_members f ${personOf('f')} ${PLACES}
    where f.company_id = ${companyId} and (e.left_on is null or e.left_on >= ${to}::date) and e.joined_on <= ${to}::date`,
}
