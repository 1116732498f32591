/** A search result: an address, or a street, postal code or building with several addresses. */
export interface FoundPlace {
  /** Valid for only a few minutes. */
  readonly id: string
  readonly text: string
  readonly description: string
  /** `retrieve`: an address; `find`: search again inside it. */
  readonly next: 'find' | 'retrieve'
}

/** One address with its parts; parts that a country does not have are empty. */
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
  /** Base code of the language for the results. */
  readonly language: string
  /** Id of the result to search inside. */
  readonly container?: string
  readonly limit?: number
}

/** A service that knows addresses. Finding is free; retrieving costs money. Throws if the service does not answer or refuses. */
export interface AddressFinder {
  find(ask: FindAddress, signal?: AbortSignal): Promise<readonly FoundPlace[]>
  /** Undefined for an id that is unknown or has expired. */
  retrieve(
    ask: { readonly id: string; readonly language: string },
    signal?: AbortSignal,
  ): Promise<FoundAddress | undefined>
}
