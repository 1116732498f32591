import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { Content } from './content.ts'
import { textOf } from './legal-documents.ts'

/** The delivery methods of a market with their names. */
export const shippingTexts = ({ choices }: Market, t: Translate) =>
  choices.shippingMethods.map(({ id, name, carrier, deliveryType, workingDays }) => ({
    ...{ id, name: t(name), carrier, deliveryType },
    text: daysText(workingDays, t),
  }))

export const daysText = ([first, last]: readonly [number, number], t: Translate): string =>
  first === last ? t('delivery.working-days', first) : t('delivery.working-days-range', first, last)

/** The terms of sale in a version, by default the current one, wherever editors placed them. */
export function termsOf(content: Pick<Content, 'pagesOf'>, market: Market, version: string | undefined) {
  const known = version?.trim() || market.choices.termsVersion
  const page = content.pagesOf(market, 'termsConditionsPage').find((terms) => terms.version === known)
  return page && { version: known, date: page.date ?? '', title: page.title, text: textOf(page) }
}
