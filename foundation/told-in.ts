/** The language of a locale: `en` of `en-us`. */
export const languageOfLocale = (locale: string): string => locale.split('-', 1)[0]!

/**
 * What a locale is told: its own text (`en-us`), else the one of its language (`en`), else the English one, else any. A shop writes for a
 * country only what that country says otherwise.
 */
export const toldIn = <Text>(texts: ReadonlyMap<string, Text>, locale: string): Text | undefined =>
  texts.get(locale) ?? texts.get(languageOfLocale(locale)) ?? texts.get('en') ?? texts.values().next().value
