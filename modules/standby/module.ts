/** Who is on call, and what that is paid. People, hours and sight are those of the roster, through its door. */
export const module = {
  name: 'standby',
  needs: ['company', 'employees', 'holidays', 'payroll', 'shifts'],
} as const
