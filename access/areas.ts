/**
 * THE TABLE: who may enter what. Specification, sections 2 and 6, row by row; finer areas of our own follow
 * the row they belong to. Router, navigation, guard and the access matrix all read it; nothing else decides.
 */
import type { FeatureName, ModuleName } from './modules.ts'
import type { CompanyRole } from './roles.ts'

export type Area = {
  readonly module: ModuleName | null
  readonly feature?: FeatureName
  /** 'any' is everyone signed in to a company, with or without a role. */
  readonly roles: readonly CompanyRole[] | 'any'
}

const admins = ['Company Admin', 'HR Generalist'] as const
const recruitment = ['Recruitment Manager', 'Recruitment 1', 'Recruitment 2'] as const
const payrollThree = ['HR Payroll Supervisor', 'HR Payroll 1', 'HR Payroll 2'] as const
const payroll = ['Company Admin', 'HR Payroll', 'HR Manager', 'HR Payroll Supervisor', 'HR Payroll 1'] as const
const reviews = [...admins, ...recruitment, 'L & D', 'Reporting Manager'] as const
const rosters = [...admins, 'Shift Planner', 'HR Manager', ...payrollThree, 'Reporting Manager'] as const

export const areas = {
  dashboard: { module: null, roles: 'any' },
  account: { module: null, roles: 'any' },
  /** One's own pages, whatever one's role. */
  me: { module: null, roles: 'any' },

  'company.profile': {
    module: null,
    roles: [...admins, 'HR Claim', 'HR Leave', 'HR Manager', 'Recruitment Manager'],
  },
  'company.profile.write': { module: null, roles: [...admins, 'HR Manager'] },
  /** The accounts the company pays from. */
  'company.bank.write': { module: null, roles: ['Company Admin', 'HR Payroll'] },
  /** Sub-currencies and their rates. */
  'company.currency.write': { module: 'payroll', roles: ['Company Admin', 'HR Payroll', 'HR Manager'] },
  /** Places of work, where people clock in. */
  location: { module: 'attendance', roles: admins },
  'company.settings': { module: null, roles: admins },
  /** Settings by their area (decision C1): the specialists of an area beside the admins, gated by its module. */
  'settings.general': { module: null, roles: admins },
  'settings.leave': { module: 'leave', roles: [...admins, 'HR Leave', 'HR Manager'] },
  'settings.claim': { module: 'claims', roles: [...admins, 'HR Claim'] },
  'settings.overtime': { module: 'overtime', roles: [...admins, 'HR Manager'] },
  'settings.attendance': { module: 'attendance', roles: [...admins, 'HR Manager'] },
  'settings.payroll': { module: 'payroll', roles: [...admins, 'HR Payroll', 'HR Manager'] },
  'settings.probation': { module: 'probation', roles: admins },
  'settings.workPermit': { module: null, roles: admins },
  'settings.businessCard': { module: null, feature: 'businessCard', roles: admins },
  'settings.quarantine': { module: 'quarantine', roles: admins },
  /** Everything on a person in one file, and forgetting for good: the company's own admin alone. */
  privacy: { module: null, roles: ['Company Admin'] },
  'settings.privacy': { module: null, roles: ['Company Admin'] },
  /** Keys and addresses of other programs: the company's own admin alone. */
  'settings.integrations': { module: null, roles: ['Company Admin'] },
  'settings.chatAssistant': { module: null, feature: 'chatAssistant', roles: admins },
  'settings.wfh': { module: 'workFromHome', roles: admins },
  'settings.exit': { module: 'exit', roles: admins },
  'settings.training': { module: 'training', roles: [...admins, 'L & D'] },
  'settings.travel': { module: 'travel', roles: admins },
  'settings.recruitment': { module: 'onboarding', roles: admins },
  'settings.reward': { module: 'rewards', roles: admins },
  /** Fields that a company adds to its people's records. */
  'settings.customFields': { module: null, roles: admins },
  organisation: { module: null, roles: [...admins, 'HR Manager', ...recruitment] },
  'organisation.write': { module: null, roles: [...admins, 'HR Manager'] },
  holiday: { module: null, roles: [...admins, 'HR Manager', ...payrollThree] },
  makeUpDay: { module: null, roles: admins },
  'exitReason.write': { module: null, roles: admins },
  exitReason: { module: null, roles: [...admins, 'HR Manager', 'Recruitment Manager', 'Recruitment 2'] },
  access: { module: null, roles: admins },

  employee: { module: null, roles: [...admins, 'HR Manager', ...recruitment, 'L & D', 'Reporting Manager'] },
  /** Whoever recruits adds people; their records are then kept by HR (decision C6 and the calls' own roles). */
  'employee.create': { module: null, roles: [...admins, 'HR Manager', 'Recruitment Manager'] },
  'employee.write': { module: null, roles: [...admins, 'HR Manager'] },
  'employee.batch': { module: null, roles: [...admins, 'HR Manager'] },
  /** Pay of many at once; payroll's own role reaches it without the records. */
  'employee.salaryBatch': { module: null, roles: [...admins, 'HR Manager', 'HR Payroll'] },
  /** Pay, bank, tax, insurance and identity numbers of a profile (decision C2). */
  'employee.pay': { module: null, roles: [...admins, 'HR Manager'] },
  /** The other parts of a profile, as decision C2 deals them out. */
  'employee.file': { module: null, roles: [...admins, 'HR Manager'] },
  'employee.education': { module: null, roles: [...admins, 'HR Manager', ...recruitment, 'L & D'] },
  'employee.career': { module: null, roles: [...admins, 'HR Manager', 'L & D', 'Reporting Manager'] },
  /** What is handed to people to work with. */
  equipment: { module: null, roles: [...admins, 'HR Manager'] },
  'employee.face': { module: null, feature: 'faceRecognition', roles: [...admins, 'HR Manager'] },
  'employee.card': { module: null, feature: 'businessCard', roles: [...admins, 'HR Manager'] },
  /** One's own photo and card. */
  face: { module: null, feature: 'faceRecognition', roles: 'any' },
  businessCard: { module: null, feature: 'businessCard', roles: 'any' },

  /** How much of it is seen is decided by the server; who works for whom is HR's to change. */
  organisationChart: { module: null, roles: 'any' },
  'organisationChart.write': { module: null, roles: [...admins, 'HR Manager'] },

  /** Who is away, as far as one may see: the server decides. */
  calendar: { module: null, roles: 'any' },

  onboarding: { module: 'onboarding', roles: admins },
  /** Tasks that one may tick, judged one by one by whose they are. */
  'onboarding.own': { module: 'onboarding', roles: 'any' },
  /** Interviews that one leads, and whoever they are with: whoever is employed. */
  'hiring.own': { module: 'onboarding', roles: 'any' },
  rewards: { module: 'rewards', roles: admins },
  /** Thanking colleagues, one’s own points and what they are redeemed for. */
  'rewards.own': { module: 'rewards', roles: 'any' },
  application: { module: null, roles: 'any' },
  /** Names to choose and filter by. */
  'claims.pick': { module: 'claims', roles: 'any' },
  'claims.statutory': { module: 'claims', roles: [...admins, 'HR Claim', 'HR Payroll'] },
  claims: { module: 'claims', roles: [...admins, 'HR Claim', 'Finance', 'Accounting'] },
  /** Finance and Accounting read, pay and take journals; entering and deciding over any chain is HR's (decision C6). */
  'claims.write': { module: 'claims', roles: [...admins, 'HR Claim'] },
  /** One's own claims, and what one decides: whoever is employed. */
  'claims.own': { module: 'claims', roles: 'any' },
  /** One's own overtime, and what one decides: whoever is employed. */
  'overtime.own': { module: 'overtime', roles: 'any' },
  overtime: { module: 'overtime', roles: [...admins, 'HR Manager', ...payrollThree] },
  leave: { module: 'leave', roles: [...admins, 'HR Leave', 'HR Manager', ...payrollThree] },
  /** Leave of the own people beside that of everybody (decision C2). */
  'leave.team': { module: 'leave', roles: [...admins, 'HR Leave', 'HR Manager', ...payrollThree, 'Reporting Manager'] },
  /** Opening locked days again (decision C15). */
  'leave.unlock': { module: 'leave', roles: admins },
  /** One's own leave: whoever is employed. */
  'leave.own': { module: 'leave', roles: 'any' },
  /** One's own off in lieu. */
  'offInLieu.own': { module: 'offInLieu', roles: 'any' },
  offInLieu: { module: 'offInLieu', roles: [...admins, 'HR Leave', 'HR Manager', ...payrollThree] },
  /** Requests. */
  training: { module: 'training', roles: admins },
  /** Courses, sessions and what follows from them. */
  'training.courses': { module: 'training', roles: [...admins, 'L & D'] },
  'training.own': { module: 'training', roles: 'any' },
  travel: { module: 'travel', roles: admins },
  /** Advances paid and travel closed, beside those who keep it. */
  'travel.pay': { module: 'travel', roles: [...admins, 'Finance', 'Accounting'] },
  /** One's own travel: whoever is employed. */
  'travel.own': { module: 'travel', roles: 'any' },
  workFromHome: { module: 'workFromHome', roles: admins },
  /** One's own days at home. */
  'workFromHome.own': { module: 'workFromHome', roles: 'any' },

  payroll: { module: 'payroll', roles: payroll },
  /** Sub-routes carry no module id of their own (decision A7). */
  'payroll.reports': { module: null, roles: payroll },
  /** Reports whose columns a company writes itself. */
  'payroll.templates': { module: null, feature: 'customPayrollTemplates', roles: payroll },
  'payroll.forms': { module: null, roles: payroll },
  'payroll.cp2x': { module: null, roles: ['Company Admin', 'HR Payroll'] },
  'payroll.approve': { module: 'payroll', roles: ['Company Admin', 'HR Payroll', 'HR Payroll Supervisor'] },
  'payroll.reopen': { module: 'payroll', roles: ['Company Admin'] },

  performance: { module: 'performance', roles: reviews },
  /** Everybody's; managers see those of their own people (decision C6). */
  'performance.all': { module: 'performance', roles: [...admins, ...recruitment, 'L & D'] },
  /** Launching, grading and completing, with what people wrote (decisions C4 and C6): whoever recruits reads results. */
  'performance.write': { module: 'performance', roles: [...admins, 'L & D'] },
  /** One's own review, and those in which one has a part: each judged by whose it is. */
  'performance.own': { module: 'performance', roles: 'any' },
  performanceSuccessFactor: { module: 'performanceSuccessFactor', roles: reviews },
  'performanceSuccessFactor.write': { module: 'performanceSuccessFactor', roles: [...admins, 'L & D'] },
  okr: { module: 'okr', roles: reviews },
  /** Everybody's; managers see those of their own people beside the company's and departments' (decision C6). */
  'okr.all': { module: 'okr', roles: [...admins, ...recruitment, 'L & D'] },
  /** Managers write and agree to those of their own people. */
  'okr.write': { module: 'okr', roles: [...admins, 'L & D', 'Reporting Manager'] },
  /** Those of the company and of departments. */
  'okr.keep': { module: 'okr', roles: [...admins, 'L & D'] },
  /** One's own objectives: whoever is employed. */
  'okr.own': { module: 'okr', roles: 'any' },
  okrSuccessFactor: { module: 'okrSuccessFactor', roles: reviews },
  'okrSuccessFactor.write': { module: 'okrSuccessFactor', roles: [...admins, 'L & D'] },
  documents: { module: 'documents', roles: admins },
  /** One's own letters, and what one asks to have written. */
  'documents.own': { module: 'documents', roles: 'any' },
  schedule: { module: 'schedule', roles: rosters },
  /** Shifts themselves, locks, and everybody's roster; managers plan their own people. */
  'schedule.write': { module: 'schedule', roles: [...admins, 'Shift Planner', 'HR Manager', ...payrollThree] },
  'schedule.settings': { module: 'schedule', roles: [...admins, 'Shift Planner'] },
  /** What is paid for a shift. */
  'schedule.amounts': { module: 'schedule', roles: [...admins, 'HR Manager', ...payrollThree] },
  /** One's own shifts. */
  'schedule.own': { module: 'schedule', roles: 'any' },
  standby: { module: 'standby', roles: rosters },
  'standby.write': { module: 'standby', roles: [...admins, 'Shift Planner', 'HR Manager', ...payrollThree] },
  'standby.settings': { module: 'standby', roles: [...admins, 'Shift Planner'] },
  /** What standby is paid: not for whoever only plans. */
  'standby.amounts': { module: 'standby', roles: [...admins, 'HR Manager', ...payrollThree] },
  'standby.own': { module: 'standby', roles: 'any' },
  mood: { module: 'mood', roles: admins },
  /** One's own answers: whoever is employed. */
  'mood.own': { module: 'mood', roles: 'any' },
  attendance: { module: 'attendance', roles: [...admins, 'HR Manager', ...payrollThree] },
  /** Devices, logs and whose they are. */
  'attendance.write': { module: 'attendance', roles: [...admins, 'HR Manager'] },
  /** One's own clockings and days: whoever is employed. */
  'attendance.own': { module: 'attendance', roles: 'any' },
  /** Days of the own people beside those of everybody. */
  'attendance.team': { module: 'attendance', roles: [...admins, 'HR Manager', ...payrollThree, 'Reporting Manager'] },
  /** Gated by the wizard's step, not by module 5 (decisions A1 and A2). */
  migration: { module: null, roles: admins },
  billing: { module: 'billing', roles: admins },
  announcement: { module: 'announcements', roles: [...admins, 'HR Manager', 'HR Officer'] },
  /** What stands for oneself. */
  'announcement.own': { module: 'announcements', roles: 'any' },
  exit: { module: 'exit', roles: [...admins, 'HR Manager', 'Recruitment Manager', 'Recruitment 2'] },
  /** Recruitment only reads who leaves. */
  'exit.write': { module: 'exit', roles: [...admins, 'HR Manager'] },
  'exit.acknowledge': { module: 'exit', roles: admins },
  /** What the last pay comes to, and what was said on going. */
  'exit.settlement': { module: 'exit', roles: [...admins, 'HR Manager'] },
  /** Into the pay: those of them who open payroll. */
  'exit.settle': { module: 'exit', roles: ['Company Admin', 'HR Manager'] },
  /** One's own leaving. */
  'exit.own': { module: 'exit', roles: 'any' },
  probation: { module: 'probation', roles: admins },
  /** One's own review, and those in which one has a part: each judged by whose it is. */
  'probation.own': { module: 'probation', roles: 'any' },
  quarantine: { module: 'quarantine', roles: admins },
  /** One's own quarantine: whoever is employed. */
  'quarantine.own': { module: 'quarantine', roles: 'any' },
  activityLog: { module: 'activityLog', roles: [...admins, 'HR Payroll', 'Shift Planner', 'HR Leave'] },
  storyBoard: { module: 'storyBoard', roles: admins },
  /** The feed: whoever works here reads, writes and reacts. */
  'storyBoard.own': { module: 'storyBoard', roles: 'any' },
  analysis: { module: 'analysis', roles: admins },
  /** Guides and the handbook; whoever keeps claims writes what is said of them, judged by category. */
  documentation: { module: 'documentation', roles: [...admins, 'HR Claim', 'Finance'] },
  /** Categories, and articles of all of them. */
  'documentation.write': { module: 'documentation', roles: admins },
  /** The handbook as it stands for oneself. */
  'documentation.own': { module: 'documentation', roles: 'any' },
  reportGenerator: { module: 'reportGenerator', roles: admins },
  /** Whoever has an account in the company asks; what is told is what their own calls answer. */
  assistant: { module: null, feature: 'chatAssistant', roles: 'any' },
  wellbeing: { module: 'wellbeing', roles: ['ALMA Wellbeing Reviewer'] },
  /** Help lines, and letting reviewers know: whoever signs in. */
  'wellbeing.own': { module: 'wellbeing', roles: 'any' },
  /** How long alerts are kept; nothing of any alert. */
  'settings.wellbeing': { module: 'wellbeing', roles: admins },
} as const satisfies Record<string, Area>

export type AreaId = keyof typeof areas
