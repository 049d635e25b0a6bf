/** What a company calls the kinds of its country's law until it chooses names of its own. */
import type { Country } from '#kernel/countries.ts'

type Names = { readonly en: string; readonly zh: string }

export const namesOfKinds: Readonly<Record<Country, Readonly<Record<string, Names>>>> = {
  MY: {
    annual: { en: 'Annual leave', zh: '年假' },
    sick: { en: 'Sick leave', zh: '病假' },
    hospitalisation: { en: 'Hospitalisation leave', zh: '住院假' },
    maternity: { en: 'Maternity leave', zh: '產假' },
    paternity: { en: 'Paternity leave', zh: '陪產假' },
  },
  TW: {
    annual: { en: 'Annual leave', zh: '特別休假' },
    sick: { en: 'Sick leave', zh: '普通傷病假' },
    hospitalised_sick: { en: 'Sick leave in hospital', zh: '住院傷病假' },
    personal: { en: 'Personal leave', zh: '事假' },
    family_care: { en: 'Family care leave', zh: '家庭照顧假' },
    menstrual: { en: 'Menstrual leave', zh: '生理假' },
    marriage: { en: 'Marriage leave', zh: '婚假' },
    bereavement: { en: 'Bereavement leave', zh: '喪假' },
    maternity: { en: 'Maternity leave', zh: '產假' },
    miscarriage_over_3_months: { en: 'Miscarriage leave (over 3 months)', zh: '流產假（妊娠三個月以上）' },
    miscarriage_2_to_3_months: { en: 'Miscarriage leave (2 to 3 months)', zh: '流產假（妊娠二至三個月）' },
    miscarriage_under_2_months: { en: 'Miscarriage leave (under 2 months)', zh: '流產假（妊娠未滿二個月）' },
    prenatal_checkup: { en: 'Prenatal check-up leave', zh: '產檢假' },
    paternity: { en: 'Paternity and check-up leave', zh: '陪產檢及陪產假' },
    parental: { en: 'Parental leave', zh: '育嬰留職停薪' },
    occupational_injury: { en: 'Occupational injury leave', zh: '公傷病假' },
    official: { en: 'Official leave', zh: '公假' },
    job_search: { en: 'Job search leave', zh: '謀職假' },
    indigenous_rites: { en: 'Indigenous rites leave', zh: '原住民族歲時祭儀假' },
    disaster: { en: 'Disaster leave', zh: '颱風假（天然災害）' },
  },
  PH: {
    service_incentive: { en: 'Service incentive leave', zh: '服務獎勵假' },
    maternity: { en: 'Maternity leave', zh: '產假' },
    paternity: { en: 'Paternity leave', zh: '陪產假' },
    solo_parent: { en: 'Solo parent leave', zh: '單親家長假' },
    vawc: { en: 'VAWC leave', zh: '家暴被害人假' },
    special_leave_women: { en: 'Special leave for women', zh: '婦女特別假' },
  },
}

/** A type of its own with which every company begins. */
export const unpaidNames: Names = { en: 'Unpaid leave', zh: '無薪假' }
