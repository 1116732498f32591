import type { Books } from './books.ts'

/** One member in each of these countries, with a purchase in a store, to try out the programme. Freja has enough points for a reward. */
const members = [
  ['DK', 'freja@member.example', 'Freja', 'Holm', 'DKK', 1_349, 'copenhagen-kompagni'],
  ['GB', 'freya@member.example', 'Freya', 'Holmes', 'GBP', 240, 'bath'],
  ['DE', 'frieda@member.example', 'Frieda', 'Hollmann', 'EUR', 180, 'hamburg'],
  ['FR', 'france@member.example', 'France', 'Houlme', 'EUR', 95, 'paris-marais'],
  ['US', 'faye@member.example', 'Faye', 'Holme', 'USD', 410, 'brooklyn'],
  ['TR', 'feray@member.example', 'Feray', 'Han', 'TRY', 2_600, 'istanbul-moda'],
  ['AE', 'farah@member.example', 'Farah', 'Hamdan', 'AED', 700, 'dubai-jumeirah'],
] as const

const boughtDaysAgo = 60

export function seedContacts(books: Books, now: number): void {
  const createdDate = new Date(now - boughtDaysAgo * 86_400_000).toISOString()
  for (const [countryCode, email, firstName, lastName, currency, spent, store] of members) {
    if (books.idOf(email) !== undefined) continue
    const id = crypto.randomUUID()
    const attributes = { email, firstName, lastName, countryCode, contactType: 'Member', termsVersion: '1' }
    books.add({ id, attributes, preferences: { acceptsEmail: false, acceptsPostal: false, acceptsSms: false } })
    books.record(id, {
      ...{ uniqueReceiptId: `seed-${countryCode}`, receiptNumber: `1${countryCode}`, createdDate, currency },
      ...{ storeExternalId: store, totalGrossPrice: spent },
      items: [
        {
          ...{ type: 'PURCHASE', sku: '5700000000011', articleNumber: '100231_navy_03_38', articleName: 'Linen dress' },
          ...{ quantity: 1, grossPaidPrice: spent, taxAmount: spent / 5, taxPercent: 25 },
        },
      ],
    })
  }
}
