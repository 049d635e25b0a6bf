import type { DataOf } from '#platform/contract/endpoint.ts'
import type { vacancies } from '../../contract/vacancies.ts'

export type Vacancy = DataOf<typeof vacancies>[number]
