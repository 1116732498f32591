/**
 * Sources of the scripts that open wallets. The provider's fields load them. Scripts from any other source must not run
 * on the payment step.
 */
export const walletScripts: readonly string[] = ['https://pay.google.com', 'https://applepay.cdn-apple.com']
