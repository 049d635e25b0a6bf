/** What the module of candidates reckons with: how a vacancy is recruited for, and what an advertisement asks. */
export { languageOfPath, pathOfLanguage, type Worded, wordedFor } from './in-language.ts'
export type { Question, QuestionKind } from './question.ts'
export { choiceInChinese, questionKinds } from './question.ts'
export type { Criterion, Part, Round, TeamMember } from './vacancy.ts'
export { parts } from './vacancy.ts'
export type { VacancyStatus } from './vacancy-status.ts'
