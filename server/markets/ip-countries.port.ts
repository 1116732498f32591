/** Tells which country an address is used in. Undefined for one nobody knows, and for addresses of a network of one's own. */
export interface IpCountries {
  /** ISO 3166, upper case. */
  countryOf(address: string, signal?: AbortSignal): Promise<string | undefined>
}
