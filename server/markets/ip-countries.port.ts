/** Finds the country in which a network address is used. Undefined for unknown addresses and addresses of private networks. */
export interface IpCountries {
  /** ISO 3166, upper case. */
  countryOf(address: string, signal?: AbortSignal): Promise<string | undefined>
}
