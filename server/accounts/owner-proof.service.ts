import { type AccountParts, tooOften, unlessBusy } from './account-parts.service.ts'
import type { OwnerRefused, SignInRequest } from './sign-in.ts'

/** A sign-in within this time proves that the owner is present. */
const recentMs = 10 * 60_000

const refusedAs = (code: string): OwnerRefused => ({ status: 'FIELD_ERROR', formFields: [{ id: 'password', code }] })

/** Why the signed-in person does not count as the owner for important changes: neither the password nor a recent sign-in proves it. */
export type WhyNotOwner = (
  ask: SignInRequest,
  /** Undefined if the caller cannot send a password; then only a recent sign-in counts. */
  typed: string | undefined,
) => Promise<OwnerRefused | undefined>

export function ownerProof(parts: AccountParts): WhyNotOwner {
  const { accounts, clock, hashes, secrets, sessions } = parts
  const why: WhyNotOwner = async (ask, typed) => {
    const stored = await accounts.find(ask.visitor.accountId!)
    if (!stored) return { status: 'GENERAL_ERROR', code: 'profile.account-gone' }
    const { account, password } = stored
    if (password === null || typed === undefined) {
      const startedAt = await sessions.startedAt(ask.visitor.session!.id)
      const isRecent = startedAt !== undefined && clock().getTime() - startedAt.getTime() <= recentMs
      return isRecent ? undefined : { status: 'GENERAL_ERROR', code: 'email-change.sign-in-again' }
    }
    if (typed === '') return refusedAs('form.required')
    const device = parts.deviceOf(ask)
    const isKnownDevice = await secrets.isKnownDevice(account.id, device)
    const tried = { email: account.email, device, isKnownDevice, address: ask.visitor.address }
    const isRight = await parts.tries.tryPassword(
      tried,
      async () => typed.length <= 400 && hashes.isRight(password, typed),
    )
    if (isRight === 'too-often') return tooOften
    return isRight ? undefined : refusedAs('email-change.password-wrong')
  }
  return (...asked) => unlessBusy(() => why(...asked))
}
