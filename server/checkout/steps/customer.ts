import type { Market } from '#server/markets/index.ts'

/** The customer key for limits per customer: the email address. If the market requires it, the part after a plus is removed. */
export function customerOf(
  { choices }: { readonly choices: Pick<Market['choices'], 'plusAddressesAreOneCustomer'> },
  email: string | null,
): string {
  const address = (email ?? '').trim().toLowerCase()
  return choices.plusAddressesAreOneCustomer ? address.replace(/^([^+@]+)\+[^@]*@/, '$1@') : address
}
