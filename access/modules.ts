/** The modules a company may have, by the specification's ids. 14, 27, 30, 34 and 35 name nothing (decision C13). */
export const modules = {
  payroll: 1,
  leave: 2,
  claims: 3,
  onboarding: 4,
  migration: 5,
  attendance: 6,
  performance: 7,
  overtime: 8,
  offInLieu: 9,
  training: 10,
  travel: 11,
  schedule: 12,
  okr: 13,
  rewards: 15,
  standby: 16,
  mood: 17,
  workFromHome: 18,
  documents: 19,
  billing: 20,
  announcements: 21,
  exit: 22,
  probation: 23,
  performanceSuccessFactor: 24,
  okrSuccessFactor: 25,
  quarantine: 26,
  activityLog: 28,
  storyBoard: 29,
  analysis: 31,
  documentation: 32,
  reportGenerator: 33,
  wellbeing: 36,
} as const

/** What has no module id is switched by features (decision C13). */
export const features = {
  faceRecognition: 1,
  chatAssistant: 2,
  businessCard: 3,
  customPayrollTemplates: 4,
  qrAttendance: 5,
  twoFactorLogin: 6,
} as const

export type ModuleName = keyof typeof modules
export type ModuleId = (typeof modules)[ModuleName]
export type FeatureName = keyof typeof features
export type FeatureId = (typeof features)[FeatureName]
