/**
 * The markets that tests and journeys open. Together they have every rule and feature, and a shop with seven markets
 * starts faster than one with all.
 */
export const testedMarkets = ['en-gb', 'da-dk', 'de-de', 'fr-fr', 'tr-tr', 'en-us', 'ar-ae'] as const
