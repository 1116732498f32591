import { type Reviews, reviews } from '#contracts/reviews.ts'
import { Fault } from '#foundation/fault.ts'
import type { ReviewService } from '#server/reviews/reviews.port.ts'

export interface ReviewsSettings {
  readonly url: string
  readonly key: string
}

/** Longer texts are cut and further reviews are left out, so that they fit on a page. */
const mostReviews = 10
const longestText = 2_000

/** Reads reviews from a review service, as JSON over HTTP. */
export function reviewService({ url, key }: ReviewsSettings): ReviewService {
  return {
    async reviews({ productId, locale }, signal) {
      const query = new URLSearchParams({ locale, ...(productId === undefined ? {} : { product: productId }) })
      const answer = await fetch(`${url}/v1/reviews?${query}`, {
        headers: { authorization: `Bearer ${key}` },
        signal: signal ?? null,
      })
      if (answer.status !== 200) throw new Fault('reviews.failed', { status: answer.status })
      return read(await answer.json())
    },
  }
}

interface Sent {
  readonly average?: unknown
  readonly total?: unknown
  readonly items?: readonly Readonly<Record<string, unknown>>[]
}

function read(answer: unknown): Reviews {
  const { average = null, total, items = [] } = answer as Sent
  const said = reviews.safeParse({
    ...{ score: average, count: total },
    reviews: items.slice(0, mostReviews).map(({ rating, title, body, reviewer, createdAt, verified }) => ({
      ...{ score: rating, title, author: reviewer, date: createdAt, isVerified: verified === true },
      text: String(body ?? '').slice(0, longestText),
    })),
  })
  if (!said.success) throw new Fault('reviews.answer-unknown', {})
  return said.data
}
