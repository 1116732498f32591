import type { BookedPayment } from './books.ts'
import { methodName } from './test-data.ts'

const style = `
  :root { color-scheme: light; font: 17px/1.5 system-ui, sans-serif; color: #1c1b19; background: #f3f1ec }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box }
  main { background: #fff; max-width: 26rem; width: 100%; padding: 32px; box-sizing: border-box; border: 1px solid #dcd8cf }
  h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 8px } p { margin: 0 0 16px }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px; padding: 16px 0; border-block: 1px solid #dcd8cf }
  dt { color: #5d5a54 } dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums }
  button { font: inherit; width: 100%; min-height: 48px; margin-block-start: 8px; border: 1px solid #1c1b19; background: #fff; color: #1c1b19; cursor: pointer }
  button:first-of-type { background: #1c1b19; color: #fff } button:focus-visible { outline: 3px solid #1f5fbf; outline-offset: 2px }
  small { display: block; margin-block-start: 24px; color: #5d5a54 }`

/** Where a shopper is sent to: a wallet's page, or their bank's question. Plain HTML, and nothing to run. */
export function shopperPage(payment: BookedPayment, action: string): Response {
  const challenge = payment.asks === 'challenge'
  const title = challenge ? 'Is this you?' : `Pay with ${methodName(payment.method)}`
  const lead = challenge
    ? 'Your bank asks you to confirm this payment before it goes through.'
    : 'Confirm the payment, and you are sent back to the shop.'
  const body = `
    <h1>${title}</h1>
    <p>${lead}</p>
    <dl><dt>Amount</dt><dd>${amountText(payment)}</dd><dt>Reference</dt><dd>${payment.pspReference}</dd></dl>
    <form method="post" action="${action}">
      <button name="outcome" value="approve">${challenge ? 'Yes, confirm' : 'Approve the payment'}</button>
      <button name="outcome" value="fail">${challenge ? 'Confirm with a wrong code' : 'Let it be refused'}</button>
      <button name="outcome" value="cancel">Cancel and go back</button>
    </form>
    <small>A simulated page: no money moves here.</small>`
  return page(title, body)
}

/** The payment came to its end already. */
export const overPage = (): Response =>
  page(
    'Nothing to confirm',
    '<h1>Nothing to confirm</h1><p>This payment has been dealt with. You can close this page.</p>',
    410,
  )

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    },
  })
}

const amountText = ({ amount: { value, currency } }: BookedPayment): string => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
