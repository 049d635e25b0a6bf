/** Company settings as they are stored: one object, each key with its default until somebody changes it. */
export type CompanySettings = {
  readonly is_enable_google2fa_login: boolean
  /** Per cent; gross or net that differ more from the month before are shown in the review. */
  readonly pay_change_threshold: string
}

const defaults: CompanySettings = { is_enable_google2fa_login: false, pay_change_threshold: '20' }

export function settingsOf(stored: unknown): CompanySettings {
  const given: Readonly<Record<string, unknown>> = isRecord(stored) ? stored : {}
  const second = given.is_enable_google2fa_login
  const threshold = given.pay_change_threshold
  return {
    is_enable_google2fa_login: second === true || second === 'true' || second === '1',
    pay_change_threshold: typeof threshold === 'string' ? threshold : defaults.pay_change_threshold,
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
