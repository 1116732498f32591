import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'
import { dialog } from './dialog.ts'
import { type Grants, noGrants, type ShopApp } from './grants.ts'
import { accessToken, debugToken, me } from './graph.ts'

export type { ShopApp } from './grants.ts'

const path = /^\/v\d{2}\.\d\/(dialog\/oauth|oauth\/access_token|debug_token|me)$/

/**
 * Facebook's sign-in with a page that asks the person. `POST /control` sets `slowMs` and `down`; `POST /control/tokens`
 * with `forge` set to `audience` makes it issue tokens of another app; `GET /counts` counts the requests.
 */
export const facebookSimulator =
  (app: ShopApp): MakeSimulator =>
  (ground) => {
    const control = simulatorControl(['token', 'me'])
    const grants = noGrants(app)
    return {
      name: 'facebook',
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        const own = pathname === '/control/tokens' ? await setTokens(grants, request) : await control.own(request)
        if (own) return own
        const trouble = await control.trouble()
        if (trouble) return trouble
        switch (path.exec(pathname)?.[1]) {
          case 'dialog/oauth':
            return dialog(grants, ground, request)
          case 'oauth/access_token':
            control.count('token')
            return accessToken(grants, searchParams)
          case 'debug_token':
            return debugToken(grants, searchParams)
          case 'me':
            control.count('me')
            return me(grants, searchParams)
          default:
            return new Response('Not Found', { status: 404 })
        }
      },
    }
  }

async function setTokens(grants: Grants, request: Request): Promise<Response> {
  const { forge } = (await request.json()) as { forge?: string | null }
  grants.appOfTokens = forge === 'audience' ? 'another-shop' : grants.app.clientId
  return Response.json({})
}
