/** What others' screens take from here. */

export { CodeCamera } from './clocking/code-camera.tsx'
export { FaceCamera } from './clocking/face/face-camera.tsx'
export { shrunk } from './clocking/shrunk.ts'
export { CorrectionBeside } from './days/correction-beside.tsx'
export { OwnMonth } from './days/own-month.tsx'
export { PersonAttendance } from './days/person-attendance.tsx'
