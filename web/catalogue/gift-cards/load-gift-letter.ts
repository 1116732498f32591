/** Loads the code only if a gift card is shown without a new document. */
export const loadGiftLetter = async () => (await import('./gift-letter.tsx')).GiftCardMessage
