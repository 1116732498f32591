import { sql } from 'kysely'
import { beforeEach } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import type { Database } from '#server/platform/database.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { giftCards } from './gift-cards.repository.ts'

/** A line of an order for one gift card. */
export const bought = { orderId: newId(), lineId: '1', market: 'da-dk', pieces: 1, value: money(10_000, 'DKK') }
export const letter = { recipientEmail: 'ida@example.com', recipientName: 'Ida 🎁', message: '<b>Til dig</b>' }

/** The setup for a file of tests of gift cards: `const { cards, issued } = await openTestCards()`. */
export async function openTestCards() {
  const database = await testDatabase()
  const clock = { now: new Date('2026-06-15T12:00:00Z') }
  /** The mails with cards that were asked for since the test began. */
  const sent: { queue: string; cardId: string; after: number | undefined }[] = []
  const cards = giftCards({
    database,
    clock: () => clock.now,
    jobs: {
      send: async (_inside, queue, data, options) =>
        void sent.push({ queue, cardId: String(data.cardId), after: options?.startAfterSeconds }),
    },
  })
  beforeEach(async () => {
    sent.length = 0
    await sql`truncate gift_card, gift_card_entry cascade`.execute(database.sql())
  })
  return {
    ...{ database, clock, sent, cards },
    async issued(minor = 10_000) {
      const before = sent.length
      await cards.issue({ ...bought, orderId: newId(), value: money(minor, 'DKK'), letter })
      const told = (await cards.content(sent[before]!.cardId))!
      return { id: sent[before]!.cardId, number: told.giftCardNumber, code: told.validationCode }
    },
    balance: async (number: string) => (await cards.cards([number])).get(number)!.balanceMinor,
    hold: (cardId: string, minor: number, paymentId = newId()) =>
      database.transaction(async (inside) => ({
        paymentId,
        ...(await cards.hold(inside, paymentId, [{ cardId, minor }])),
      })),
    inside: <Value>(work: (inside: Database) => Promise<Value>) => database.transaction(work),
  }
}
