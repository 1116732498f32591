/** Sources of the scripts that the fields in the browser bring in: wallets open from them. No other source may run on the payment step. */
export const walletScripts: readonly string[] = ['https://pay.google.com', 'https://applepay.cdn-apple.com']
