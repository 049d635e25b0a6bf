/** The employments of one person, the oldest first: who left and came back has more than one. Pay holds within them. */
export type Employment = { readonly joined_on: string; readonly left_on: string | null }

export const employmentOn = (employments: readonly Employment[], day: string): Employment | undefined =>
  employments.find(({ joined_on, left_on }) => joined_on <= day && (left_on === null || left_on >= day))

/** The one that begins after a day on which there is none. */
export const nextEmployment = (employments: readonly Employment[], day: string): Employment | undefined =>
  employments.find(({ joined_on }) => joined_on > day)
