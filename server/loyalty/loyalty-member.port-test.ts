import { fromMajor } from '#foundation/money.ts'
import type { LoyaltyProvider, LoyaltyReceipt } from './loyalty-provider.port.ts'

export interface OpenedLoyalty {
  readonly loyalty: LoyaltyProvider
  /** Advances the provider's clock, and switches the provider off or on. */
  control(wanted: { readonly aheadDays?: number; readonly down?: boolean }): Promise<void>
  close(): Promise<void>
}

/** A person who joins. */
export const ane = { email: 'ane@example.com', firstName: 'Ane', lastName: 'Holm', country: 'DK', termsVersion: '3' }
/** A receipt of this person; `amount` is in kroner. */
export const bought = (receiptId: string, amount: number, more: Partial<LoyaltyReceipt> = {}): LoyaltyReceipt => ({
  ...{ receiptId, kind: 'purchase', number: receiptId, email: ane.email, storeId: 'ECOM-DA-DK' },
  ...{ at: new Date(), total: fromMajor(amount, 'DKK') },
  items: [
    {
      ...{ sku: 'a_b_c_38', ean: '5700000000011', name: 'Dress', quantity: 1 },
      ...{ paid: fromMajor(amount, 'DKK'), tax: fromMajor(amount / 5, 'DKK') },
    },
  ],
  ...more,
})

/** Runs `work` with a new provider, or with a member of a new provider. */
export const withProvider = (open: () => Promise<OpenedLoyalty>) => {
  const opened = async (work: (at: OpenedLoyalty) => Promise<void>) => {
    const at = await open()
    try {
      await work(at)
    } finally {
      await at.close()
    }
  }
  const joined = (work: (at: OpenedLoyalty, contactId: string) => Promise<void>) =>
    opened(async (at) => work(at, (await at.loyalty.createContact(ane)).id))
  return { opened, joined }
}

export type WithProvider = ReturnType<typeof withProvider>
