import type { Texts } from '#contracts/product-attributes.ts'
import { spelledIn } from '#foundation/german-spelling.ts'
import { languageOfLocale } from '#foundation/text-for-locale.ts'

export { type ProductAttributes, productAttributes, type SustainabilityClaim } from '#contracts/product-attributes.ts'

/** A text for a locale: of the locale, its language, English, or any language, in this order. */
export const textIn = (said: Texts, locale: string): string =>
  spelledIn(
    typeof said === 'string'
      ? said
      : (said[locale] ?? said[languageOfLocale(locale)] ?? said.en ?? Object.values(said)[0] ?? ''),
    locale,
  )
