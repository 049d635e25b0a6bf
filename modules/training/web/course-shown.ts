import type { DataOf } from '#platform/contract/endpoint.ts'
import type { courses } from '../contract/courses.ts'

export type CourseShown = DataOf<typeof courses>[number]
