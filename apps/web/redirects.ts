/** Addresses that lead on to a screen's own: from, to. */
export const redirects = [
  ['/app', '/app/dashboard'],
  ['/panel', '/panel/dashboard'],
  ['/app/rewards', '/app/rewards/type'],
  ['/app/payroll/eform_guide', '/app/eform_guide'],
] as const
