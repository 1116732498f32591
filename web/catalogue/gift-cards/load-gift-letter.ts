/** Fetched only where a gift card is shown without a document of its own. */
export const loadGiftLetter = async () => (await import('./gift-letter.tsx')).GiftCardMessage
