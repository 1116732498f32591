import type { Market } from '#server/markets/index.ts'

/** Who buys, as limits per customer count: an email address, where the market says so without its part after a plus. */
export function customerOf(
  { choices }: { readonly choices: Pick<Market['choices'], 'plusAddressesAreOneCustomer'> },
  email: string | null,
): string {
  const address = (email ?? '').trim().toLowerCase()
  return choices.plusAddressesAreOneCustomer ? address.replace(/^([^+@]+)\+[^@]*@/, '$1@') : address
}
