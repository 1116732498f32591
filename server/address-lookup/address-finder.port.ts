/** A row of a search: an address, or a street, code or building that holds several. */
export interface FoundPlace {
  /** Good for a few minutes only. */
  readonly id: string
  readonly text: string
  readonly description: string
  /** `retrieve`: an address; `find`: search again inside of it. */
  readonly next: 'find' | 'retrieve'
}

/** One address with its parts; what a country does not have is empty. */
export interface FoundAddress {
  /** ISO 3166, upper case. */
  readonly country: string
  readonly regionCode: string
  readonly regionName: string
  readonly city: string
  readonly district: string
  readonly postalCode: string
  readonly street: string
  readonly houseNumber: string
  readonly label: string
}

export interface FindAddress {
  readonly text: string
  readonly country: string
  /** Base code of the language to answer in. */
  readonly language: string
  /** Id of the row to search inside of. */
  readonly container?: string
  readonly limit?: number
}

/** Knows addresses. Finding is free, retrieving is charged for. Throws when the service does not answer or refuses. */
export interface AddressFinder {
  find(ask: FindAddress, signal?: AbortSignal): Promise<readonly FoundPlace[]>
  /** Undefined for an id that is not known, or not any more. */
  retrieve(
    ask: { readonly id: string; readonly language: string },
    signal?: AbortSignal,
  ): Promise<FoundAddress | undefined>
}
