import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readAddress } from './picture-address.ts'
import { findPicture, type Lifetime, type PicturesNeed } from './pictures.ts'

interface PictureRoute {
  readonly Params: { readonly subject: string; readonly version: string; readonly file: string }
  readonly Querystring: { readonly w?: string | readonly string[] }
}

export interface ImageRoutesNeed extends PicturesNeed {
  /** Called for pictures that could not be found or made. */
  readonly failed: (error: unknown) => void
}

const cacheControl = {
  'for ever': 'public, max-age=31536000, immutable',
  'a while': 'public, max-age=3600, stale-while-revalidate=86400',
  moments: 'public, max-age=30',
} as const satisfies Record<Lifetime, string>

/** Pictures by their address. They contain nothing personal, need no cookie, and any cache may store them for the stated time. */
export function imageRoutes(needs: ImageRoutesNeed): (app: FastifyInstance) => void {
  return (app) => {
    app.get<PictureRoute>('/images/:subject/:version/:file', (request, reply) => answerPicture(needs, request, reply))
  }
}

async function answerPicture(
  needs: ImageRoutesNeed,
  request: FastifyRequest<PictureRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { w } = request.query
  const asked = readAddress({ ...request.params, width: Array.isArray(w) ? 'several' : (w as string | undefined) })
  if (asked === 'unknown') return refuse(reply, 404)
  if (asked === 'refused') return refuse(reply, 400)
  const found = await findPicture(needs, asked).catch((error: unknown) => {
    needs.failed(error)
    return 'busy' as const
  })
  if (found === 'unknown') return refuse(reply, 404)
  if (found === 'busy') return refuse(reply.header('retry-after', '5'), 503)
  const tag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 22)}"`
  reply
    .header('etag', tag)
    .header('cross-origin-resource-policy', 'same-site')
    .header('cache-control', cacheControl[found.lifetime])
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply
    .type(`image/${asked.format}`)
    .send(Buffer.from(found.bytes.buffer, found.bytes.byteOffset, found.bytes.byteLength))
}

const refusals = { 400: 'No such width', 404: 'No such picture', 503: 'Busy' } as const

const refuse = (reply: FastifyReply, status: keyof typeof refusals): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(refusals[status])
