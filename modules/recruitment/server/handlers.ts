import type { Handler } from '#platform/http/server/handler.ts'
import { advertisementHandlers } from './advertisements/advertisement-handlers.ts'
import { careerHandlers } from './career/career-handlers.ts'
import type { RecruitmentNeeds } from './needs.ts'
import { vacancyHandlers } from './vacancies/vacancy-handlers.ts'

export const recruitmentHandlers = (needs: RecruitmentNeeds): readonly Handler[] => [
  ...vacancyHandlers(needs),
  ...advertisementHandlers(needs),
  ...careerHandlers,
]
