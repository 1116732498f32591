import type { SignedInUser } from '#contracts/sign-in.ts'
import type { Account } from './account.ts'

const tenantIds = ['public']

/** An account in the format of the public session protocol: one login method for its password, and one for each provider. */
export function userOnWire({
  id,
  email,
  emailVerified,
  hasPassword,
  joinedAt,
  providers,
  passkeys,
}: Account): SignedInUser {
  const timeJoined = joinedAt.getTime()
  const method = { recipeUserId: id, tenantIds, timeJoined, verified: emailVerified, email }
  const thirdParty = providers.map(({ id: provider, subject }) => ({ id: provider, userId: subject }))
  return {
    ...{ id, timeJoined, isPrimaryUser: false, tenantIds, emails: [email], phoneNumbers: [], thirdParty },
    webauthn: { credentialIds: [...passkeys] },
    loginMethods: [
      ...(hasPassword ? [{ recipeId: 'emailpassword', ...method }] : []),
      ...thirdParty.map((provider) => ({ recipeId: 'thirdparty', ...method, thirdParty: provider })),
    ],
  }
}
