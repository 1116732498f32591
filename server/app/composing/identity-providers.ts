import { facebookProvider } from '#adapters/sign-in-facebook/server.ts'
import { openIdProvider } from '#adapters/sign-in-openid/server.ts'
import type { IdentityProvider } from '#server/accounts/index.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import {
  appleSimulatorKeys,
  directorySimulatorKeys,
  facebookSimulatorKeys,
  googleSimulatorKeys,
} from '../simulators/simulator-keys.ts'
import { type SimulatorName, simulatorNames } from '../simulators/simulator-names.ts'
import { type Guard, guarded } from './guarded.ts'

export type IdentityNeeds = Pick<Settings, 'simulatorsUrl'> &
  Partial<Pick<Settings, 'identity' | 'simulators'>> & {
    /** The email domain of the shop's staff. Without it there is no staff directory. */
    readonly staffDomain?: string | undefined
  }

/** Returns every identity provider that has credentials or a simulator, each with its own guard. */
export function identityProviders(needs: IdentityNeeds, guard: (name: string) => Guard): readonly IdentityProvider[] {
  const all = [google(needs), facebook(needs), apple(needs), directory(needs)]
  return all
    .filter((provider) => provider !== undefined)
    .map((provider) => guarded(provider, ['start', 'finish'], guard(`sign-in-${provider.id}`)))
}

const simulatorOf = (
  { simulators = simulatorNames, simulatorsUrl }: IdentityNeeds,
  name: SimulatorName,
): string | undefined => (simulators.includes(name) ? `${simulatorsUrl}/${name}` : undefined)

function google(needs: IdentityNeeds): IdentityProvider | undefined {
  const keys = needs.identity?.google
  const issuer = keys ? 'https://accounts.google.com' : simulatorOf(needs, 'google')
  if (issuer === undefined) return undefined
  const { clientId, secret } = keys ?? googleSimulatorKeys
  return openIdProvider({ id: 'google', issuer, clientId, proof: { secret }, scope: 'openid email profile' })
}

function apple(needs: IdentityNeeds): IdentityProvider | undefined {
  const keys = needs.identity?.apple
  const issuer = keys ? 'https://appleid.apple.com' : simulatorOf(needs, 'apple')
  if (issuer === undefined) return undefined
  const { clientId, ...proof } = keys ?? appleSimulatorKeys
  return openIdProvider({ id: 'apple', issuer, clientId, proof, scope: 'openid name email', postsForm: true })
}

function facebook(needs: IdentityNeeds): IdentityProvider | undefined {
  const keys = needs.identity?.facebook
  if (keys)
    return facebookProvider({ pagesUrl: 'https://www.facebook.com', graphUrl: 'https://graph.facebook.com', ...keys })
  const url = simulatorOf(needs, 'facebook')
  return url === undefined ? undefined : facebookProvider({ pagesUrl: url, graphUrl: url, ...facebookSimulatorKeys })
}

/** The staff directory exists only if the shop's staff have an email domain of their own. */
function directory(needs: IdentityNeeds): IdentityProvider | undefined {
  const keys = needs.identity?.directory
  const issuer = keys?.issuer ?? simulatorOf(needs, 'directory')
  if (issuer === undefined || needs.staffDomain === undefined) return undefined
  const { clientId, secret } = keys ?? directorySimulatorKeys
  const scope = 'openid email profile'
  const ownDomain = needs.staffDomain
  return openIdProvider({ id: 'active-directory', issuer, clientId, proof: { secret }, scope, ownDomain })
}
