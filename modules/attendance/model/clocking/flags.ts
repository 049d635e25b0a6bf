export const clockingTypes = ['in', 'out', 'break_out', 'break_in'] as const
export type ClockingType = (typeof clockingTypes)[number]

/** What is noted beside a clocking; none of it keeps it from counting. */
export const clockingFlags = [
  'offline',
  'clock_corrected',
  'no_location',
  'outside_location',
  'inaccurate',
  'mocked_location',
  // As long as the face was not compared, and where it is another.
  'face_unchecked',
  'face_mismatch',
  // The server did not see the head turn, or not of the same face.
  'face_not_turned',
] as const
export type ClockingFlag = (typeof clockingFlags)[number]
