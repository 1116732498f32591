import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { ProviderProblem } from '#server/accounts/identity-provider.port.ts'

/** Errors about the code. Any other error, such as `invalid_client`, means that the shop is configured wrongly. */
const ofTheCode = ['invalid_grant', 'invalid_request', 'access_denied']

/** The library's error codes for a rejected id token. */
const ofTheToken = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]

/** Why a sign-in is refused; undefined for faults of the provider or of the shop. */
export function problemOf(error: unknown): ProviderProblem | undefined {
  if (error instanceof AuthorizationResponseError) return { code: 'provider.code-refused', reason: error.error }
  if (error instanceof ResponseBodyError && ofTheCode.includes(error.error))
    return { code: 'provider.code-refused', reason: error.error }
  if (error instanceof ClientError && ofTheToken.includes(error.code ?? ''))
    return { code: 'provider.identity-refused', reason: error.message }
  return undefined
}
