import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readAddress } from './picture-address.ts'
import { findPicture, type PicturesNeed } from './pictures.ts'

interface Asked {
  readonly Params: { readonly subject: string; readonly version: string; readonly file: string }
  readonly Querystring: { readonly w?: string | readonly string[] }
}

/** Pictures by their address. They hold nothing personal, need no cookie, and may be kept for ever by anybody. */
export function imageRoutes(needs: PicturesNeed): (app: FastifyInstance) => void {
  return (app) => {
    app.get<Asked>('/images/:subject/:version/:file', (request, reply) => answerPicture(needs, request, reply))
  }
}

async function answerPicture(
  needs: PicturesNeed,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { w } = request.query
  const asked = readAddress({ ...request.params, width: Array.isArray(w) ? 'several' : (w as string | undefined) })
  if (asked === 'unknown') return refuse(reply, 404)
  if (asked === 'refused') return refuse(reply, 400)
  const found = await findPicture(needs, asked)
  if (found === 'unknown') return refuse(reply, 404)
  if (found === 'busy') return refuse(reply.header('retry-after', '5'), 503)
  const tag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 22)}"`
  reply
    .header('etag', tag)
    .header('cross-origin-resource-policy', 'same-site')
    .header('cache-control', found.lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply
    .type(`image/${asked.format}`)
    .send(Buffer.from(found.bytes.buffer, found.bytes.byteOffset, found.bytes.byteLength))
}

const refusals = { 400: 'No such width', 404: 'No such picture', 503: 'Busy' } as const

const refuse = (reply: FastifyReply, status: keyof typeof refusals): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(refusals[status])
