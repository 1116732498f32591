import { escapeHtml } from '#foundation/escape-html.ts'

const style = `
  :root { color-scheme: light; font: 17px/1.5 system-ui, sans-serif; color: #1c1b19; background: #f3f1ec }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box }
  main { background: #fff; max-width: 26rem; width: 100%; padding: 32px; box-sizing: border-box; border: 1px solid #dcd8cf }
  h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 8px } p { margin: 0 0 16px }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px; padding: 16px 0; border-block: 1px solid #dcd8cf }
  dt { color: #5d5a54 } dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums }
  button { font: inherit; width: 100%; min-height: 48px; margin-block-start: 8px; border: 1px solid #1c1b19; background: #fff; color: #1c1b19; cursor: pointer }
  button:first-of-type { background: #1c1b19; color: #fff } button:focus-visible { outline: 3px solid #1f5fbf; outline-offset: 2px }
  label { display: block; margin-block-end: 12px; color: #5d5a54 }
  input:not([type=checkbox]), select { font: inherit; width: 100%; min-height: 44px; padding: 0 12px; box-sizing: border-box; border: 1px solid #8a857b; background: #fff; color: #1c1b19 }
  small { display: block; margin-block-start: 24px; color: #5d5a54 }`

export interface SimulatorPage {
  readonly title: string
  readonly lead: string
  /** Name and value of each row. */
  readonly facts: readonly (readonly [string, string])[]
  /** The address that its form posts to. */
  readonly action: string
  /** Buttons for the shopper: value and text. The value of the pressed button is posted as `outcome`. */
  readonly buttons: readonly (readonly [string, string])[]
}

/** A page of a simulated provider for the shopper: plain HTML without script. */
export const simulatorPage = ({ title, lead, facts, action, buttons }: SimulatorPage): Response =>
  page(
    title,
    `<h1>${title}</h1><p>${lead}</p>
    <dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
    <form method="post" action="${escapeHtml(action)}">${buttons.map(([value, says]) => `<button name="outcome" value="${value}">${escapeHtml(says)}</button>`).join('')}</form>
    <small>A simulated page: no money moves here.</small>`,
  )

/** Shown if the payment has already ended. */
export const overPage = (): Response =>
  page(
    'Nothing to confirm',
    '<h1>Nothing to confirm</h1><p>This payment has been dealt with. You can close this page.</p>',
    410,
  )

/** Sends the browser on with a form that posts itself. The button is for browsers that do not run the script. */
export const postingPage = (action: string, fields: Readonly<Record<string, string>>): Response =>
  page(
    'Back to the shop',
    `<h1>Back to the shop</h1><form id="back" method="post" action="${escapeHtml(action)}">${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join('')}<button>Go on</button></form><script>document.getElementById('back').submit()</script>`,
    200,
    "script-src 'unsafe-inline'",
  )

/** A page in the design of the simulators; `title` and `body` are HTML. */
export function page(title: string, body: string, status = 200, more = ''): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main>${body}</main></body></html>`
  const policy = `default-src 'none'; style-src 'unsafe-inline'; ${more}; frame-ancestors 'none'; base-uri 'none'`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  })
}

/** An amount in minor units as a text. */
export function amountOnPage(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
