import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shell } from '#contracts/content.ts'
import { type Market, marketOnWire } from '#server/markets/index.ts'
import { callRefusal } from '#server/platform/calls/call-refusals.ts'
import { chooseEncoding, type Encoding, encode } from '#server/platform/http/encodings.ts'
import { isFresh } from '#server/platform/http/etag.ts'
import { answerAddress } from './page.handler.ts'
import { readAddress } from './page-address.ts'
import type { PagesNeeds } from './pages-needs.ts'

/** `GET /api/f`: what all pages of a market share. With `path`, the payload of that page, with the same bytes as at its own address. */
export function firstPayload(
  needs: PagesNeeds,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const bodies = new Map<string, ShellBodies>()
  return async (request, reply) => {
    const query = lowerCased(request.query as Record<string, unknown>)
    const named = query.market === undefined ? undefined : needs.parts.markets.find(query.market.toLowerCase())
    if (query.market !== undefined && !named) return refuse(needs, reply)
    if (query.path !== undefined) return answerPath(needs, request, reply, withMarket(query.path, named))
    const visitor = needs.visitor(request)
    const market = named ?? visitor.market
    if (!market) return sendMarkets(needs, reply)
    if (visitor.preview && needs.preview) return sendDraft(needs.preview, reply, { market, at: visitor.previewAt })
    const shell = needs.parts.content.shell(market)
    const known = bodies.get(market.id)
    const current = known?.version === shell.version ? known : newBodies(shell)
    bodies.set(market.id, current)
    return sendShell(request, reply, current, { isVersioned: query.v === shell.version, isNamed: named !== undefined })
  }
}

function answerPath(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const address = readAddress(path)
  return answerAddress(needs, request, reply, {
    address,
    requested: { representation: 'json', search: address?.search ?? '', throughApi: true },
  })
}

/** An address without its market; the call names the market in another parameter. */
function withMarket(path: string, market: Market | undefined): string {
  const rooted = path.startsWith('/') ? path : `/${path}`
  return market && !/^\/[a-z]{2}-[a-z]{2}(?:[/?]|$)/i.test(rooted) ? `/${market.id}${rooted}` : rooted
}

interface ShellBodies {
  readonly version: string
  readonly json: string
  readonly encoded: Map<Encoding, Buffer>
}

const newBodies = (shell: Shell): ShellBodies => ({
  version: shell.version,
  json: JSON.stringify(shell),
  encoded: new Map(),
})

function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  shell: ShellBodies,
  { isVersioned, isNamed }: { readonly isVersioned: boolean; readonly isNamed: boolean },
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${shell.version}-${encoding}"`
  const lifetime = isVersioned ? 'max-age=31536000, immutable' : 'max-age=300'
  reply
    .header('cache-control', `${isNamed ? 'public' : 'private'}, ${lifetime}`)
    .header('vary', 'Accept-Encoding')
    .header('etag', etag)
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const body = shell.encoded.get(encoding) ?? encode(shell.json, encoding)
  shell.encoded.set(encoding, body)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(body)
}

/** An editor gets the menus with drafts. This answer is not cached. */
async function sendDraft(
  preview: NonNullable<PagesNeeds['preview']>,
  reply: FastifyReply,
  { market, at }: { readonly market: Market; readonly at: Date | undefined },
): Promise<FastifyReply> {
  const { parts, within } = await preview(at)
  const shell = await within(async () => parts.content.shell(market))
  return reply
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(shell))
}

const sendMarkets = ({ parts }: PagesNeeds, reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ status: 200, markets: parts.markets.open.map(marketOnWire) }))

const refuse = (needs: PagesNeeds, reply: FastifyReply): FastifyReply =>
  reply
    .code(400)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        ...callRefusal(needs.localization(undefined), { code: 'call.unknown-market' }),
        traceId: reply.request.id,
      }),
    )

const lowerCased = (query: Readonly<Record<string, unknown>>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? String(value[0]) : String(value),
    ]),
  )
