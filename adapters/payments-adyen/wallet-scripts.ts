/**
 * Sources of the scripts that open wallets. They are loaded by the provider's fields. The payment step allows no other
 * third-party source.
 */
export const walletScripts: readonly string[] = ['https://pay.google.com', 'https://applepay.cdn-apple.com']
