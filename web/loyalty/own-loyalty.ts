import type { WireLoyalty, WireMemberCard } from '#contracts/loyalty.ts'
import { classOf } from '#web/platform/api-error.ts'
import { api } from '#web/platform/client.ts'

let known: Promise<string> | undefined

/** The email address of the signed-in member. The calls of the loyalty programme need it. */
function ownEmail(catalog: string): Promise<string> {
  known ??= api('GET /api/account/{catalog}/get-user-metadata', { catalog }).then(({ email }) => email)
  known.catch(() => {
    known = undefined
  })
  return known
}

export const ownCard = async (catalog: string): Promise<WireMemberCard> =>
  api('GET /api/voyado/voyado/qr-code/{accountEmail}', { accountEmail: await ownEmail(catalog) })

/** `no-member` if the account is not in the loyalty programme, or its email address is not confirmed. */
export async function ownPoints(catalog: string): Promise<WireLoyalty | 'no-member'> {
  try {
    return await api('GET /api/voyado/voyado/points/{accountEmail}', { accountEmail: await ownEmail(catalog) })
  } catch (fault) {
    if (classOf(fault) === 'notFound' || classOf(fault) === 'forbidden') return 'no-member'
    throw fault
  }
}
