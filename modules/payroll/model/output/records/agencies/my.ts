/** Malaysian agencies beside EPF's sheet, PERKESO and CP39: the levy, zakat, PTPTN, and EPF's Form A as text. */
import { yearMonthText } from '#kernel/plain-date.ts'
import type { FileInput } from '../../file-input.ts'
import type { AgencyFile } from '../agency-file.ts'
import { blank, delimited, field, fixed, sheet, text, zeros } from '../record-layout.ts'
import type { Values } from '../value.ts'

const monthly = (name: string, extension: string) => (input: FileInput) =>
  `${name}_${yearMonthText(input.period)}.${extension}`

/** What Form 2 asks for stands above, whom it is made up of below. */
const hrd: AgencyFile = {
  name: 'hrd',
  standing: 'not established',
  needs: ['hrd_corp_number'],
  asks: ['identity_number'],
  listed: ['hrd_levy'],
  comesTo: { hrd_levy: ['hrd_levy'] },
  fileName: monthly('HRD', 'csv'),
  layout: delimited({
    header: [
      [text('Employer code'), field('hrd_corp_number')],
      [text('Month'), field('month', { format: 'MM/YYYY' })],
      [text('Number of employees'), field('count')],
      [text('Total wages'), field('total_hrd_wages')],
      [text('Total levy'), field('total_hrd_levy')],
      [],
    ],
    detail: [
      field('staff_id', { title: 'Staff no.' }),
      field('full_name', { title: 'Name' }),
      field('identity_number', { title: 'Identity no.' }),
      field('hrd_wages', { title: 'Wages' }),
      field('hrd_levy', { title: 'Levy' }),
    ],
  }),
}

const zakat: AgencyFile = {
  name: 'zakat',
  standing: 'not established',
  needs: [],
  asks: ['identity_number'],
  listed: ['zakat'],
  comesTo: { zakat: ['zakat'] },
  fileName: monthly('ZAKAT', 'csv'),
  layout: delimited({
    detail: [
      field('full_name', { title: 'Name' }),
      field('identity_number', { title: 'Identity no.' }),
      field('zakat', { title: 'Amount' }),
    ],
    trailer: [[text('Total'), field('count'), field('total_zakat')]],
  }),
}

const ptptn: AgencyFile = {
  name: 'ptptn',
  standing: 'not established',
  needs: [],
  asks: ['identity_number'],
  listed: ({ kind }) => kind === 'ptptn',
  comesTo: { instalment: [] },
  fileName: monthly('PTPTN', 'xlsx'),
  layout: sheet({
    header: [
      [text('Employer'), field('employer')],
      [text('Registration no.'), field('company_registration_number')],
      [text('Month'), field('month', { format: 'MM/YYYY' })],
      [text('Total'), field('total_instalment')],
      [],
    ],
    detail: [
      field('identity_number', { title: 'Identity no.', width: 16 }),
      field('full_name', { title: 'Name', width: 40 }),
      field('instalment', { title: 'Amount', width: 14 }),
      field('staff_id', { title: 'Staff no.', width: 14 }),
      field('loan_reference', { title: 'Account no.', width: 20 }),
    ],
  }),
}

/** Widths of card, name and staff number are ours: the source has them in this order and says no more. */
const epfFormA: AgencyFile = {
  name: 'epf_form_a',
  standing: 'inferred',
  needs: ['epf_employer_number'],
  asks: ['epf_number', 'identity_number'],
  listed: ['epf_employee', 'epf_employer'],
  comesTo: { epf_employer: ['epf_employer'], epf_employee: ['epf_employee'] },
  fileName: monthly('EPFORMA', 'txt'),
  whole: (_, lines): Values => ({
    member_hash: String(lines.reduce((sum, { epf_number }) => sum + digitsOf(epf_number), 0n)),
  }),
  layout: fixed({
    header: [
      [
        text('00EPF MONTHLY FORM A'),
        field('today', { format: 'YYYYMMDD', width: 8 }),
        text('00001'),
        zeros('total_epf_employer', 15, { format: 'cents' }),
        zeros('total_epf_employee', 15, { format: 'cents' }),
        zeros('member_hash', 21),
        blank(45),
      ],
      [
        text('01'),
        zeros('epf_employer_number', 19),
        field('month', { format: 'MMYYYY', width: 6 }),
        text('DSK0000100000000'),
        blank(86),
      ],
    ],
    detail: [
      text('02'),
      zeros('epf_number', 19),
      field('identity_number', { width: 15 }),
      field('full_name', { width: 36 }),
      field('staff_id', { width: 12 }),
      zeros('epf_employer', 15, { format: 'cents' }),
      zeros('epf_employee', 15, { format: 'cents' }),
      zeros('epf_wages', 15, { format: 'cents' }),
    ],
    trailer: [
      [
        text('99'),
        zeros('count', 7),
        zeros('total_epf_employer', 15, { format: 'cents' }),
        zeros('total_epf_employee', 15, { format: 'cents' }),
        zeros('member_hash', 21),
        blank(69),
      ],
    ],
  }),
}

const digitsOf = (value: Values[string]): bigint =>
  BigInt((typeof value === 'string' ? value : '').replace(/\D/g, '') || '0')

export const malaysianFiles: readonly AgencyFile[] = [hrd, zakat, ptptn, epfFormA]
