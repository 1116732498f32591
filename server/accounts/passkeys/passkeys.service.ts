import type { CreatedCredential, CreationOptions, RequestOptions, UsedCredential } from '#contracts/passkeys.ts'
import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { SignInRequest } from '../sign-in.ts'
import { add, addRefusal, beginToAdd, mostOfAccount, timeout } from './add-passkey.service.ts'
import { openChallenges } from './challenges.service.ts'
import { readPasskeyName } from './passkey-name.ts'
import { signIn, whyNoSignIn } from './passkey-sign-in.service.ts'
import { type Answer, mailPasskeyChange, ownAccount, passkeysOff, type Steps } from './passkey-steps.service.ts'
import type { PasskeyProblem } from './passkeys.problems.ts'
import { passkeysIn, type StoredPasskey } from './passkeys.repository.ts'
import type { PasskeysNeeds } from './passkeys-needs.ts'

/** Passkeys of accounts. They are bound to the host of the shop's public address, so no other site can use them. */
export interface Passkeys {
  list(ask: SignInRequest): Answer<{ readonly passkeys: readonly StoredPasskey[]; readonly canAdd: boolean }>
  /** Options with which a browser makes a passkey. */
  beginToAdd(ask: SignInRequest): Answer<CreationOptions>
  add(ask: SignInRequest, credential: CreatedCredential, name: string | undefined): Answer<StoredPasskey>
  rename(ask: SignInRequest, id: string, name: string): Answer<undefined>
  remove(ask: SignInRequest, id: string): Answer<undefined>
  beginSignIn(ask: SignInRequest): Result<RequestOptions, PasskeyProblem>
  signIn(ask: SignInRequest, credential: UsedCredential): Answer<undefined>
}

export function openPasskeys(needs: PasskeysNeeds): Passkeys {
  const { origin, hostname: rpId } = new URL(needs.publicUrl)
  const challenges = openChallenges(needs.secrets, needs.clock)
  const table = passkeysIn(needs.database)
  const steps: Steps = { needs, table, challenges, origin, rpId }
  return {
    list: (ask) => list(steps, ask),
    beginToAdd: (ask) => beginToAdd(steps, ask),
    add: (ask, credential, typedName) => add(steps, ask, { credential, typedName }),
    remove: (ask, id) => remove(steps, ask, id),
    signIn: (ask, credential) => signIn(steps, ask, credential),

    async rename(ask, id, typed) {
      const name = readPasskeyName(typed)
      if (!name.ok) return name
      if (isId(id) && (await table.rename(ask.visitor.accountId!, id, name.value))) return accepted(undefined)
      return refused({ code: 'passkey.missing' })
    },

    beginSignIn(ask) {
      const why = whyNoSignIn(needs, ask)
      if (why) return refused(why)
      return accepted({ rpId, challenge: challenges.make('sign-in'), timeout, userVerification: 'required' })
    },
  }
}

async function list({ needs, table }: Steps, ask: SignInRequest): ReturnType<Passkeys['list']> {
  const why = passkeysOff(needs, ask)
  if (why) return refused(why)
  const account = await ownAccount(needs, ask)
  const passkeys = await table.list(ask.visitor.accountId!)
  const canAdd = account !== undefined && passkeys.length < mostOfAccount && !(await addRefusal(needs, ask, account))
  return accepted({ passkeys, canAdd })
}

async function remove({ needs, table }: Steps, ask: SignInRequest, id: string): Answer<undefined> {
  const account = await ownAccount(needs, ask)
  return needs.database.transaction(async (inside): Answer<undefined> => {
    const held = await table.lock(inside, ask.visitor.accountId!)
    const passkey = held.find((one) => one.id === id)
    if (!account || !passkey) return refused({ code: 'passkey.missing' })
    if (held.length === 1 && !account.hasPassword && account.providers.length === 0)
      return refused({ code: 'passkey.last' })
    await table.remove(inside, id)
    await mailPasskeyChange(needs, inside, ask, { account, change: { change: 'passkey-removed', name: passkey.name } })
    return accepted(undefined)
  })
}
