import type { Reviews } from '#contracts/reviews.ts'

export interface ReviewQuestion {
  /** Left out for the shop as a whole. */
  readonly productId?: string | undefined
  /** `da-DK` */
  readonly locale: string
}

/** Tells what buyers think. Told of a product and a language, and of no shopper; an answer it does not understand is a fault. */
export interface ReviewService {
  reviews(question: ReviewQuestion, signal?: AbortSignal): Promise<Reviews>
}
