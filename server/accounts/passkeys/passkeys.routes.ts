import { type ListedPasskey, passkeysCalls } from '#contracts/passkeys.ts'
import { accepted } from '#foundation/result.ts'
import type { Markets } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { signInRequest } from '../sign-in.routes.ts'
import { passkeysProblems } from './passkeys.problems.ts'
import type { StoredPasskey } from './passkeys.repository.ts'
import type { Passkeys } from './passkeys.service.ts'

/** The calls that manage the passkeys of an account, and that sign in with them. */
export function passkeysRoutes(passkeys: Passkeys, markets: Pick<Markets, 'open'>): CallGroup {
  const ok = { status: 'OK' as const }
  return serveCalls(passkeysCalls, passkeysProblems, {
    'GET /api/account/passkeys': async (ask) => {
      const listed = await passkeys.list(signInRequest(ask, markets))
      return listed.ok ? { passkeys: listed.value.passkeys.map(onWire), canAdd: listed.value.canAdd } : listed
    },
    'POST /api/account/passkeys/options': (ask) => passkeys.beginToAdd(signInRequest(ask, markets)),
    'POST /api/account/passkeys': async (ask) => {
      const added = await passkeys.add(signInRequest(ask, markets), ask.body.credential, ask.body.name)
      return added.ok ? accepted(onWire(added.value)) : added
    },
    'PUT /api/account/passkeys/{passkeyId}': async (ask) => {
      const renamed = await passkeys.rename(signInRequest(ask, markets), ask.params.passkeyId, ask.body.name)
      return renamed.ok ? ok : renamed
    },
    'DELETE /api/account/passkeys/{passkeyId}': async (ask) => {
      const removed = await passkeys.remove(signInRequest(ask, markets), ask.params.passkeyId)
      return removed.ok ? ok : removed
    },
    'POST /api/auth/passkey/options': async (ask) => passkeys.beginSignIn(signInRequest(ask, markets)),
    'POST /api/auth/passkey/signin': async (ask) => {
      const signedIn = await passkeys.signIn(signInRequest(ask, markets), ask.body.credential)
      return signedIn.ok ? ok : signedIn
    },
  })
}

const onWire = ({ id, name, madeAt, usedAt, backedUp }: StoredPasskey): ListedPasskey => ({
  ...{ id, name, madeAt: madeAt.toISOString(), usedAt: usedAt?.toISOString() ?? null, backedUp },
})
