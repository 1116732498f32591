import type { Texts } from '#contracts/product-attributes.ts'

export { type ProductAttributes, productAttributes, type SustainabilityClaim } from '#contracts/product-attributes.ts'

/** A text in a language, else in English, else in any. */
export const textIn = (said: Texts, language: string): string =>
  typeof said === 'string' ? said : (said[language] ?? said.en ?? Object.values(said)[0] ?? '')
