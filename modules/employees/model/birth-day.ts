/** Nobody is employed before being born, nor on that day: the same for forms, requests and sheets. */
export const isBornTooLate = (birthDate: string | null | undefined, joinedOn: string): boolean =>
  Boolean(birthDate) && String(birthDate) >= joinedOn
