import { createHmac, randomUUID } from 'node:crypto'
import type { Consent } from '#server/platform/simulators/consent-page.ts'
import { type Grants, idOf, refusal } from './grants.ts'

/** Gives an access token for a code, only once. */
export function accessToken({ app, codes, people }: Grants, asked: URLSearchParams): Response {
  if (asked.get('client_id') !== app.clientId || asked.get('client_secret') !== app.clientSecret)
    return refusal(1, 'Error validating client secret.')
  const code = asked.get('code') ?? ''
  const given = codes.get(code)
  codes.delete(code)
  if (given?.redirectUri !== asked.get('redirect_uri') || !given)
    return refusal(100, 'This authorization code has been used or is not valid.')
  const token = randomUUID()
  people.set(token, given.consent)
  return Response.json({ access_token: token, token_type: 'bearer', expires_in: 5_183_944 })
}

/** Answers whose access token it is, and which app it was issued to. */
export function debugToken({ app, people, appOfTokens }: Grants, asked: URLSearchParams): Response {
  if (asked.get('access_token') !== `${app.clientId}|${app.clientSecret}`)
    return refusal(190, 'Invalid OAuth access token.')
  const person = people.get(asked.get('input_token') ?? '')
  return Response.json({
    data: person ? { app_id: appOfTokens, is_valid: true, user_id: idOf(person) } : { is_valid: false },
  })
}

/** The profile of the person to whom the access token belongs. */
export function me({ app, people }: Grants, asked: URLSearchParams): Response {
  const token = asked.get('access_token') ?? ''
  const person = people.get(token)
  if (!person) return refusal(190, 'Invalid OAuth access token.')
  const proof = createHmac('sha256', app.clientSecret).update(token).digest('hex')
  if (asked.get('appsecret_proof') !== proof)
    return refusal(100, 'Invalid appsecret_proof provided in the API argument')
  return Response.json({
    id: idOf(person),
    ...(person.outcome === 'no-email' ? {} : { email: person.email }),
    ...{ first_name: person.firstName, last_name: person.lastName },
    ...(asked.get('fields')?.includes('picture') ? { picture: { data: portraitOf(person) } } : {}),
  })
}

/** A portrait in Facebook's format. People without one have a drawn silhouette. */
const portraitOf = ({ picture }: Consent) => ({
  ...{ height: 200, width: 200, is_silhouette: picture === '' },
  url: picture || 'https://portraits.example/silhouette.png',
})
