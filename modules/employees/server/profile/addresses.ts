/** Addresses as they lie in the record: every part there, empty where it is not known. */
export type AddressParts = Readonly<Record<(typeof parts)[number], string>>
type Wanted = Partial<AddressParts> | null
export type AddressesWanted = { readonly permanent_address?: Wanted; readonly resident_address?: Wanted }
type Whole = { permanent_address?: AddressParts | null; resident_address?: AddressParts | null }

const parts = ['line', 'city', 'state', 'postcode', 'country'] as const

/** Only those that were sent; an address without a word in it is none. */
export function wholeAddresses({ permanent_address, resident_address }: AddressesWanted): Whole {
  return {
    ...(permanent_address === undefined ? {} : { permanent_address: whole(permanent_address) }),
    ...(resident_address === undefined ? {} : { resident_address: whole(resident_address) }),
  }
}

export function storedAddresses(addresses: Whole): {
  permanent_address?: string | null
  resident_address?: string | null
} {
  const stored = (address: AddressParts | null) => address && JSON.stringify(address)
  return {
    ...(addresses.permanent_address === undefined ? {} : { permanent_address: stored(addresses.permanent_address) }),
    ...(addresses.resident_address === undefined ? {} : { resident_address: stored(addresses.resident_address) }),
  }
}

function whole(address: Wanted): AddressParts | null {
  if (address === null || !parts.some((part) => address[part])) return null
  const { line = '', city = '', state = '', postcode = '', country = '' } = address
  return { line, city, state, postcode, country }
}
