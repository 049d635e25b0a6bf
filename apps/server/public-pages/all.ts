/** The pages that the server writes itself, for whoever has not signed in. */
import { applicationPages } from '#modules/candidates/server/pages/application-pages.ts'
import { careerPages } from '#modules/recruitment/server/pages/career-pages.ts'
import type { PublicPage } from '#platform/http/server/public-page.ts'
import { donePage } from './done-page.ts'

export const publicPages: readonly PublicPage[] = [...careerPages, ...applicationPages, donePage]
