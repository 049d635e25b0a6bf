/** Where a month stands, and who may do what with it. */
export const run = 'api/panel/payroll/{year}/{month}' as const
export const workers = { to: 'area', of: ['payroll'] } as const
export const approvers = { to: 'area', of: ['payroll.approve'] } as const
export const admins = { to: 'area', of: ['payroll.reopen'] } as const
/** What pay items are called and put together as: settings of payroll, and a screen of it (decisions A7 and C1). */
export const setters = { to: 'area', of: ['settings.payroll', 'payroll.reports'] } as const
