/** The language of a locale, for example `en` for `en-us`. */
export const languageOfLocale = (locale: string): string => locale.split('-', 1)[0]!

/**
 * The text for a locale: its own (`en-us`), else the one for its language (`en`), else the English one, else any. So a
 * shop writes a text for a country only where it differs.
 */
export const textForLocale = <Text>(texts: ReadonlyMap<string, Text>, locale: string): Text | undefined =>
  texts.get(locale) ?? texts.get(languageOfLocale(locale)) ?? texts.get('en') ?? texts.values().next().value
