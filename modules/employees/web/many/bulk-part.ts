export type BulkPart = 'manager' | 'department' | 'attendance_method' | 'display_options'

/** As a form gives it; undefined until enough is chosen. */
export type Wanted = Readonly<Record<string, unknown>> | undefined
