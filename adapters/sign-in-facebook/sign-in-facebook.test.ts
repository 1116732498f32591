import { describeIdentityProvider } from '#server/accounts/identity-provider.port-test.ts'
import { openSimulatedProvider } from '#server/accounts/simulated-provider.fakes.ts'
import { facebookProvider } from './server.ts'
import { facebookSimulator } from './simulator/index.ts'

const shop = { clientId: '1234567890', clientSecret: 'right' }

describeIdentityProvider(
  () =>
    openSimulatedProvider(facebookSimulator(shop), 'facebook', (url) => {
      const at = { pagesUrl: url, graphUrl: url }
      return {
        provider: facebookProvider({ ...at, ...shop }),
        stranger: facebookProvider({ ...at, ...shop, clientSecret: 'wrong' }),
      }
    }),
  { redirectUri: 'http://shop.example/login/callback', vouches: false, portrays: true, forgeries: ['audience'] },
)
