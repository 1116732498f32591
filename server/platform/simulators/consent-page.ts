import { escapeHtml } from '#foundation/escape-html.ts'
import { page, postingPage } from './simulator-page.ts'

/** The decision of a simulated person on the page of their identity provider. */
export interface Consent {
  readonly outcome: 'accept' | 'no-email' | 'deny'
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  /** URL of the person's portrait; empty for none. */
  readonly picture: string
  readonly trouble: (typeof troubles)[number][0]
}

const troubles = [
  ['none', 'Nothing goes wrong'],
  ['slow', 'The answer takes five seconds'],
  ['wrong-state', 'The answer has another state'],
  ['no-state', 'The answer has no state'],
  ['wrong-code', 'The answer has a code nobody gave'],
] as const

const slowMs = 5_000

export interface ConsentPage {
  /** Name of the provider: `Google`. */
  readonly provider: string
  /** Name of the client that requests the sign-in. */
  readonly shop: string
  /** The address that its form posts to. */
  readonly action: string
  readonly email: string
}

/** The page of a simulated identity provider: plain HTML without script. */
export const consentPage = ({ provider, shop, action, email }: ConsentPage): Response =>
  page(
    `Sign in with ${escapeHtml(provider)}`,
    `<h1>Sign in with ${escapeHtml(provider)}</h1>
    <p>${escapeHtml(shop)} asks for your name and your email address.</p>
    <form method="post" action="${escapeHtml(action)}">
      <label>Email address<input name="email" type="email" value="${escapeHtml(email)}" autocomplete="off"></label>
      <label>First name<input name="firstName" value="Freja" autocomplete="off"></label>
      <label>Last name<input name="lastName" value="Holm" autocomplete="off"></label>
      <label>Address of a portrait<input name="picture" value="https://portraits.example/freja.jpg" autocomplete="off"></label>
      <label><input type="checkbox" name="emailVerified" value="yes" checked> The address is verified</label>
      <label>What goes wrong<select name="trouble">${troubles.map(([value, says]) => `<option value="${value}">${says}</option>`).join('')}</select></label>
      <button name="outcome" value="accept">Continue</button>
      <button name="outcome" value="no-email">Continue without the email address</button>
      <button name="outcome" value="deny">Cancel</button>
    </form>
    <small>A simulated page: nobody is asked for a password here.</small>`,
  )

/** The provider does not understand the request. */
export const badRequestPage = (why: string): Response =>
  page('Access blocked', `<h1>Access blocked</h1><p>${escapeHtml(why)}</p>`, 400)

export async function readConsent(request: Request): Promise<Consent> {
  const form = new URLSearchParams(await request.text())
  const field = (name: string): string => form.get(name)?.trim() ?? ''
  return {
    outcome: field('outcome') === 'deny' ? 'deny' : field('outcome') === 'no-email' ? 'no-email' : 'accept',
    email: field('email'),
    emailVerified: field('emailVerified') === 'yes',
    firstName: field('firstName'),
    lastName: field('lastName'),
    picture: field('picture'),
    trouble: troubles.find(([value]) => value === field('trouble'))?.[0] ?? 'none',
  }
}

export interface WayBack {
  readonly redirectUri: string
  readonly state: string | null
  readonly postsForm: boolean
}

/** Sends the browser back to the shop with the person's decision. */
export async function leadBack(way: WayBack, consent: Consent, answer: Record<string, string>): Promise<Response> {
  const { trouble } = consent
  const state = trouble === 'wrong-state' ? 'somebody-elses' : trouble === 'no-state' ? null : way.state
  const params = {
    ...answer,
    ...(trouble === 'wrong-code' && answer.code !== undefined ? { code: 'nobody-gave-this' } : {}),
    ...(state === null ? {} : { state }),
  }
  if (trouble === 'slow') await new Promise((waited) => setTimeout(waited, slowMs))
  if (way.postsForm) return postingPage(way.redirectUri, params)
  const url = new URL(way.redirectUri)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return new Response(null, { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } })
}
