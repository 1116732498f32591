import type { CalloutAttributes } from '#contracts/badge-shapes.ts'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { Product } from './assortment.ts'
import type { LocalizedRange } from './localized-range.ts'
import { type SustainabilityClaim, textIn } from './product-attributes.ts'

/** In the EEA a claim is shown only while its certificate is valid. */
export function claimsOf(
  { range: { market }, t }: LocalizedRange,
  { attributes }: Product,
  now: number,
): ProductDetail['sustainabilityReasons'] {
  return (attributes.sustainabilityReasons ?? [])
    .filter((claim) => !market.country.eea || isBacked(claim, now))
    .map(({ id, certificate = '', scope, issuer, validUntil }) => ({
      id,
      reason: t(`sustainability.${id}`),
      supportText: t(`sustainability.${id}.support`, certificate, dayFirst(validUntil)),
      ...(certificate && scope && validUntil
        ? { certificate: { number: certificate, scope, validUntil, ...(issuer ? { issuer } : {}) } }
        : {}),
    }))
}

/** A certificate is still valid on its last day. */
const isBacked = ({ certificate, scope, validUntil = '' }: SustainabilityClaim, now: number): boolean =>
  Boolean(certificate && scope) && Date.parse(`${validUntil.slice(0, 10)}T23:59:59.999Z`) >= now

/** `2027-12-31` becomes `31-12-2027`: a date on a certificate, independent of a time zone. */
const dayFirst = (day = ''): string => day.slice(0, 10).split('-').reverse().join('-')

/** A text about sustainability is a claim too: in the EEA it needs a valid certificate. */
export function sustainabilityText(localized: LocalizedRange, product: Product, now: number): string | undefined {
  const { sustainabilityText: texts } = product.attributes
  const { market } = localized.range
  if (texts === undefined || (market.country.eea && claimsOf(localized, product, now).length === 0)) return undefined
  return textIn(texts, market.id) || undefined
}

/** Economic operators and warnings, where the law requires them. */
export function safetyOf(
  { range: { market } }: LocalizedRange,
  { attributes }: Product,
): ProductDetail['productSafety'] {
  const { productSafety } = attributes
  if (!productSafety || !market.country.eea) return undefined
  return { ...productSafety, warnings: productSafety.warnings.map((texts) => textIn(texts, market.id)) }
}

export function calloutOf(language: string, { attributes: { callout } }: Product): CalloutAttributes | undefined {
  if (!callout) return undefined
  const { color, backgroundColor, clipboardCode } = callout
  return {
    callout: textIn(callout.callout, language),
    ...(callout.disclaimer === undefined ? {} : { disclaimer: textIn(callout.disclaimer, language) }),
    ...(color ? { color } : {}),
    ...(backgroundColor ? { backgroundColor } : {}),
    ...(clipboardCode ? { clipboardCode } : {}),
    ...(callout.clipboardTitle === undefined ? {} : { clipboardTitle: textIn(callout.clipboardTitle, language) }),
    hideDiscountBadge: callout.hideDiscountBadge ?? false,
    hideListPrice: callout.hideListPrice ?? false,
  }
}
