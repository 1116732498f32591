import { expect, onTestFinished, test } from 'vitest'
import type { IdentityProvider, StartedSignIn } from './identity-provider.port.ts'

export interface OpenedProvider {
  readonly provider: IdentityProvider
  /** The same provider with a wrong secret. */
  readonly stranger: IdentityProvider
  /** Switches faults on. */
  control(faults: { readonly down?: boolean }): Promise<void>
  tokens(faults: { readonly forge?: string | null; readonly rotate?: boolean }): Promise<void>
  close(): Promise<void>
}

export interface KnownProvider {
  /** The address that the browser returns to. */
  readonly redirectUri: string
  /** True if the provider says that an address is verified. */
  readonly vouches: boolean
  /** True if the provider sends the address of a portrait. */
  readonly portrays: boolean
  /** Forged tokens that the adapter must reject. */
  readonly forgeries: readonly string[]
}

const picture = 'https://portraits.example/freja.jpg'
const freja = { email: 'freja@mail.example', firstName: 'Freja', lastName: 'Holm', emailVerified: 'yes', picture }

/** Submits the form on the provider's page; returns the query of the redirect. */
export async function consent(
  started: StartedSignIn,
  form: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const page = await fetch(`${started.url}&state=s1`)
  const action = /action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&')
  const answer = await fetch(action!, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ outcome: 'accept', ...freja, ...form }),
  })
  const location = answer.headers.get('location')
  if (location !== null) return Object.fromEntries(new URL(location).searchParams)
  const fields = [...(await answer.text()).matchAll(/name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name, value]) => [name!, value!.replaceAll('&quot;', '"')]))
}

/** The contract of every identity provider. */
export function describeIdentityProvider(open: () => Promise<OpenedProvider>, known: KnownProvider): void {
  const opened = async () => {
    const it = await open()
    onTestFinished(it.close)
    return it
  }
  describePersons(opened, known)
  describeRefusals(opened, known)

  test('throws when the shop itself is refused, and when nobody answers', async () => {
    const { provider, stranger, control } = await opened()
    const started = await provider.start(known)
    const back = await consent(started)
    await expect(finish(known, stranger, started, back)).rejects.toThrow()

    await control({ down: true })
    await expect(finish(known, provider, started, back)).rejects.toThrow()
  })
}

const finish = (
  { redirectUri }: KnownProvider,
  provider: IdentityProvider,
  started: StartedSignIn,
  params: Record<string, string>,
) => provider.finish({ redirectUri, params, pkceCodeVerifier: started.pkceCodeVerifier })

/** Tests of a person's identity. */
function describePersons(opened: () => Promise<OpenedProvider>, known: KnownProvider): void {
  const { redirectUri } = known

  test('proves who a person is who agrees on its page', async () => {
    const { provider } = await opened()
    const started = await provider.start({ redirectUri })
    expect(new URL(started.url).searchParams.has('state')).toBe(false)

    const found = await finish(known, provider, started, await consent(started))

    expect(found).toMatchObject({
      ok: true,
      value: { email: freja.email, emailVerified: known.vouches, firstName: 'Freja', lastName: 'Holm' },
    })
    const again = await provider.start({ redirectUri })
    const later = await finish(known, provider, again, await consent(again))
    expect(later.ok && found.ok && later.value.subject === found.value.subject).toBe(true)
  })

  test('tells the portrait of a person, or that there is none', async () => {
    const { provider } = await opened()
    const tells = async (form: Readonly<Record<string, string>>) => {
      const started = await provider.start({ redirectUri })
      const found = await finish(known, provider, started, await consent(started, form))
      return found.ok && found.value.picture
    }

    expect(await tells({})).toBe(known.portrays ? picture : undefined)
    expect(await tells({ picture: '' })).toBeUndefined()
  })

  test('tells a person without an email address, and one whose address it does not vouch for', async () => {
    const { provider } = await opened()
    const started = await provider.start({ redirectUri })
    const nameless = await finish(known, provider, started, await consent(started, { outcome: 'no-email' }))
    expect(nameless.ok && nameless.value).not.toHaveProperty('email')

    const second = await provider.start({ redirectUri })
    const doubtful = await finish(known, provider, second, await consent(second, { emailVerified: '' }))
    expect(doubtful).toMatchObject({ ok: true, value: { emailVerified: false } })
  })
}

/** Tests of proofs that must be refused. */
function describeRefusals(opened: () => Promise<OpenedProvider>, known: KnownProvider): void {
  const { redirectUri } = known

  test('refuses a code that was used, made up or left out, and the answer of somebody who cancelled', async () => {
    const { provider } = await opened()
    const started = await provider.start({ redirectUri })
    const back = await consent(started)
    expect((await finish(known, provider, started, back)).ok).toBe(true)

    const refused = { ok: false, problem: { code: 'provider.code-refused' } }
    expect(await finish(known, provider, started, back)).toMatchObject(refused)
    expect(await finish(known, provider, started, { code: 'made-up' })).toMatchObject(refused)
    expect(await finish(known, provider, started, {})).toMatchObject(refused)
    const denied = await provider.start({ redirectUri })
    expect(await finish(known, provider, denied, await consent(denied, { outcome: 'deny' }))).toMatchObject({
      ok: false,
      problem: { code: 'provider.code-refused', reason: 'access_denied' },
    })
  })

  test('refuses a code that came back to another address', async () => {
    const { provider } = await opened()
    const started = await provider.start({ redirectUri })
    const params = await consent(started)

    const elsewhere = { redirectUri: 'http://shop.example/elsewhere', pkceCodeVerifier: started.pkceCodeVerifier }
    expect(await provider.finish({ ...elsewhere, params })).toMatchObject({ ok: false })
  })

  test.each(known.forgeries)('refuses a proof that is forged: its %s', async (forge) => {
    const { provider, tokens } = await opened()
    const started = await provider.start({ redirectUri })
    await tokens({ forge })

    expect(await finish(known, provider, started, await consent(started))).toMatchObject({
      ok: false,
      problem: { code: 'provider.identity-refused' },
    })
  })
}
