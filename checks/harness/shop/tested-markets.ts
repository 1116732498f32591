/** The markets that tests and journeys open: between them they have every rule and feature, and a shop of seven starts sooner. */
export const testedMarkets = ['en-gb', 'da-dk', 'de-de', 'fr-fr', 'tr-tr', 'en-us', 'ar-ae'] as const
