import { createHash, randomUUID } from 'node:crypto'
import { isShop } from './profiles.ts'
import type { Grant, Provider } from './provider.ts'

const codeGoodForMs = 5 * 60_000

/** Gives tokens for a code, only once. */
export async function giveTokens(provider: Provider, request: Request): Promise<Response> {
  const { profile, client, issuer, grants } = provider
  const form = new URLSearchParams(await request.text())
  if (!(await isShop(client, form, issuer))) return Response.json({ error: 'invalid_client' }, { status: 401 })
  const code = form.get('code') ?? ''
  const grant = grants.get(code)
  grants.delete(code)
  if (!grant || !isFor(grant, form)) return Response.json({ error: 'invalid_grant' }, { status: 400 })
  const nonce = grant.query.get('nonce') ?? undefined
  const claims = profile.claims(grant.consent)
  return Response.json({
    ...{ access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600 },
    id_token: await provider.tokens.sign({
      ...{ issuer, audience: client.clientId, nonce, claims },
      forgery: provider.forgery,
    }),
  })
}

function isFor({ query, madeAtMs }: Grant, form: URLSearchParams): boolean {
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  return (
    form.get('grant_type') === 'authorization_code' &&
    form.get('redirect_uri') === query.get('redirect_uri') &&
    challenge === query.get('code_challenge') &&
    Date.now() - madeAtMs < codeGoodForMs
  )
}
