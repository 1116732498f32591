import { ApiError } from '#web/platform/api-error.ts'
import { api } from '#web/platform/client.ts'

export type SignupOutcome =
  | { readonly sent: 'asked' | 'joined' }
  | { readonly problems: Readonly<Record<string, readonly string[]>> }

type Values = Readonly<Record<string, string>>

/** Joins the customer club with the fields of its form. */
export const sendClubSignup = (catalog: string, values: Values): Promise<SignupOutcome> =>
  tried(async () => {
    const { email = '', acceptTerms } = values
    const subBrands = Object.keys(values).flatMap((name) => (name.startsWith('brand-') ? [name.slice(6)] : []))
    const body = { email, subBrands, acceptTerms: acceptTerms === 'true', source: 'signup-widget' }
    const { state } = await api('POST /api/account/{catalog}/customerclub/subscribe', { catalog, body })
    return { sent: state === 'active' ? 'joined' : 'asked' }
  })

/** Subscribes to the newsletter; the owner of the address must confirm it by mail. */
export const sendPopupSignup = (catalog: string, { email = '' }: Values): Promise<SignupOutcome> =>
  tried(async () => {
    const query = { sleekNote: 'true' } as const
    await api('POST /api/account/{catalog}/customerclub/verify-email', { catalog, query, body: { email } })
    return { sent: 'asked' }
  })

async function tried(send: () => Promise<SignupOutcome>): Promise<SignupOutcome> {
  try {
    return await send()
  } catch (error) {
    const result = error instanceof ApiError ? error.result : undefined
    return { problems: result?.errors ?? { '': [result?.message ?? ''] } }
  }
}
