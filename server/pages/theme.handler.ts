import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PagesNeeds } from './pages-needs.ts'

/** The shop's own style sheet under an address with its hash. An older address gets the current sheet and must not be cached. */
export function answerTheme({ parts }: PagesNeeds, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const theme = parts.content.theme()
  if (!theme) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  const isCurrent = request.url.split('?')[0] === theme.url
  return reply
    .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
    .type('text/css; charset=utf-8')
    .send(theme.css)
}
