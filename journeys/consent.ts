/** The shopper's answer to the consent question. */
export type Answer = 'all' | 'necessary'

const others = ['functional', 'analytics', 'performance', 'advertisement'] as const

/** The consent cookie of a shopper who has answered, for the shop at this address. */
export function consentCookie(shop: string, answer: Answer): { name: string; value: string; url: string } {
  const says = answer === 'all' ? 'yes' : 'no'
  const value = [`consentid:1,consent:${says},action:yes,necessary:yes`, ...others.map((it) => `${it}:${says}`)].join(
    ',',
  )
  return { name: 'consent', value: encodeURIComponent(value), url: shop }
}
