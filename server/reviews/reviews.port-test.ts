import { expect, test } from 'vitest'
import type { ReviewService } from './reviews.port.ts'

export interface TriedReviews {
  readonly service: ReviewService
  fail(): Promise<void>
  close(): Promise<void>
}

/** The contract of every adapter of a review service. */
export function describeReviews(open: () => Promise<TriedReviews>): void {
  test('tells score and reviews of a product and of the shop, the same each time [B-SIM-08]', async () => {
    const { service, close } = await open()
    const product = { productId: '100231_navy_03', locale: 'en-GB' }
    const [once, again, shop] = [
      await service.reviews(product),
      await service.reviews(product),
      await service.reviews({ locale: 'en-GB' }),
    ]
    await close()

    expect(again).toEqual(once)
    expect(once.score).toBeGreaterThanOrEqual(1)
    expect(once.score).toBeLessThanOrEqual(5)
    expect(once.reviews.length).toBeGreaterThan(0)
    expect(once.count).toBeGreaterThanOrEqual(once.reviews.length)
    expect(shop.count).toBeGreaterThan(once.count)
  })

  test('says that it failed [B-SIM-16]', async () => {
    const { service, fail, close } = await open()
    await fail()

    await expect(service.reviews({ locale: 'en-GB' })).rejects.toThrow()
    await close()
  })
}
