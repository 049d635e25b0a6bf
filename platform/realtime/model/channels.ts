/** The channels there are. A person hears the own company and the own account, nothing else. */
export const companyChannel = (companyId: string): string => `private-company.${companyId}`
export const userChannel = (accountId: string): string => `private-user.${accountId}`

type Listener = { readonly accountId: string; readonly companyId: string | undefined }

export const channelsOf = ({ accountId, companyId }: Listener): readonly string[] => [
  ...(companyId === undefined ? [] : [companyChannel(companyId)]),
  userChannel(accountId),
]

export const mayHear = (listener: Listener, channel: string): boolean => channelsOf(listener).includes(channel)
