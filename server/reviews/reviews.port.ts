import type { Reviews } from '#contracts/reviews.ts'

export interface ReviewQuestion {
  /** Undefined for the shop as a whole. */
  readonly productId?: string | undefined
  /** `da-DK` */
  readonly locale: string
}

/** Returns the opinions of buyers. It gets a product and a language, but no data about shoppers; an unknown answer is a fault. */
export interface ReviewService {
  reviews(question: ReviewQuestion, signal?: AbortSignal): Promise<Reviews>
}
