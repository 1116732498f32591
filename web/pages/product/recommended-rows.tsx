import { useEffect } from 'react'
import { ProductRow } from '#web/catalogue/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { hasConsent } from '#web/platform/consent.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { noteViewed, viewedBefore } from '#web/recommendations/index.ts'

/** What others bought with it, and what this browser looked at before; a row without products is none. Asked once it comes near. */
export function RecommendedRows({ productId }: { readonly productId: string }) {
  const { t, market } = useMarket()
  const { answer } = useAnswer(productId, () => recommended(market.id, productId))
  useEffect(() => {
    if (hasConsent('functional')) noteViewed(localStorage, productId)
  }, [productId])
  if (typeof answer === 'string') return null
  return answer.value.map(({ type, products }) => (
    <ProductRow key={type} id={`recommended-${type}`} title={t(titles[type])} products={products} />
  ))
}

const titles = { BoughtTogether: 'product.bought-together', RecentlyViewedProducts: 'product.recently-viewed' } as const

/** What was looked at is this browser's own affair: it is told only where the shopper agreed. */
async function recommended(catalog: string, productId: string) {
  const viewed = hasConsent('functional') ? viewedBefore(localStorage, productId) : []
  const ask = async (type: keyof typeof titles, productIds: readonly string[]) => ({
    type,
    products: await api('POST /api/recommendation/{catalog}/recommendations', {
      catalog,
      body: { type, productIds: [...productIds], numberOfProducts: 12 },
    }),
  })
  const asked = [
    ask('BoughtTogether', [productId]),
    ...(viewed.length > 0 ? [ask('RecentlyViewedProducts', viewed)] : []),
  ]
  return (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}
