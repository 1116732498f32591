import { PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { askAhead } from '#web/platform/when-near.ts'
import styles from './reviews.module.css'

const mostShown = 5

export interface ReviewsPanelProps {
  /** Undefined for the shop as a whole. */
  readonly productId: string | undefined
  /** The selector of the surrounding element. */
  readonly place: string
}

/** The score and the newest reviews. Empty if there are none, or if the service does not answer. */
export function ReviewsPanel({ productId, place }: ReviewsPanelProps) {
  const { t, market, locale } = useMarket()
  const query = productId === undefined ? {} : { productId }
  const { answer } = useAnswer(productId ?? market.id, () =>
    askAhead(place, () => api('GET /api/reviews/{catalog}', { catalog: market.id, query })),
  )
  if (typeof answer === 'string' || answer.value.score === null) return null
  const { score, count, reviews } = answer.value
  return (
    <PageWidth>
      <section className={styles.reviews} aria-labelledby="reviews-title">
        <h2 id="reviews-title">{t(productId === undefined ? 'reviews.of-shop' : 'reviews.title')}</h2>
        <p className={styles.score}>
          <b>
            <bdi>{t('reviews.score', score.toLocaleString(locale, { maximumFractionDigits: 1 }))}</bdi>
          </b>
          {' · '}
          {t('reviews.count', count.toLocaleString(locale))}
        </p>
        <ul className={styles.list}>
          {reviews.slice(0, mostShown).map((review) => (
            <li key={`${review.author} ${review.date} ${review.title}`} className={styles.review}>
              <h3 className={styles.title}>{review.title}</h3>
              <p>{t('reviews.score', review.score)}</p>
              <p>{review.text}</p>
              <p className={styles.author}>
                <bdi>{review.author}</bdi>, <time dateTime={review.date}>{dayIn(locale, review.date)}</time>
                {review.isVerified && <> · {t('reviews.verified')}</>}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </PageWidth>
  )
}

const dayIn = (locale: string, date: string): string =>
  new Date(date).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
