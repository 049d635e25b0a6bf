/** Courses: what people can learn, for whom it is, how long it holds and what binds to the company. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'
import { CourseChange, CourseView, NewCourse } from './fields.ts'

const access = { to: 'area', of: ['training.courses'] } as const
const params = z.object({ id: Id })
const refusals = ['training.invalid', 'training.name-taken'] as const

export const courses = endpoint({
  id: 'training.courses',
  method: 'GET',
  path: 'api/panel/training/course',
  access,
  summary: 'Courses by name, with how many sessions are open and how many people completed one',
  response: z.array(CourseView),
})
export const course = endpoint({
  id: 'training.course',
  method: 'GET',
  path: 'api/panel/training/course/{id}',
  access,
  params,
  summary: 'One course',
  response: CourseView,
})
export const addCourse = endpoint({
  id: 'training.addCourse',
  method: 'POST',
  path: 'api/panel/training/course',
  status: 201,
  access,
  summary: 'Add a course',
  body: NewCourse,
  response: CourseView,
  problems: refusals,
})
export const changeCourse = endpoint({
  id: 'training.changeCourse',
  method: 'PATCH',
  path: 'api/panel/training/course/{id}',
  access,
  params,
  summary: 'Change a course; bonds and certificates there are stay as they were',
  body: CourseChange,
  response: CourseView,
  problems: refusals,
})
export const removeCourse = endpoint({
  id: 'training.removeCourse',
  method: 'DELETE',
  path: 'api/panel/training/course/{id}',
  access,
  params,
  summary: 'Remove a course that never had a session',
  response: z.null(),
  problems: ['training.course-used'],
})

export const exportCourses = endpoint({
  id: 'training.exportCourses',
  method: 'GET',
  path: 'api/panel/training/course/export',
  access,
  summary: 'Courses as a sheet that can be imported',
  download: true,
})
export const importCourses = endpoint({
  id: 'training.importCourses',
  method: 'POST',
  path: 'api/panel/training/course/import',
  access,
  ...takesSheet,
  summary: 'Add courses and change them by name, all or none; preview=1 stores nothing',
})
export const undoCourses = endpoint({
  id: 'training.undoCourses',
  method: 'POST',
  path: 'api/panel/training/course/import/undo/{x}',
  access,
  ...takesImportBack,
  summary: 'Take an import of courses back, while everything stands as it left it',
})
